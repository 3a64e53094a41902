/** A whole number from 0 to below its limit, by chance. */
export type Draw = (below: number) => number;

/** Chance that can be had again: the same seed, the same numbers. Not for dice: those are answers. */
export function drawFrom(seed: string): Draw {
  let value = 0x811c9dc5;
  for (const letter of seed) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (below) => {
    value = (value + 0x9e3779b9) | 0;
    let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}
