import type { BattleState } from '../model/battle.ts';
import { findModel } from '../model/lookup.ts';
import { bookFor } from '../model/onBoard.ts';
import type { OnBoardView } from './vanguardView.ts';

/** The board of a battle as screens ask it; null: it has none. */
export function onBoardView(state: BattleState): OnBoardView | null {
  const { board } = state;
  const book = bookFor(state);
  if (board === undefined || book === null) return null;
  return {
    board,
    move: (model, inches) => book.moveOf(state, model, inches),
    charge: (model, target, inches) => book.chargeWay(state, model, target, inches),
    sighted: (model, target, attack) => {
      const used = findModel(state, model)?.attacks.find(({ id }) => id === attack) ?? null;
      return book.sighted(state, model, target, used);
    },
    reaching: (model) => (findModel(state, model) === null ? [] : book.reaching(state, model)),
    setUpAt: (model) => book.setUpAt(state, model),
    zonesOf: (side) => book.zonesOf(state, side),
    bodyOf: (model) => book.bodyOf(state, model),
  };
}
