// Chance that can be had again: the same seed, the same numbers.

/** A function that returns a whole number from 0 to below its limit. `seed`: a whole number other than 0. */
export function seededChance(seed) {
  let value = seed >>> 0 || 1;
  return (limit) => {
    value ^= value << 13;
    value ^= value >>> 17;
    value ^= value << 5;
    return (value >>> 0) % limit;
  };
}
