import type { BattleState } from '../../model/battle.ts';
import type { BattleModel } from '../../model/battleModel.ts';
import type { Moved } from '../../model/facts.ts';
import { findModel } from '../../model/lookup.ts';
import { reject, type Rejection } from '../../model/rejection.ts';

/** No table is higher, in inches. */
const HIGHEST = 60;

/** Why a model cannot have fallen so far, in inches: a way down is a number of them, never up (V-46). Null: it can. */
export const whyNotFallen = (fall: number): Rejection | null =>
  fall >= 0 && fall <= HIGHEST ? null : reject('outOfBounds');

/** Why a move cannot have come to this: models unknown or out of play, own ones, one engaged twice, no way down (V-39, V-41, V-46). Null: it can. */
export function whyNotThere(state: BattleState, { side }: BattleModel, moved: Moved): Rejection | null {
  const { engages, left, fall } = moved;
  const senseless = [...engages, ...left].find((id) => {
    const enemy = findModel(state, id);
    return enemy === null || !enemy.inPlay || enemy.side === side;
  });
  if (senseless !== undefined) return reject('unknownModel', { model: senseless });
  if (new Set(engages).size < engages.length) return reject('sameTarget');
  return whyNotFallen(fall);
}
