import { HARM_DAMAGE } from '../../../core/roundsBook.ts';
import type { ArmourPoint, AttackPoint, HitPoint, VanguardAttack } from '../../../odds/vanguard/attack.ts';
import { armourOf, startOf } from '../../../odds/vanguard/attack.ts';
import { armourTestBy, chosenWay, hitTestOf, modifiersOf, ownAp, targetOf } from '../attack/numbers.ts';
import { rerollableIn, successesIn } from '../flow/tasks/attack/dice.ts';
import type { AttackTask, RolledDie } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import { modelById } from '../model/lookup.ts';
import type { Test } from '../rules/dice/grade.ts';
import { owing } from '../rules/dice/explosions.ts';
import { sumOf } from '../rules/modifiers/modifier.ts';

/** Nothing hits without an attack: the hits of a fall are told. */
const NO_HIT = 6;

/** Which value is rolled for: the chosen one, else whichever of the best two saves more. Source: V-61. */
function savingBy(
  task: AttackTask,
  values: readonly number[],
): Pick<VanguardAttack, 'invulnerable'> & { value: number | null } {
  const { armourBy } = task.inHand;
  const best = values.length === 0 ? null : Math.min(...values);
  if (armourBy === 'armour') return { value: best, invulnerable: 'never' };
  return armourBy === null
    ? { value: best, invulnerable: 'best' }
    : { value: values[armourBy] ?? best, invulnerable: 'always' };
}

/** An attack in hand on its target in hand, as numbers, with all that changes it. Source: V-55 to V-62. */
export function oddsOf(state: BattleState, task: AttackTask): VanguardAttack {
  const { model: id, dice, wasDown } = targetOf(task);
  const { ar, wounds, invulnerable } = modelById(state, id);
  const modifiers = modifiersOf(state, task);
  const saves = savingBy(task, invulnerable);
  return {
    weapon: {
      dice,
      hit: task.attack?.hit ?? NO_HIT,
      ap: ownAp(task) + sumOf(modifiers, 'ap'),
      damage: task.attack?.d ?? HARM_DAMAGE,
    },
    target: { armour: ar, wounds, invulnerable: saves.value, down: wasDown },
    hitMod: sumOf(modifiers, 'hit'),
    armourMod: sumOf(modifiers, 'armour'),
    bonusDice: sumOf(modifiers, 'dice'),
    mortal: task.fixed?.mortal ?? 0,
    reroll: null,
    invulnerable: saves.invulnerable,
  };
}

const lying = (dice: readonly RolledDie[], test: Test) => ({
  successes: successesIn({ dice, test }),
  dice: owing(dice).length,
  failed: rerollableIn({ dice, test }).failed,
});

/** A moment of a roll, with the places of the failed dice that may be rolled again. */
export interface RolledMoment<Point extends AttackPoint = HitPoint | ArmourPoint> {
  readonly point: Point;
  readonly failed: readonly number[];
}

/** The hit roll of an attack as its dice lie; before the first, its beginning. */
function atHit(state: BattleState, task: AttackTask): RolledMoment {
  const { hitDice } = task.inHand;
  if (hitDice.length === 0) return { point: startOf(oddsOf(state, task)), failed: [] };
  const { successes, dice, failed } = lying(hitDice, hitTestOf(state, task));
  return { point: { at: 'hit', hits: successes, dice, failed: failed.length }, failed };
}

/** The armour roll of so many hits. */
function atArmour(state: BattleState, task: AttackTask, hits: number): RolledMoment {
  const { armourDice } = task.inHand;
  if (armourDice.length === 0) return { point: armourOf(hits), failed: [] };
  const { successes, dice, failed } = lying(armourDice, armourTestBy(state, task, chosenWay(state, task)));
  return { point: { at: 'armour', hits, saved: Math.min(hits, successes), dice, failed: failed.length }, failed };
}

/** Where the attack on the target in hand stands, before its wounds. Source: V-55, V-56. */
export function momentOf(state: BattleState, task: AttackTask): RolledMoment {
  const hits = task.inHand.hits ?? task.fixed?.hits ?? null;
  return hits === null ? atHit(state, task) : atArmour(state, task, hits);
}
