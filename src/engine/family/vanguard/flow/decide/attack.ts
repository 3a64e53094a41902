import { freshHurt } from '../../attack/fresh.ts';

import type { AttackTask } from '../../model/attackTask.ts';
import type { BattleState } from '../../model/battle.ts';
import type { Command } from '../../model/command.ts';
import { findModel, topTask } from '../../model/lookup.ts';
import { reject } from '../../model/rejection.ts';
import { woundEvents } from '../tasks/attack/wounds.ts';
import { type BattleDecision, done, refused } from './decision.ts';

type Of<T extends Command['type']> = Extract<Command, { readonly type: T }>;

const openAttack = (state: BattleState): AttackTask | null => {
  const task = topTask(state);
  return task?.kind === 'attack' && task.at < task.targets.length && task.inHand.wounds === null ? task : null;
};

/** A fact of a target is changed while none of its dice has been rolled (V-58, V-59); what makes it a target at all is settled (V-53). */
export function setFacts(state: BattleState, { model, facts }: Of<'setFacts'>): BattleDecision {
  const task = openAttack(state);
  if (task === null || task.fixed !== null) return refused(reject('noOpenAttack'));
  const at = task.targets.findIndex((each) => each.model === model);
  const target = task.targets[at];
  if (target === undefined || at < task.at) return refused(reject('unknownModel', { model }));
  if (at === task.at && task.inHand.hitDice.length > 0) return refused(reject('impossible'));
  return done(state, [{ type: 'factsSet', model, facts: { ...target.facts, ...facts } }]);
}

/** The act in hand has not happened: before any die (V-53 declares first). */
export function cancel(state: BattleState): BattleDecision {
  const { back, tasks } = state;
  if (back === null || tasks.length === 0) return refused(reject('nothingToCancel'));
  return done(state, [{ type: 'cancelled', model: back.activation.model }]);
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Wounds of the target in hand as the table has them. */
export function overrideWounds(state: BattleState, { wounds }: Of<'overrideWounds'>): BattleDecision {
  const task = openAttack(state);
  if (task === null) return refused(reject('noOpenAttack'));
  if (!isCount(wounds)) return refused(reject('outOfBounds'));
  const { hits, saved } = task.inHand;
  return done(state, woundEvents(state, task, { hits: hits ?? 0, saved: saved ?? 0, byHand: wounds }));
}

/** Hurt outside an attack (V-63). */
export function hurt(state: BattleState, { model: id, hits, ap, mortal }: Of<'hurt'>): BattleDecision {
  const model = findModel(state, id);
  if (model === null) return refused(reject('unknownModel', { model: id }));
  if (!model.inPlay) return refused(reject('outOfPlay', { model: id }));
  if (state.tasks.length > 0) return refused(reject('requestPending'));
  if (![hits, ap, mortal].every(isCount)) return refused(reject('outOfBounds'));
  return done(state, [{ type: 'attackDeclared', task: freshHurt(state, 'hurt', id, { hits, ap, mortal }) }]);
}
