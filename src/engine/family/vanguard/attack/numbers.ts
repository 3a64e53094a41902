import type { Ability } from '../card/card.ts';
import type { AttackTarget, AttackTask, SaidAbility } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import { present } from '../../../core/invariant.ts';
import { modelById } from '../model/lookup.ts';
import { type ArmourWay, armourTest, armourWays } from '../rules/attacks/armourRoll.ts';
import { UNTOUCHED } from '../rules/attacks/followUp.ts';
import { attackDice, hitTest } from '../rules/attacks/hitRoll.ts';
import type { Test } from '../rules/dice/grade.ts';
import { abilities, type AbilityBonus } from '../rules/modifiers/ability.ts';
import { meleeModifiers } from '../rules/modifiers/melee.ts';
import type { Modified, Modifier } from '../rules/modifiers/modifier.ts';
import { rangedModifiers } from '../rules/modifiers/ranged.ts';
import { outnumbers } from './engaged.ts';

/** The target in hand; after the last, the last. */
export const targetOf = ({ targets, at }: AttackTask): AttackTarget =>
  present(targets[Math.min(at, targets.length - 1)], 'a target');

type Moment = Ability['moment'];

const DIE: Readonly<Record<Moment, Modified>> = {
  hitRoll: 'hit',
  armourRoll: 'armour',
  recovery: 'recovery',
  nerve: 'nerve',
};

const bonusOf = ({ id, moment, change: { what, value } }: Ability): AbilityBonus => ({
  ability: id,
  what: what === 'die' ? DIE[moment] : what,
  value,
});

/** Whether an ability speaks at this moment of such an attack; outside attacks only those of any. */
export const speaks = (ability: Ability, moment: Moment, of: 'ranged' | 'melee' | null): boolean =>
  ability.moment === moment && (ability.of === 'any' || ability.of === of);

/** What a model's abilities add at a moment: those that are always on, and those paid for (V-08, V-37). */
export function bonuses(
  state: BattleState,
  id: string,
  moment: Moment,
  { of, said }: { readonly of: 'ranged' | 'melee' | null; readonly said: readonly string[] },
): readonly AbilityBonus[] {
  const model = modelById(state, id);
  return model.abilities
    .filter((each) => speaks(each, moment, of) && (each.cp === 0 || said.includes(each.id)))
    .map(bonusOf);
}

const saidBy = (said: readonly SaidAbility[], model: string): readonly string[] =>
  said.filter((each) => each.model === model).map(({ ability }) => ability);

/** What the attacker's abilities add to this attack. */
const ofAttacker = (state: BattleState, { attacker, attack, said }: AttackTask): readonly AbilityBonus[] =>
  attacker === null || attack === null
    ? []
    : bonuses(state, attacker, 'hitRoll', { of: attack.kind, said: saidBy(said, attacker) });

/**
 * What the target's own abilities add at a moment. What follows another attack is touched by nothing (V-06); the recovery die that
 * comes of it is the model's own, as ever (V-64).
 */
export function ofTarget(state: BattleState, task: AttackTask, moment: Moment): readonly AbilityBonus[] {
  if (task.how === 'followUp' && moment !== 'recovery') return [];
  const { model } = targetOf(task);
  return bonuses(state, model, moment, { of: task.attack?.kind ?? null, said: saidBy(task.inHand.said, model) });
}

const shot = (state: BattleState, task: AttackTask): readonly Modifier[] => {
  const { facts, wasDown } = targetOf(task);
  return rangedModifiers({
    ...facts,
    aimed: task.aimed,
    targetDown: wasDown,
    abilities: ofAttacker(state, task),
  });
};

const struck = (state: BattleState, task: AttackTask): readonly Modifier[] => {
  const { facts, model, wasDown } = targetOf(task);
  const { attacker, focus, charge } = task;
  return meleeModifiers({
    focus,
    charge,
    outnumbered: facts.outnumbered ?? (attacker !== null && outnumbers(state, attacker, model)),
    cover: facts.cover,
    targetDown: wasDown,
    disengage: task.how === 'disengage',
    abilities: ofAttacker(state, task),
  });
};

/** All that changes the attack at the target in hand, with its reasons (V-58, V-59); nothing that of a blast (V-06). */
export function modifiersOf(state: BattleState, task: AttackTask): readonly Modifier[] {
  if (task.how === 'followUp') return UNTOUCHED;
  const armour = abilities(ofTarget(state, task, 'armourRoll'));
  if (task.attack === null) return armour;
  return [...(task.attack.kind === 'ranged' ? shot(state, task) : struck(state, task)), ...armour];
}

/** How many dice the hit roll begins with. */
export const hitDiceOf = (state: BattleState, task: AttackTask): number =>
  attackDice(targetOf(task).dice, modifiersOf(state, task));

/** What each die of the hit roll is rolled against. */
export const hitTestOf = (state: BattleState, task: AttackTask): Test =>
  hitTest(present(task.attack, 'an attack'), modifiersOf(state, task));

/** AP of the attack itself; of a fall and the like what they have. */
export const ownAp = ({ attack, fixed }: AttackTask): number => fixed?.ap ?? attack?.ap ?? 0;

/** The values that the target may save with; the first is its AR (V-61). */
export function waysOf(state: BattleState, task: AttackTask): readonly ArmourWay[] {
  const { ar, invulnerable } = modelById(state, targetOf(task).model);
  return armourWays(ar, invulnerable);
}

/** What each armour die is rolled against, by one of these ways. */
export const armourTestBy = (state: BattleState, task: AttackTask, way: ArmourWay): Test =>
  armourTest(way, { ap: ownAp(task), modifiers: modifiersOf(state, task) });

/** The way that has been chosen, the armour where nothing has. */
export function chosenWay(state: BattleState, task: AttackTask): ArmourWay {
  const ways = waysOf(state, task);
  const { armourBy } = task.inHand;
  const at = typeof armourBy === 'number' ? armourBy + 1 : 0;
  return present(ways[at] ?? ways[0], 'armour');
}

/** The lowest face that succeeds: a natural 6 always does, a natural 1 never (V-12). */
export const needs = ({ target, modifier }: Test): number => Math.min(6, Math.max(2, target - modifier));
