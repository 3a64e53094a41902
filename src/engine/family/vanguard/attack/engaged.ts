import type { BattleState } from '../model/battle.ts';
import type { BattleModel } from '../model/battleModel.ts';
import { inReachOf, modelById } from '../model/lookup.ts';
import { arePaired, engagesOthers, type Fighter, isHeld } from '../rules/engaging/engaged.ts';
import { engagementRange } from '../rules/engaging/engagementRange.ts';
import { isOutnumbered } from '../rules/modifiers/outnumbering.ts';

/** It has a melee attack. */
export const hasMelee = ({ attacks }: BattleModel): boolean => engagementRange(attacks) !== null;

const fighter = (model: BattleModel): Fighter => ({ down: model.down, hasMelee: hasMelee(model) });

/** Enemies with which a model is engaged: neither where both lie, nor where the one that stands has no melee attack (V-39, V-42, X-74). */
export const engagedEnemies = (state: BattleState, id: string): readonly BattleModel[] => {
  const model = fighter(modelById(state, id));
  return inReachOf(state, id).filter((enemy) => arePaired(model, fighter(enemy)));
};

/** Enemies that stand hold it: no shooting, no charge, nobody shoots at it (V-40, V-42). */
export const isEngaged = (state: BattleState, id: string): boolean =>
  isHeld(
    fighter(modelById(state, id)),
    inReachOf(state, id).map((enemy) => ({ ...fighter(enemy), inPlay: enemy.inPlay })),
  );

/** Whether friends of the attacker have this target to themselves (V-59). */
export function outnumbers(state: BattleState, attacker: string, target: string): boolean {
  const { side } = modelById(state, attacker);
  const friends = engagedEnemies(state, target).filter((each) => each.id !== attacker && each.side === side);
  return isOutnumbered(
    friends.map((friend) => ({
      engagesTarget: engagesOthers(fighter(friend)),
      engagedWithOthers: engagedEnemies(state, friend.id).some(({ id }) => id !== target),
      fatigued: friend.fatigued,
    })),
  );
}
