import type { Attack } from '../../family/killteam/attack/attack.ts';
import { newFighter } from '../../family/killteam/attack/fight/weapons.ts';
import { newFight } from '../../family/killteam/attack/fight/newFight.ts';
import { declaration } from '../../family/killteam/flow/decide/declaration.ts';
import { attackOf, fight } from '../../family/killteam/flow/decide/attack.ts';
import { done, unless } from '../../family/killteam/flow/decide/decision.ts';
import { cancelAttack } from '../../family/killteam/flow/decide/openAttack.ts';
import { attemptBy } from '../../family/killteam/flow/actions/actions.ts';
import { weaponProblems } from '../../family/killteam/flow/actions/attacks.ts';
import type { Command } from '../../family/killteam/model/command.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { assistsAgainst, topTask, viaNow } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import { type Rejection, when } from '../../family/killteam/model/rejection.ts';
import type { FightTask } from '../../family/killteam/model/task.ts';
import type { BattleDecision, Game } from '../../family/killteam/rules/game.ts';
import type { Plugin } from '../../family/killteam/rules/plugin.ts';

/** C-26: the target does not fight: it rolls nothing, and what it has for its own fights is silent. C-27: friends support. */
function fightOf(game: Game, attack: Attack): FightTask {
  const begun = newFight(game, attack);
  const { operative, weapon, target } = attack;
  const counts = (friend: Operative): boolean => game.rules.assists(friend, game.state);
  const assists = assistsAgainst(game.state, operative, { enemy: target.id, counts });
  return {
    ...begun,
    asIf: true,
    noRetaliate: true,
    turn: 'attacker',
    attacker: newFighter(game, { operative, weapon }, { foe: null, assists }),
    defender: newFighter(game, { operative: target, weapon: null }, { foe: operative, assists: 0 }),
  };
}

const reasonsOf = (game: Game, { operative, weapon, target }: Attack): readonly Rejection[] => [
  ...when(target.side === operative.side, 'wrongSide'),
  ...weaponProblems(attemptBy(game, operative), weapon).filter(({ code }) => code === 'limitedUsed'),
  ...when(target.down || target.removed, 'targetRemoved', { target: target.id }),
];

/** It is part of an action of its card, and no Fight action: it costs nothing of itself and does not count as done. */
const declared = (game: Game, { operative, weapon, target }: Attack): readonly BattleEvent[] => [
  ...declaration(game, operative, { id: 'fight', targets: [target.id], note: weapon.id, free: true }).map((event) =>
    event.type === 'actionPerformed' ? { ...event, asIf: true as const } : event,
  ),
  {
    type: 'attackDeclared',
    action: 'fight',
    operative: operative.id,
    target: target.id,
    weapon: weapon.id,
    via: viaNow(game.state),
    asIf: true,
  },
];

/**
 * Fights, or a rule of its card has it roll the dice of a melee weapon as if fighting (C-26 to C-28), at an enemy that need not
 * be in its engagement range; whom that fells counts as taken out in combat.
 */
function fights(game: Game, command: Extract<Command, { type: 'fight' }>): BattleDecision {
  const attack = attackOf(game, command, 'melee');
  if (command.asIf !== true || 'code' in attack) return fight(game, command);
  return unless(game, reasonsOf(game, attack), {
    override: command.override,
    events: () => [...declared(game, attack), { type: 'taskOpened', task: fightOf(game, attack) }],
  });
}

/** What is rolled as if fighting is no action of its own: taken back, nothing else is. */
function takenBack(game: Game): BattleDecision {
  const task = topTask(game.state);
  const untouched = task?.kind === 'fight' && task.asIf === true && task.attacker.dice === null;
  return untouched ? done(game, [{ type: 'taskClosed' }, { type: 'taskClosed' }]) : cancelAttack(game);
}

/** Dice rolled as if fighting. */
export const asIf: Plugin = { id: 'asIf', deciders: { fight: fights, cancelAttack: takenBack } };
