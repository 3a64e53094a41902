import { hitTestOf, armourTestBy, chosenWay, needs } from '../../family/vanguard/attack/numbers.ts';
import type { Attack } from '../../family/vanguard/card/card.ts';
import { waitingOf } from '../../family/vanguard/flow/legal/turn.ts';
import { ownActionOf } from '../../family/vanguard/flow/tasks/own.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import type { AttackTask } from '../../family/vanguard/model/attackTask.ts';
import { findModel, sideById, topTask } from '../../family/vanguard/model/lookup.ts';
import { bookFor } from '../../family/vanguard/model/onBoard.ts';
import type { PickRequest } from '../../family/vanguard/model/request.ts';
import { expectedWounds } from './arms.ts';
import type { FoeBattle } from './state.ts';

/** Codes of the rules by which a side that plays itself answers. */
export const CHOICE_REASONS = [
  'lowestFace',
  'hitsTooSeldom',
  'hitsAnyway',
  'cpIsLost',
  'keepsCp',
  'strikesBack',
  'keepsRested',
  'freeBlow',
  'onlyOne',
  'nearest',
  'asLaidOut',
] as const;
export type ChoiceReason = (typeof CHOICE_REASONS)[number];

/** What it chooses, and the rule by which. */
export interface Choice {
  readonly option: string;
  readonly why: ChoiceReason;
}

/** A die that hits on this or better hits anyway: then its bonus pierces. */
const HITS_ANYWAY = 3;

const attackInHand = (state: FoeBattle): AttackTask | null => {
  const task = topTask(state);
  return task?.kind === 'attack' ? task : null;
};

/** A bonus goes to hit, unless it hits on 3 or better already and there is armour to pierce (V-28, V-44). */
function bonusAs(state: FoeBattle): Choice | null {
  const task = attackInHand(state);
  if (task === null) return null;
  const saves = needs(armourTestBy(state, task, chosenWay(state, task)));
  return needs(hitTestOf(state, task)) <= HITS_ANYWAY && saves < 6
    ? { option: 'ap', why: 'hitsAnyway' }
    : { option: 'hit', why: 'hitsTooSeldom' };
}

/** Command points are lost with the round: it spends what is above one, and the last one when nobody of it has still to act. */
function spends(state: FoeBattle, side: string, price: number): boolean {
  const { cp } = sideById(state, side);
  const kept = waitingOf(state, side).length > 0 ? 1 : 0;
  return cp - price >= kept;
}

function sayAbility(state: FoeBattle, { options, side }: PickRequest): Choice | null {
  const [none] = options;
  const cheapest = options
    .filter(({ code }) => code === 'ability')
    .toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
    .find(({ value }) => spends(state, side, value ?? 0));
  if (cheapest !== undefined) return { option: cheapest.id, why: 'cpIsLost' };
  return none === undefined ? null : { option: none.id, why: 'keepsCp' };
}

/** A failed die of its armour is rolled again as long as it has a point; one to hit when a point stays over (V-36). */
function rerollDie(state: FoeBattle, { options, side }: PickRequest): Choice | null {
  const keep = options.find(({ code }) => code === 'keepDice');
  const die = options.find(({ code }) => code === 'die');
  const armour = attackInHand(state)?.inHand.hits !== null;
  if (die !== undefined && (armour || spends(state, side, 1))) return { option: die.id, why: 'cpIsLost' };
  return keep === undefined ? null : { option: keep.id, why: 'keepsCp' };
}

/** Of the attacks that are offered, the one that takes most wounds. */
function strongest(state: FoeBattle, { operative, options }: PickRequest, enemy: BattleModel): Attack | null {
  const offered = (attack: Attack): boolean => options.some(({ id, code }) => code === 'with' && id === attack.id);
  const attacks = findModel(state, operative ?? '')?.attacks.filter(offered) ?? [];
  return attacks.toSorted((a, b) => expectedWounds(b, enemy) - expectedWounds(a, enemy))[0] ?? null;
}

/** Whether one blow of this attack may fell its attacker. */
const mayFell = (attacker: BattleModel, attack: Attack): boolean => attacker.wounds <= attack.d;

/** It strikes back when it has acted in this round, or when one blow may fell its attacker; else it stays rested (V-60). */
function retaliate(state: FoeBattle, request: PickRequest): Choice | null {
  const attacker = findModel(state, attackInHand(state)?.attacker ?? '');
  const model = findModel(state, request.operative ?? '');
  if (attacker === null || model === null) return null;
  const best = strongest(state, request, attacker);
  const not = request.options.find(({ code }) => code === 'doNot');
  if (best === null || not === undefined) return null;
  return model.activated || mayFell(attacker, best)
    ? { option: best.id, why: 'strikesBack' }
    : { option: not.id, why: 'keepsRested' };
}

/** Whoever leaves is struck: it costs nothing (V-41). */
function disengage(state: FoeBattle, request: PickRequest): Choice | null {
  const task = topTask(state);
  const mover = findModel(state, task?.kind === 'move' ? task.model : '');
  const best = mover === null ? null : strongest(state, request, mover);
  return best === null ? null : { option: best.id, why: 'freeBlow' };
}

/** Whether the board has the one that is usual near enough for the action in hand. */
function isReached(state: FoeBattle, usual: string): boolean {
  const task = topTask(state);
  if (task?.kind !== 'own') return false;
  const { effect } = ownActionOf(state, task.model, task.own);
  return bookFor(state)?.ownNear(state, task.model, effect)?.near[0] === usual;
}

/** Whom an action means only the table sees, unless there is only one, or the board knows: whoever is nearest. */
function meant(state: FoeBattle, { options, usual }: PickRequest): Choice | null {
  const models = options.filter(({ code }) => code === 'model');
  const [only] = models;
  if (models.length === 1 && only !== undefined) return { option: only.id, why: 'onlyOne' };
  return isReached(state, usual) ? { option: usual, why: 'nearest' } : null;
}

/** What a side that plays itself answers to a question of its own, by stated rules (ours); null: people at the table answer. */
export function choiceOf(state: FoeBattle, request: PickRequest): Choice | null {
  switch (request.question) {
    case 'tableSide':
      return { option: request.usual, why: 'asLaidOut' };
    case 'armourBy':
      return { option: request.usual, why: 'lowestFace' };
    case 'focusAs':
    case 'chargeAs':
      return bonusAs(state);
    case 'sayAbility':
      return sayAbility(state, request);
    case 'rerollDie':
      return rerollDie(state, request);
    case 'retaliate':
      return retaliate(state, request);
    case 'disengage':
      return disengage(state, request);
    case 'returns':
    case 'whom':
      return meant(state, request);
  }
}
