import type { Prospect } from '../../../log/advice.ts';
import { bestOf } from '../../../odds/prospect.ts';
import type { VanguardTarget } from '../../../odds/vanguard/attack.ts';
import { attackOdds, type VanguardOdds } from '../../../odds/vanguard/attackOdds.ts';
import { Enduring } from '../../../odds/vanguard/endured.ts';
import { type Exchanged, prospectAfter, stillStands } from '../../../odds/vanguard/exchange.ts';
import { type AttackTask, EMPTY_HAND } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import { modelById } from '../model/lookup.ts';
import { answerTo } from './answered.ts';
import { momentOf, oddsOf } from './oddsOf.ts';

/** A target that has been attacked already: only its answer is left. */
const DONE: VanguardOdds = { hits: [], damage: [1], mean: 0, meanCapped: 0, pHurt: 0, pDown: 0, pRemoved: 0 };

/** The same attack with a target of it in hand. */
const at = (task: AttackTask, index: number): AttackTask =>
  index === task.at ? task : { ...task, at: index, inHand: EMPTY_HAND };

/** Its wounds are counted, or it is out of play: no die of it is left. */
const isDone = (state: BattleState, task: AttackTask, index: number): boolean => {
  const target = task.targets[index];
  if (target === undefined || index < task.at) return true;
  return !modelById(state, target.model).inPlay || (index === task.at && task.inHand.wounds !== null);
};

/** The odds of the attack on one of its targets from now on. Throws `OddsRangeError`. */
export function targetOdds(state: BattleState, task: AttackTask, index: number): VanguardOdds {
  if (isDone(state, task, index)) return DONE;
  const inHand = at(task, index);
  return attackOdds(oddsOf(state, inHand), momentOf(state, inHand).point);
}

function exchangedWith(state: BattleState, task: AttackTask, index: number): Exchanged {
  const odds = targetOdds(state, task, index);
  const retaliation = index < task.answered ? null : answerTo(state, task, task.targets[index]?.model ?? '');
  const attack = odds === DONE ? null : oddsOf(state, at(task, index));
  return {
    odds,
    answer: retaliation === null ? null : new Enduring({ kind: 'melee', attack: retaliation }),
    answers: attack === null ? 1 : stillStands(attack, odds),
  };
}

/** Somebody as odds know whom an attack is on. */
export const standingAs = (state: BattleState, id: string): Pick<VanguardTarget, 'wounds' | 'down'> => {
  const { wounds, down } = modelById(state, id);
  return { wounds: Math.max(1, wounds), down };
};

const asItIs = (state: BattleState, task: AttackTask): Prospect => {
  const exchanges = [...task.targets.keys()].map((index) => exchangedWith(state, task, index));
  const { attacker } = task;
  return prospectAfter(exchanges, attacker === null ? { wounds: 1, down: false } : standingAs(state, attacker));
};

/** Every way in which the bonuses that are open may be taken. Source: V-28, V-44. */
export function bonusWays(task: AttackTask): readonly [AttackTask, ...AttackTask[]] {
  const [bonus, ...open] = task.open;
  if (bonus === undefined) return [task];
  const [first, ...others] = bonusWays({ ...task, open, [bonus]: 'hit' });
  return [first, ...others, ...bonusWays({ ...task, open, [bonus]: 'ap' })];
}

/** The attack with its open bonuses taken as is best, and what comes of it. Throws `OddsRangeError`. */
export function atBest(
  state: BattleState,
  task: AttackTask,
): { readonly task: AttackTask; readonly prospect: Prospect } {
  const [first, ...others] = bonusWays(task);
  const seen = (way: AttackTask) => ({ task: way, prospect: asItIs(state, way) });
  return bestOf([seen(first), ...others.map(seen)], ({ prospect }) => prospect);
}

/**
 * What an attack in hand comes to from now on, seen by whoever attacks: all its targets, then whoever strikes back; bonuses still
 * open taken as is best. Throws `OddsRangeError`. Source: V-53, V-59, V-60.
 */
export const attackWorth = (state: BattleState, task: AttackTask): Prospect => atBest(state, task).prospect;
