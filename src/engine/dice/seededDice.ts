import alea from 'seedrandom/lib/alea.js';

/**
 * Digital dice: `count` faces 1..`sides`, fixed by the battle's seed and the request, so that the same question after an
 * undo has the same faces. Eight draws are thrown away: similar seeds are correlated in the first ones.
 */
export function seededFaces(seed: string, requestId: string, roll: { count: number; sides: number }): number[] {
  const next = alea(`${seed}/${requestId}`);
  for (let i = 0; i < 8; i += 1) next();
  return Array.from({ length: roll.count }, () => 1 + Math.floor(next() * roll.sides));
}
