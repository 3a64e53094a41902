// A fixed piece of work. Times are also given as multiples of it, so that figures of different machines can be compared.

const ROUNDS = 5;

/**
 * Runs the loop a few times and returns the median in ms. Uses nothing from outside, so that it can be sent into a page.
 * @param {number} rounds
 * @returns {number}
 */
export function calibrationTime(rounds) {
  const loop = () => {
    const numbers = new Uint32Array(4096);
    let value = 2463534242;
    for (let step = 0; step < 6_000_000; step++) {
      value ^= value << 13;
      value ^= value >>> 17;
      value ^= value << 5;
      numbers[step & 4095] = (numbers[(step * 7) & 4095] ?? 0) + (value >>> 0);
    }
    return numbers[0];
  };
  loop();
  const times = Array.from({ length: rounds }, () => {
    const from = performance.now();
    loop();
    return performance.now() - from;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)];
}

/** The loop here, in ms. */
export const calibrationHere = () => calibrationTime(ROUNDS);

/** The loop in a page, at the speed that its CPU has now, in ms. */
export const calibrationIn = (page) => page.evaluate(calibrationTime, ROUNDS);
