import { newFight } from '../../attack/fight/newFight.ts';
import { retaliationWeapons } from '../../attack/fight/weapons.ts';
import { findOperative, operativeById, pairOf, standing } from '../../model/lookup.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Operative, Weapon } from '../../model/operative.ts';
import type { ReactionTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';

/** The moment gives a fight. */
export const isFight = ({ moment }: ReactionTask): boolean => moment === 'onLeaving' || moment === 'onNear';

/** With what it could fight the enemy that leaves; none: it cannot. */
export function weaponsAgainst(game: Game, { operative, other }: ReactionTask): readonly Weapon[] {
  const friend = findOperative(game.state, operative ?? '');
  const enemy = findOperative(game.state, other ?? '');
  return friend !== null && enemy !== null && standing(friend) && standing(enemy) && enemy.wounds > 0
    ? retaliationWeapons(game, friend)
    : [];
}

/** The battle as it was before the enemy left: friends beside it assist. */
function beforeLeaving(game: Game, { beside = [] }: ReactionTask, friend: Operative, enemy: Operative): Game {
  const left = [friend, ...beside.map((id) => operativeById(game.state, id)).filter(standing)];
  const pairs = left.map((each) => pairOf(game.state, each, enemy));
  return game.at({ ...game.state, engagement: [...game.state.engagement, ...pairs] });
}

/** It fights the enemy that leaves it, for free and in the activation of that enemy (`rules/acolyte.md` C7, Cut Them Down). */
export function freeFight(game: Game, task: ReactionTask, weapon: Weapon): readonly BattleEvent[] {
  const operative = operativeById(game.state, task.operative ?? '');
  const target = operativeById(game.state, task.other ?? '');
  const via = 'counteract';
  const { id, side } = operative;
  const fight = newFight(beforeLeaving(game, task, operative, target), { operative, weapon, target });
  return [
    { type: 'actionPerformed', operative: id, action: 'fight', ap: 0, via, targets: [target.id], note: weapon.id },
    {
      type: 'taskOpened',
      task: { kind: 'afterAction', id: 'after', operative: id, side, action: 'fight', via, hurt: [], step: 'down' },
    },
    { type: 'attackDeclared', action: 'fight', operative: id, target: target.id, weapon: weapon.id, via },
    { type: 'taskOpened', task: { ...fight, via } },
  ];
}
