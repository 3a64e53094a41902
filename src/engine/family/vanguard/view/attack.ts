import { present } from '../../../core/invariant.ts';
import {
  armourTestBy,
  chosenWay,
  hitDiceOf,
  hitTestOf,
  modifiersOf,
  needs,
  ofTarget,
  ownAp,
  targetOf,
} from '../attack/numbers.ts';
import { outnumbers } from '../attack/engaged.ts';
import type { AttackTask, RolledDie } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import { modelById, topTask } from '../model/lookup.ts';
import { fate } from '../flow/tasks/attack/wounds.ts';
import { recoveryTest } from '../rules/attacks/recovery.ts';
import { abilities } from '../rules/modifiers/ability.ts';
import { grade, type Test } from '../rules/dice/grade.ts';
import { owing } from '../rules/dice/explosions.ts';
import type { Modified } from '../rules/modifiers/modifier.ts';
import type { AttackView, DieView, Reasoned } from './vanguardView.ts';

/** The reasons for one number, each by its source, abilities with their names. */
function reasons(state: BattleState, task: AttackTask, what: Modified, sign: 1 | -1): Reasoned['because'] {
  const ids = [task.attacker, targetOf(task).model].flatMap((id) =>
    id === null ? [] : modelById(state, id).abilities,
  );
  return modifiersOf(state, task)
    .filter((each) => each.what === what)
    .map((each) => ({
      source: each.source,
      name: each.source === 'ability' ? (ids.find(({ id }) => id === each.ability)?.name ?? null) : null,
      value: sign * each.value,
    }));
}

function dieView(die: RolledDie, test: Test | null): DieView {
  const { face, from, was } = die;
  return { face, from, success: test === null ? null : grade(face, test) === 'success', rerolled: was };
}

const FACELESS = { face: null, success: null, rerolled: null };

/** Dice still to come of a roll: its first ones, or those that sixes bring. */
function coming(dice: readonly RolledDie[], count: number): readonly DieView[] {
  if (dice.length === 0) return Array.from({ length: count }, () => ({ ...FACELESS, from: null }));
  return owing(dice).map((from) => ({ ...FACELESS, from }));
}

function hitDice(state: BattleState, task: AttackTask): readonly DieView[] {
  if (task.attack === null) return [];
  const { hits, hitDice: dice, reroll } = task.inHand;
  const test = hitTestOf(state, task);
  const lying = dice.map((die, at) =>
    hits === null && at === reroll ? { ...FACELESS, from: die.from } : dieView(die, test),
  );
  return hits === null && task.inHand.wounds === null ? [...lying, ...coming(dice, hitDiceOf(state, task))] : lying;
}

function armourDice(state: BattleState, task: AttackTask): readonly DieView[] {
  const { hits, saved, armourDice: dice, reroll } = task.inHand;
  if (hits === null) return [];
  const test = armourTestBy(state, task, chosenWay(state, task));
  const lying = dice.map((die, at) =>
    saved === null && at === reroll ? { ...FACELESS, from: die.from } : dieView(die, test),
  );
  return saved === null && task.inHand.wounds === null ? [...lying, ...coming(dice, hits)] : lying;
}

function stepOf({ at, targets, inHand }: AttackTask): AttackView['step'] {
  const { hits, hitDice: dice, armourBy, saved, outcome, wounds, reroll } = inHand;
  if (at >= targets.length) return 'retaliation';
  if (outcome !== null) return 'over';
  if (wounds !== null) return 'recovery';
  if (reroll !== null) return 'reroll';
  if (hits === null) return dice.length === 0 ? 'facts' : 'hit';
  if (saved !== null) return 'over';
  return armourBy === null ? 'armourBy' : 'armour';
}

type Fact = AttackView['facts'][number];

/** Facts that the table may still change, with what each adds (V-58, V-59). */
function factsOf(state: BattleState, task: AttackTask): readonly Fact[] {
  const { attack, attacker, how, inHand } = task;
  if (attack === null || attacker === null || how === 'followUp') return [];
  if (inHand.hits !== null || inHand.wounds !== null || inHand.hitDice.length > 0) return [];
  const { facts, model } = targetOf(task);
  const cover: Fact = { id: 'cover', on: facts.cover, changes: 'armour', value: 1 };
  const outnumbered = facts.outnumbered ?? outnumbers(state, attacker, model);
  return attack.kind === 'ranged'
    ? [
        { id: 'obscured', on: facts.obscured, changes: 'hit', value: -1 },
        { id: 'far', on: facts.far, changes: 'hit', value: -1 },
        cover,
      ]
    : [{ id: 'outnumbered', on: outnumbered, changes: 'dice', value: 1 }, cover];
}

/** What its recovery die was rolled against, read after the roll. */
const rolledAgainst = (state: BattleState, task: AttackTask, below: number): Test =>
  recoveryTest(-below, abilities(ofTarget(state, task, 'recovery')));

function recoveryOf(state: BattleState, task: AttackTask): AttackView['recovery'] {
  const { wounds, below, recovery, outcome } = task.inHand;
  if (wounds === null) return null;
  if (outcome !== null)
    return recovery === null ? null : { needs: needs(rolledAgainst(state, task, below)), below, rolled: recovery };
  const what = fate(state, task);
  return what.kind === 'rolls' ? { needs: needs(what.test), below, rolled: null } : null;
}

function ofAttack(state: BattleState, task: AttackTask): AttackView['attack'] {
  const { attack } = task;
  if (attack === null) return null;
  const { name, kind, d } = attack;
  const dice = { value: hitDiceOf(state, task), because: reasons(state, task, 'dice', 1) };
  return { name, ranged: kind === 'ranged', dice, d };
}

/** The attack in hand, its line of arithmetic and its reasons; null: there is none. */
export function attackView(state: BattleState): AttackView | null {
  const task = [...state.tasks].toReversed().find((each): each is AttackTask => each.kind === 'attack') ?? null;
  if (task === null || topTask(state) === null) return null;
  const { how, attacker, targets, at, inHand } = task;
  const way = chosenWay(state, task);
  const test = armourTestBy(state, task, way);
  const armoured =
    way.kind === 'armour' ? [...reasons(state, task, 'armour', 1), ...reasons(state, task, 'ap', -1)] : [];
  return {
    kind: how,
    attacker,
    target: present(targetOf(task), 'a target').model,
    number: Math.min(at + 1, targets.length),
    of: targets.length,
    attack: ofAttack(state, task),
    toHit:
      task.attack === null ? null : { value: needs(hitTestOf(state, task)), because: reasons(state, task, 'hit', 1) },
    ap: {
      value: ownAp(task) + reasons(state, task, 'ap', 1).reduce((sum, { value }) => sum + value, 0),
      because: reasons(state, task, 'ap', 1),
    },
    armour: { value: needs(test), because: armoured },
    hitDice: hitDice(state, task),
    hits: inHand.hits,
    armourDice: armourDice(state, task),
    saved: inHand.saved,
    mortal: task.fixed?.mortal ?? 0,
    wounds: inHand.wounds,
    recovery: recoveryOf(state, task),
    outcome: inHand.outcome,
    facts: factsOf(state, task),
    back: state.back !== null,
    step: stepOf(task),
  };
}
