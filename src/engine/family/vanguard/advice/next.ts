import type { Offered, Tired } from '../../../odds/vanguard/fatigue.ts';
import { engagedEnemies, isEngaged } from '../attack/engaged.ts';
import { allDice, freshAttack } from '../attack/fresh.ts';
import type { Attack } from '../card/card.ts';
import { whyNoAttack } from '../flow/legal/attack.ts';
import type { AttackTask } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import type { BattleModel } from '../model/battleModel.ts';
import { inPlayOf, modelById, otherSide } from '../model/lookup.ts';
import { answerTo } from './answered.ts';
import { oddsOf } from './oddsOf.ts';

/** An attack of a model at an enemy, in plain sight and in the open, before anything of it is settled. */
export const plainTask = (state: BattleState, attacker: string, attack: Attack, target: string): AttackTask =>
  freshAttack(state, { how: 'attack', attacker, attack }, [allDice(attack, target)]);

/** It could be made where both stand, as far as the state knows; a split of other dice is no matter. */
export const isInReach = (state: BattleState, { id }: BattleModel, attack: Attack, target: string): boolean =>
  whyNoAttack(state, { attacker: id, attack, free: false, targets: [allDice(attack, target)] }) === null;

const offered = (state: BattleState, model: BattleModel, attack: Attack, target: string): Offered => {
  const task = plainTask(state, model.id, attack, target);
  return { kind: attack.kind, attack: oddsOf(state, task), retaliation: answerTo(state, task, target) };
};

/**
 * The attacks that a model could make in its next activation if nobody moved: blows at whom it is engaged with, shots at all others
 * while nobody holds it. Whoever lies is thought to have stood up. Throws `OddsRangeError`. Source: V-30, V-40, V-54.
 */
export function nextOf(state: BattleState, id: string): Tired {
  const model = modelById(state, id);
  const engaged = new Set(engagedEnemies(state, id).map((enemy) => enemy.id));
  const enemies = inPlayOf(state, otherSide(state, model.side).id);
  const canReach = (attack: Attack, target: string): boolean =>
    attack.kind === 'melee' ? engaged.has(target) : !isEngaged(state, id) && !isEngaged(state, target);
  const attacks = model.attacks.flatMap((attack) =>
    enemies.filter((enemy) => canReach(attack, enemy.id)).map((enemy) => offered(state, model, attack, enemy.id)),
  );
  return { attacks, down: model.down };
}
