import type { BattleState } from '../../model/battle.ts';
import type { BattleModel } from '../../model/battleModel.ts';
import type { Moved } from '../../model/facts.ts';
import { findModel } from '../../model/lookup.ts';
import { reject, type Rejection } from '../../model/rejection.ts';

/** Why a move cannot have come to this: models unknown or out of play, own ones, one engaged twice (V-39, V-41). Null: it can. */
export function whyNotThere(state: BattleState, { side }: BattleModel, moved: Moved): Rejection | null {
  const { engages, left } = moved;
  const senseless = [...engages, ...left].find((id) => {
    const enemy = findModel(state, id);
    return enemy === null || !enemy.inPlay || enemy.side === side;
  });
  if (senseless !== undefined) return reject('unknownModel', { model: senseless });
  return new Set(engages).size < engages.length ? reject('sameTarget') : null;
}
