// Times of the engine alone, in Node.

const LEAST_MS = 300;
const BATCH_MS = 1;

/** Runs for a while; the mean ms of one run. */
function warmedUp(run) {
  const from = performance.now();
  let runs = 0;
  while (runs < 3 || performance.now() - from < LEAST_MS) {
    run();
    runs++;
  }
  return (performance.now() - from) / runs;
}

/** The median ms of one run: warmed up, then in batches for a while. */
function timeOf(run) {
  const batch = Math.max(1, Math.round(BATCH_MS / warmedUp(run)));
  const times = [];
  const from = performance.now();
  while (times.length < 5 || performance.now() - from < LEAST_MS) {
    const start = performance.now();
    for (let again = 0; again < batch; again++) run();
    times.push((performance.now() - start) / batch);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

/** Each task's name and median time in ms. */
export const measureEngine = (tasks) => tasks.map(({ name, run }) => ({ name, time: timeOf(run) }));

const ROUNDS = 5;
const COMMANDS = 400;

/** How many times as long the last task takes as the first: medians of runs in turns, after as many to warm up. */
export function growthOf(tasks) {
  const medianOf = (run) => {
    const times = Array.from({ length: COMMANDS }, () => {
      const from = performance.now();
      run();
      return performance.now() - from;
    });
    return times.toSorted((a, b) => a - b)[COMMANDS / 2];
  };
  const [first, last] = [tasks.at(0), tasks.at(-1)];
  const rounds = Array.from({ length: ROUNDS }, () => medianOf(last.run) / medianOf(first.run));
  return rounds.slice(1).toSorted((a, b) => a - b)[Math.floor((ROUNDS - 1) / 2)];
}
