import type { BattleBoard } from '../../../board/battleBoard.ts';
import { geometry } from '../../../board/geometry.ts';
import type { Look } from '../../../board/looks.ts';
import type { Area, Ticks } from '../../../board/surely.ts';
import { type ShotFacts, pairKey } from '../model/facts.ts';
import type { Operative } from '../model/operative.ts';
import type { BattleState } from '../model/state.ts';

declare module '../model/state.ts' {
  interface PluginSlices {
    /** The board that answers what the table is asked; absent: there is none. */
    board: BattleBoard;
  }
}

/** One feature gives cover and obscures, and whoever is shot at takes cover, unless it is said otherwise. */
const oneFeature = ({ hidden }: Look): ShotFacts['oneFeature'] => (hidden === 'choose' ? 'cover' : 'no');

const has = (features: ReadonlySet<string> | undefined): boolean => (features?.size ?? 0) > 0;

/** What a look on the board says of a shot; range aside. */
export const factsOfLook = (look: Look): ShotFacts => ({
  visible: look.leaning !== null,
  inRange: true,
  cover: has(look.leaning?.cover),
  coverIsLight: has(look.leaning?.cover) && !has(look.leaning?.heavyCover),
  obscured: has(look.leaning?.obscured),
  oneFeature: oneFeature(look),
  height: look.height,
  fromVantage: look.fromVantage,
});

/** What the board says of a shot; null: there is none, or one of both has no place on it. */
export function boardShot({ board }: BattleState, shooter: Operative, target: Operative): ShotFacts | null {
  const look = board === undefined ? null : geometry().lookOn(board, shooter.id, target.id);
  return look === null ? null : factsOfLook(look);
}

/** Whether the board measures more inches between both than a shot may have; of a pair that was told by hand it says nothing. */
export function isMeasuredOut(state: BattleState, shooter: Operative, target: Operative, inches: number): boolean {
  const { board, facts } = state;
  if (board === undefined || facts[pairKey(shooter.id, target.id)] !== undefined) return false;
  return (geometry().inchesOn(board, shooter.id, target.id) ?? 0) > inches;
}

/** Who of these is in an area, as the board has it; nobody is ticked where there is none. */
export const ticksInArea = ({ board }: BattleState, area: Area, ids: readonly string[]): Ticks =>
  board === undefined ? { preset: [] } : geometry().ticksInArea(board, area, ids);
