import { onceFor } from '../../../core/once.ts';
import type { PickAdvice } from '../../../log/advice.ts';
import { NO_PROSPECT } from '../../../odds/prospect.ts';
import { chanceOf } from '../../../odds/vanguard/faces.ts';
import { allDice, freshAttack, freshHurt } from '../attack/fresh.ts';
import { ownActionOf } from '../flow/tasks/own.ts';
import { nerveTestOf } from '../flow/tasks/nerve.ts';
import type { BattleState } from '../model/battle.ts';
import { modelById, topTask } from '../model/lookup.ts';
import type { PickRequest, Request } from '../model/request.ts';
import type { MoveTask, NerveTask, OwnTask, Task } from '../model/task.ts';
import { adviceOf, type ChoiceWorth, choiceOf, freely, paid } from './choice.ts';
import { inRange } from './inRange.ts';
import { worthInAttack } from './inAttack.ts';
import { attackWorth } from './worth.ts';

/** The free blow at whoever leaves: with which attack, or none. Source: V-41. */
function disengage(state: BattleState, { model: mover }: MoveTask, request: PickRequest): ChoiceWorth | null {
  const { operative, options, usual } = request;
  if (operative === null) return null;
  const { attacks } = modelById(state, operative);
  const worths = options.map(({ id }) => {
    const attack = attacks.find((each) => each.id === id);
    if (attack === undefined) return freely(id, NO_PROSPECT);
    const plan = { how: 'disengage' as const, attacker: operative, attack };
    return freely(id, attackWorth(state, freshAttack(state, plan, [allDice(attack, mover)])));
  });
  return choiceOf(worths, usual);
}

/** Before a nerve die: the chance to pass it, with an ability for command points and without. Source: V-08, V-67. */
function nerve(state: BattleState, task: NerveTask, { options, usual }: PickRequest): ChoiceWorth {
  const worths = options.map(({ id, code }) => {
    const test = nerveTestOf(state, code === 'ability' ? { ...task, said: [...task.said, id] } : task);
    const passes = chanceOf(test.target, test.modifier);
    return { ...(code === 'ability' ? paid(id, null) : freely(id, null)), passes };
  });
  return choiceOf(worths, usual);
}

/** Whom the mortal wounds of an action are for; of other actions nothing is worked out. Source: V-07, V-62. */
function whom(state: BattleState, { model, own }: OwnTask, { options, usual }: PickRequest): ChoiceWorth | null {
  const { effect } = ownActionOf(state, model, own);
  if (effect.kind !== 'mortal') return null;
  const fixed = { hits: 0, ap: 0, mortal: effect.wounds };
  const worths = options.map(({ id, code }) =>
    freely(id, code === 'model' ? attackWorth(state, freshHurt(state, 'hurt', id, fixed)) : NO_PROSPECT),
  );
  return choiceOf(worths, usual);
}

function worthOn(state: BattleState, task: Task, request: PickRequest): ChoiceWorth | null {
  switch (task.kind) {
    case 'attack':
      return worthInAttack(state, task, request);
    case 'move':
      return disengage(state, task, request);
    case 'nerve':
      return nerve(state, task, request);
    case 'own':
      return whom(state, task, request);
    case 'rollOff':
      return null;
  }
}

/** What is worked out while the battle stands as it does, by question. */
const known = onceFor<BattleState, Map<string, ChoiceWorth | null>>(() => new Map());

/** What each answer to the open question comes to, worked out once while the battle stands as it does; null: nothing is. */
export function worthOf(state: BattleState, request: Request): ChoiceWorth | null {
  const task = topTask(state);
  if (request.kind !== 'pick' || task === null) return null;
  const found = known(state);
  const worth = found.get(request.id) ?? inRange(() => worthOn(state, task, request));
  found.set(request.id, worth);
  return worth;
}

/** The same as advice on the question; null: there is none. */
export function adviseOn(state: BattleState, request: Request): PickAdvice | null {
  const worth = worthOf(state, request);
  return worth === null ? null : adviceOf(worth);
}
