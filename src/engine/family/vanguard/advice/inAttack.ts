import type { Omitted, Prospect } from '../../../log/advice.ts';
import { seenByOther } from '../../../odds/prospect.ts';
import type { ArmourPoint, HitPoint } from '../../../odds/vanguard/attack.ts';
import { againWays } from '../../../odds/vanguard/again.ts';
import { armourAdvice } from '../../../odds/vanguard/armourChoice.ts';
import { attackOdds } from '../../../odds/vanguard/attackOdds.ts';
import { chanceOf } from '../../../odds/vanguard/faces.ts';
import { prospectOf } from '../../../odds/vanguard/prospects.ts';
import { fate } from '../flow/tasks/attack/wounds.ts';
import { ofTarget, targetOf } from '../attack/numbers.ts';
import type { AttackTask, SaidAbility } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import { modelById, sideById } from '../model/lookup.ts';
import type { PickRequest } from '../model/request.ts';
import { REROLL_COST } from '../rules/dice/reroll.ts';
import { type ChoiceWorth, choiceOf, freely, type OptionWorth, paid } from './choice.ts';
import { momentOf, oddsOf } from './oddsOf.ts';
import { retaliates } from './retaliates.ts';
import { attackWorth } from './worth.ts';

/** What a die of recovery is changed by is no part of the odds: an ability of the target that is always on there is left out. */
function omittedIn(state: BattleState, task: AttackTask): Omitted {
  return ofTarget(state, task, 'recovery').some(({ value }) => value !== 0) ? 'traits' : null;
}

/** The attack on the target in hand alone, from now on, seen by whoever attacks. */
const inHandWorth = (state: BattleState, task: AttackTask): Prospect =>
  prospectOf(attackOdds(oddsOf(state, task), momentOf(state, task).point));

/** Armour or an invulnerable value, seen by the target. Source: V-61. */
function armourBy(state: BattleState, task: AttackTask, { options, usual }: PickRequest): ChoiceWorth {
  const { invulnerable } = modelById(state, targetOf(task).model);
  const { ways } = armourAdvice(oddsOf(state, task), invulnerable, momentOf(state, task).point);
  const worths = options.map(({ id }, at) => freely(id, ways[at]?.prospect ?? null));
  return choiceOf(worths, usual, omittedIn(state, task));
}

/** A Focus or the bonus of a charge, to hit or as AP; the other one, where both are open, as is best. Source: V-28, V-44. */
function bonusAs(state: BattleState, task: AttackTask, { options, usual }: PickRequest): ChoiceWorth {
  const [bonus, ...open] = task.open;
  const worths = options.map(({ id }) =>
    freely(id, bonus === undefined ? null : attackWorth(state, { ...task, open, [bonus]: id === 'ap' ? 'ap' : 'hit' })),
  );
  return choiceOf(worths, usual, omittedIn(state, task));
}

/** The moment of a roll with one die less that succeeds. */
const oneLess = (point: HitPoint | ArmourPoint): HitPoint | ArmourPoint =>
  point.at === 'hit' ? { ...point, hits: point.hits - 1 } : { ...point, saved: point.saved - 1 };

/** Dice of the roll that lies, for 1 CP: each that failed is worth the same, so is each that succeeded. Seen by whoever rolls. Source: V-11, V-36. */
function rerollDie(state: BattleState, task: AttackTask, { options, side, usual }: PickRequest): ChoiceWorth {
  const { point, failed } = momentOf(state, task);
  const attack = oddsOf(state, task);
  const most = Math.min(1, Math.floor(sideById(state, side).cp / REROLL_COST));
  const [none, one] = againWays(attack, point, failed, most);
  const again = (at: number): Prospect | null => {
    if (failed.includes(at)) return one?.prospect ?? null;
    return againWays(attack, oneLess(point), [...failed, at], most)[1]?.prospect ?? null;
  };
  const worths = options.map(({ id, code }) =>
    code === 'die' ? paid(id, again(Number(id))) : freely(id, none?.prospect ?? null),
  );
  return choiceOf(worths, usual, omittedIn(state, task));
}

/** Said for this attack, or by its target. */
const saying = (task: AttackTask, said: SaidAbility, by: 'attacker' | 'target'): AttackTask =>
  by === 'attacker'
    ? { ...task, said: [...task.said, said] }
    : { ...task, inHand: { ...task.inHand, said: [...task.inHand.said, said] } };

/** The chance of a recovery roll as it stands; whoever needs none lives, whoever has none does not. Source: V-64. */
function recovering(state: BattleState, task: AttackTask): number {
  const what = fate(state, task);
  if (what.kind !== 'rolls') return what.kind === 'stays' ? 1 : 0;
  return chanceOf(what.test.target, what.test.modifier);
}

const recovered = (option: OptionWorth, passes: number): OptionWorth => ({
  ...option,
  passes,
  prospect: { kills: 0, falls: 1 - passes, inflicts: 0, suffers: 0 },
});

/** An ability for command points before a roll, seen by whose it is: of the attack, of armour, of a recovery die. Source: V-08. */
function sayAbility(state: BattleState, task: AttackTask, request: PickRequest): ChoiceWorth {
  const { options, operative, usual } = request;
  const by = operative === task.attacker && task.inHand.hits === null ? 'attacker' : 'target';
  const isRecovery = task.inHand.wounds !== null;
  const worths = options.map(({ id, code, value }) => {
    const said = { model: operative ?? '', ability: id, cp: value ?? 0 };
    const then = code === 'ability' ? saying(task, said, by) : task;
    const option = code === 'ability' ? paid(id, null) : freely(id, null);
    if (isRecovery) return recovered(option, recovering(state, then));
    const prospect = by === 'attacker' ? attackWorth(state, then) : seenByOther(inHandWorth(state, then));
    return { ...option, prospect };
  });
  return choiceOf(worths, usual, isRecovery ? null : omittedIn(state, task));
}

/** What each answer to a question of an attack in hand comes to; null: nothing is worked out. Throws `OddsRangeError`. */
export function worthInAttack(state: BattleState, task: AttackTask, request: PickRequest): ChoiceWorth | null {
  switch (request.question) {
    case 'armourBy':
      return armourBy(state, task, request);
    case 'focusAs':
    case 'chargeAs':
      return bonusAs(state, task, request);
    case 'sayAbility':
      return sayAbility(state, task, request);
    case 'rerollDie':
      return rerollDie(state, task, request);
    case 'retaliate':
      return retaliates(state, task, request);
    case 'disengage':
    case 'returns':
    case 'whom':
    case 'tableSide':
      return null;
  }
}
