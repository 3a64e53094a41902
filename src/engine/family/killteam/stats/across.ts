import type { Ticks } from '../../../board/surely.ts';
import type { Lasting, LastingSource } from '../model/lasting.ts';
import type { BattleState } from '../model/state.ts';

/** What lies across a board for something: the ids of its pieces begin like this. */
export const linesOf = (source: string): string => `line.${source}.`;

/** Whether a move went across what lies there: it did, or that is too close to be told from where it ended. */
export const ACROSS = ['across', 'nearlyAcross'] as const;
export type Across = (typeof ACROSS)[number];

const idOf = (across: Across, source: string, operative: string): string => `${across}.${source}.${operative}`;

/** What a move can go across or come near to: its id, and where it comes from. */
export interface Crossed {
  readonly id: string;
  readonly source: LastingSource;
}

/** Kept of the last move of somebody until its activation is over. */
export const wentAcross = (across: Across, { id, source }: Crossed, operative: string): Lasting => ({
  id: idOf(across, id, operative),
  source: { ...source, kind: 'event' },
  on: { kind: 'operative', operative },
  change: { op: 'told' },
  until: 'activation',
});

/** Whether that is kept of somebody. */
export const isAcross = (
  { lasting }: Pick<BattleState, 'lasting'>,
  across: Across,
  source: string,
  operative: string,
) => lasting.some(({ id }) => id === idOf(across, source, operative));

/** Who of these went across what lies on the board for something, with their last move; only the table knows where nothing lies there. */
export function ticksAcross(state: BattleState, source: string, ids: readonly string[]): Ticks {
  const { board } = state;
  const lies = board?.map.pieces.some(({ id }) => id.startsWith(linesOf(source))) === true;
  if (!lies || ids.some((id) => board?.places[id] === undefined)) return { preset: [] };
  const those = (across: Across) => ids.filter((id) => isAcross(state, across, source, id));
  return { preset: those('across'), measured: { close: those('nearlyAcross'), settles: true } };
}
