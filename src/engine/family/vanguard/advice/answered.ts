import { bestOf, NO_PROSPECT } from '../../../odds/prospect.ts';
import type { VanguardAttack } from '../../../odds/vanguard/attack.ts';
import { attackOdds } from '../../../odds/vanguard/attackOdds.ts';
import { prospectOf } from '../../../odds/vanguard/prospects.ts';
import { allDice, freshAttack } from '../attack/fresh.ts';
import type { Attack } from '../card/card.ts';
import { whyNot } from '../flow/tasks/attack/after.ts';
import { meleeOf } from '../flow/tasks/move.ts';
import type { AttackTask } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import { modelById } from '../model/lookup.ts';
import { oddsOf } from './oddsOf.ts';

/** The attack that one model makes back at another, on whoever stands. Source: V-60. */
export function backOdds(state: BattleState, by: string, attack: Attack, at: string): VanguardAttack {
  const task = freshAttack(state, { how: 'retaliation', attacker: by, attack }, [allDice(attack, at)]);
  return oddsOf(state, { ...task, targets: task.targets.map((target) => ({ ...target, wasDown: false })) });
}

/**
 * What this model strikes back with at an attack, thought to be its strongest and to be made whenever it may; null: it may not.
 * Throws `OddsRangeError`. Source: V-60.
 */
export function answerTo(state: BattleState, task: AttackTask, target: string): VanguardAttack | null {
  const { attacker } = task;
  if (attacker === null || !modelById(state, attacker).inPlay || whyNot(state, task, target) !== null) return null;
  const all = meleeOf(modelById(state, target)).map((attack) => backOdds(state, target, attack, attacker));
  const [first, ...others] = all.map((attack) => ({ attack, prospect: prospectOf(attackOdds(attack)) }));
  return first === undefined ? null : bestOf([first, ...others], ({ prospect }) => prospect ?? NO_PROSPECT).attack;
}
