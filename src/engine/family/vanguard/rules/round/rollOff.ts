/** One die of each side. */
export interface RollOff {
  readonly side: string;
  readonly face: number;
}

/** Who goes first in the first round, or sets up first: the highest die; null: a tie, both roll again (V-14, V-80). */
export function rollOff([one, other]: readonly [RollOff, RollOff]): string | null {
  if (one.face === other.face) return null;
  return one.face > other.face ? one.side : other.side;
}
