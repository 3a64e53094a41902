import { freshHurt } from '../../attack/fresh.ts';

import type { AttackTask } from '../../model/attackTask.ts';
import type { BattleState } from '../../model/battle.ts';
import type { Command } from '../../model/command.ts';
import { findModel, topTask } from '../../model/lookup.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import { woundEvents } from '../tasks/attack/wounds.ts';
import { type BattleDecision, done, refused, unless } from './decision.ts';

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

/** Wounds of the target in hand as the table has them. */
export function overrideWounds(state: BattleState, { wounds }: Of<'overrideWounds'>): BattleDecision {
  const task = openAttack(state);
  if (task === null) return refused(reject('noOpenAttack'));
  const { hits, saved } = task.inHand;
  return done(state, woundEvents(state, task, { hits: hits ?? 0, saved: saved ?? 0, byHand: wounds }));
}

/** Why nothing hurts this model now, outside an attack. */
function whyUnhurt(state: BattleState, id: string): Rejection | null {
  const model = findModel(state, id);
  if (model === null) return reject('unknownModel', { model: id });
  if (!model.inPlay) return reject('outOfPlay', { model: id });
  return state.tasks.length > 0 ? reject('requestPending') : null;
}

/** Numbers that hurt nobody. */
const whyNothing = (hurts: number): Rejection | null => (hurts > 0 ? null : reject('outOfBounds'));

/** Hurt outside an attack, by what the table says (V-63); a fall floors with any wound (V-46). */
export const hurt = (state: BattleState, { model, hits, ap, mortal, cause }: Of<'hurt'>): BattleDecision =>
  unless(state, whyUnhurt(state, model) ?? whyNothing(hits + mortal), () => [
    { type: 'hurtBegan', model, hits, ap, mortal, cause },
    {
      type: 'attackDeclared',
      task: freshHurt(state, cause === 'fall' ? 'fall' : 'hurt', model, { hits, ap, mortal }),
    },
  ]);
