import type { ActionEffect, OwnAction } from '../../card/card.ts';
import { present } from '../../../../core/invariant.ts';
import { freshHurt } from '../../attack/fresh.ts';
import type { BattleState } from '../../model/battle.ts';
import type { BattleModel } from '../../model/battleModel.ts';
import type { BattleEvent } from '../../model/event.ts';
import { inPlayOf, modelById, otherSide } from '../../model/lookup.ts';
import { bookFor } from '../../model/onBoard.ts';
import type { OwnTask } from '../../model/task.ts';
import { type Go, go, NONE, option, pick } from '../go.ts';

/** An action of a card's own. */
export const ownActionOf = (state: BattleState, model: string, own: string): OwnAction =>
  present(
    modelById(state, model).actions.find(({ id }) => id === own),
    `action ${own}`,
  );

/** Models of a side that have been on the table and are no more. */
const removedOf = ({ models }: BattleState, id: string): readonly BattleModel[] =>
  models.filter(({ side, inPlay, placed }) => side === id && placed && !inPlay);

/** Whom an action of a card's own can mean (V-07): removed models of its side, of the cards that it names, hurt ones, enemies, itself. */
export function meant(state: BattleState, id: string, effect: ActionEffect): readonly BattleModel[] {
  const actor = modelById(state, id);
  const friends = inPlayOf(state, actor.side);
  switch (effect.kind) {
    case 'return':
      return removedOf(state, actor.side).filter(({ card }) => effect.of === undefined || effect.of.includes(card));
    case 'heal':
      return friends.filter(({ wounds, wn }) => wounds < wn);
    case 'mortal':
      return inPlayOf(state, otherSide(state, actor.side).id);
    case 'token':
      return friends;
  }
}

/** What it does to the one it means. */
export function ownEvents(state: BattleState, { model, own }: OwnTask, target: string): readonly BattleEvent[] {
  const { effect } = ownActionOf(state, model, own);
  const done: BattleEvent = { type: 'ownDone', model, own };
  const { wounds, wn } = modelById(state, target);
  switch (effect.kind) {
    case 'return':
      return [{ type: 'returned', model: target, wounds: Math.min(wn, effect.wounds) }, done];
    case 'heal':
      return [{ type: 'healed', model: target, from: wounds, to: Math.min(wn, wounds + effect.wounds) }, done];
    case 'mortal': {
      const fixed = { hits: 0, ap: 0, mortal: effect.wounds };
      return [done, { type: 'attackDeclared', task: freshHurt(state, 'hurt', target, fixed) }];
    }
    case 'token':
      return [{ type: 'tokensGiven', model: target, token: effect.token, count: effect.count }, done];
  }
}

/** Which of those that are near enough it is, the others behind them. */
const rank = (near: readonly string[], { id }: BattleModel): number => {
  const at = near.indexOf(id);
  return at < 0 ? near.length : at;
};

/** Whom does it mean? Nobody: there is no place, or nobody is near enough; then it is taken back. */
export function ownGoes(state: BattleState, task: OwnTask): Go {
  const { model, own } = task;
  const { effect } = ownActionOf(state, model, own);
  const { side } = modelById(state, model);
  const near = bookFor(state)?.ownNear(state, model, effect)?.near ?? [];
  // Those that the board has near enough come first; the table may mean another.
  const candidates = meant(state, model, effect).toSorted((one, other) => rank(near, one) - rank(near, other));
  const options = [...candidates.map(({ id }) => option(id, 'model', { model: id })), option(NONE, 'nobody')];
  const question = effect.kind === 'return' ? 'returns' : 'whom';
  const usual = candidates[0]?.id ?? NONE;
  if (candidates.length === 0) return go({ type: 'cancelled', model });
  return pick(state, question, { side, operative: model, options, usual }, (said) =>
    said === NONE ? [{ type: 'cancelled', model }] : ownEvents(state, task, said),
  );
}
