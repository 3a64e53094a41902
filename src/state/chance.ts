import { newId } from '../persistence/newId.ts';

/** The seed of a new battle. */
export const newSeed = (): string => newId();

/** A fair face 1..`sides`, for what is rolled before a battle has a seed. */
export function rollFace(sides: number): number {
  const limit = Math.floor(0x1_0000_0000 / sides) * sides;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < limit ? 1 + (drawn % sides) : rollFace(sides);
}
