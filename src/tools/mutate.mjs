// `npm run mutate`: tries small changes to the engine, one at a time, and tells which of them no test notices. No file of
// the checkout is touched: the changes are planted into what the tests load, and one is switched on for each run.
// `npm run mutate -- --count=200 --seed=1 --only=battle/tasks --tests=engine/battle --most=30`: how many, which sample, in
// files named so, by tests in files named so, in how many minutes.
import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sitesOf } from './mutate/sites.mjs';
import { seededChance } from './seeded.mjs';

const MOST_SHARE = 0.08;
const SOURCES = 'src/engine';
const REPORTS = path.resolve('reports/mutate');
/** A run that takes so much longer than without a change does not end. */
const SLOWER = 10;
const GRACE_MS = 30_000;

const { values: told } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    most: { type: 'string', default: '600' },
  },
});

/** The sources that may be changed. */
const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && file.includes(told.only))
    .toSorted();

/** So many of these, each as likely as any other, the same for the same seed. */
function sampled(all, count, seed) {
  const below = seededChance(seed);
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(below(left.length), 1)[0]);
}

/** Sources with their loops and those of the changes that were drawn. */
function drawn() {
  const parsed = sourcesOf(SOURCES).map((file) => ({ file, ...sitesOf(file, readFileSync(file, 'utf8')) }));
  const changes = sampled(
    parsed.flatMap((each) => each.changes),
    Number(told.count),
    Number(told.seed),
  ).map((change, index) => ({ id: index + 1, ...change }));
  const sites = Object.fromEntries(
    parsed.map(({ file, loops }) => [file, { loops, changes: changes.filter((change) => change.file === file) }]),
  );
  return { changes, sites, of: parsed.reduce((sum, each) => sum + each.changes.length, 0) };
}

/** The process that runs tests; asked one thing at a time. */
class Runner {
  #child;

  constructor(env = {}) {
    this.#child = fork(path.join(import.meta.dirname, 'mutate/runner.mjs'), {
      detached: process.platform !== 'win32',
      env: { ...process.env, MUTANT: '0', MUTANT_MS: '1e9', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** The answer; null when none came in time, or the process died. */
  ask(what, ms = 2 ** 31 - 1) {
    return new Promise((resolve) => {
      const finish = (answer) => {
        clearTimeout(late);
        this.#child.off('message', finish);
        this.#child.off('exit', died);
        resolve(answer);
      };
      const died = () => finish(null);
      const late = setTimeout(died, ms);
      this.#child.on('message', finish);
      this.#child.on('exit', died);
      this.#child.send(what);
    });
  }

  /** Ends it with all that it started, whatever they are doing. */
  end() {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

const runners = new Set();

/** Lets a new process do something, and ends it whatever comes of it. */
async function withRunner(env, act) {
  const runner = new Runner(env);
  runners.add(runner);
  try {
    return await act(runner);
  } finally {
    runner.end();
    runners.delete(runner);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const runner of runners) runner.end();
    process.exit(1);
  });

/** For each change the test files that reach it, the quickest first; and how long each takes, in ms. */
async function reaching(sites) {
  const folder = path.join(REPORTS, 'reached');
  rmSync(folder, { recursive: true, force: true });
  const all = await withRunner({ MUTANT_REACHED: folder }, (runner) =>
    runner.ask({ ask: 'all', sites, tests: told.tests }),
  );
  if (all === null || all.failed !== null) throw new Error(`without any change, it fails: ${all?.failed}`);
  const times = new Map(all.files.map(({ file, ms }) => [file, ms]));
  const notes = readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  const byTime = notes.toSorted((a, b) => times.get(a.file) - times.get(b.file));
  return {
    times,
    filesOf: (id) => byTime.filter(({ reached }) => reached.includes(id)).map(({ file }) => file),
  };
}

/** Tests named like the source come before the others: they are the likeliest to notice. */
function likeliestFirst(files, source) {
  const name = path.basename(source, '.ts').toLowerCase();
  const isNear = (file) => path.basename(file).toLowerCase().startsWith(name);
  return [...files.filter(isNear), ...files.filter((file) => !isNear(file))];
}

const oneLine = (text) => text.replaceAll(/\s+/gu, ' ').trim();
const asLine = ({ file, line, before, after }) => `${file}:${line}  ${oneLine(before)}  →  ${oneLine(after)}`;

/** What becomes of each change: the file that noticed it, `endless`, or null: nothing did. */
async function tried({ changes, sites }, { filesOf, times }) {
  const until = performance.now() + Number(told.most) * 60_000;
  const left = [...changes];
  const found = [];
  const tryNext = async (runner) => {
    const change = left.shift();
    const files = likeliestFirst(filesOf(change.id), change.file);
    const ms = files.reduce((sum, file) => sum + times.get(file), 0) * SLOWER + GRACE_MS;
    const answer =
      files.length === 0 ? { failed: null } : await runner.ask({ ask: 'one', id: change.id, files, ms }, 2 * ms);
    const by = answer === null ? 'endless' : answer.failed;
    found.push({ ...change, by, reachedBy: files.length });
    console.log(`${String(found.length).padStart(5)}  ${by === null ? 'SURVIVES' : 'noticed '}  ${asLine(change)}`);
    return answer !== null;
  };
  while (left.length > 0 && performance.now() < until)
    await withRunner({}, async (runner) => {
      await runner.ask({ ask: 'begin', sites });
      while (left.length > 0 && performance.now() < until && (await tryNext(runner)));
    });
  return found;
}

function print(found, of) {
  const survivors = found.filter(({ by }) => by === null);
  console.log(`\nChanges that no test noticed:`);
  for (const each of survivors)
    console.log(
      `  ${asLine(each)}  (${each.reachedBy === 0 ? 'reached by no test' : `${each.reachedBy} test files reach it`})`,
    );
  const share = survivors.length / Math.max(1, found.length);
  console.log(
    `\n${survivors.length} of ${found.length} changes survive, ${(100 * share).toFixed(1)} %; at most ${100 * MOST_SHARE} % (drawn from ${of}, seed ${told.seed})`,
  );
  return share;
}

process.chdir(path.resolve(import.meta.dirname, '../..'));
mkdirSync(REPORTS, { recursive: true });
const sample = drawn();
console.log(`${sample.changes.length} of ${sample.of} changes; first the tests as they are…`);
const found = await tried(sample, await reaching(sample.sites));
writeFileSync(path.join(REPORTS, 'found.json'), JSON.stringify(found, null, 2));
process.exit(print(found, sample.of) <= MOST_SHARE ? 0 : 1);
