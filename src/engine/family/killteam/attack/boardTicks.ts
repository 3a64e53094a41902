import { geometry } from '../../../board/geometry.ts';
import { both, type Sure } from '../../../board/sure.ts';
import type { TickRequest } from '../model/request.ts';
import type { BattleState } from '../model/state.ts';

/** What a board says to a question who is concerned. */
export type Ticks = Pick<TickRequest, 'preset' | 'measured'>;

/** So many inches about somebody; `seen`: only whom that one sees. */
export interface Area {
  readonly middle: string;
  readonly inches: number;
  readonly seen: boolean;
}

/** Those of whom it is so, and who is close; where somebody has no place on the board, the table is asked. */
export function ticksBy(ids: readonly string[], judge: (id: string) => Sure | null, settles = true): Ticks {
  const judged = ids.map((id) => ({ id, sure: judge(id) }));
  const which = (holds: (sure: Sure) => boolean): readonly string[] =>
    judged.filter(({ sure }) => sure !== null && holds(sure)).map(({ id }) => id);
  const preset = which(({ is }) => is);
  if (judged.some(({ sure }) => sure === null)) return { preset };
  return { preset, measured: { close: which(({ close }) => close), settles } };
}

/** Whether somebody is in an area of the board; null: it has no place there, or there is no board. */
export function surelyIn({ board }: BattleState, { middle, inches, seen }: Area, id: string): Sure | null {
  if (board === undefined) return null;
  const within = geometry().surelyInAreaOn(board, middle, inches, id);
  if (!seen || within === null || !(within.is || within.close)) return within;
  return both(within, geometry().surelySeesOn(board, middle, id));
}

/** Of these who is in an area, as the board has it; nobody is ticked where there is none. */
export const ticksInArea = (state: BattleState, area: Area, ids: readonly string[]): Ticks =>
  ticksBy(ids, (id) => surelyIn(state, area, id));
