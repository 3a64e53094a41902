import { viaNow, assistsAgainst } from '../../model/lookup.ts';
import type { Game } from '../../rules/game.ts';
import type { Operative } from '../../model/operative.ts';
import type { FightTask } from '../../model/task.ts';
import { type Attack, undeclaredOf } from '../attack.ts';
import { newFighter, retaliationWeapons, withAccurate } from './weapons.ts';

/** A defender wholly in a garrisoned stronghold, fought by one that is not, resolves first (A5 step 4). */
const firstToResolve = (attacker: Operative, defender: Operative) =>
  defender.inStronghold && !attacker.inStronghold ? ('defender' as const) : ('attacker' as const);

/** A fight as it begins, declared or only thought of; a defender with several weapons has not chosen yet (A5). */
export function newFight(game: Game, attack: Attack): FightTask {
  const { operative, weapon, target } = attack;
  const choices = retaliationWeapons(game, target);
  const noRetaliate = target.cannotRetaliate || choices.length === 0;
  const answer = noRetaliate || choices.length > 1 ? null : (choices[0] ?? null);
  return withAccurate(game, {
    kind: 'fight',
    id: 'fight',
    via: viaNow(game.state),
    attacker: newFighter(
      game,
      { operative, weapon },
      {
        foe: target,
        assists: assistsAgainst(game.state, operative, {
          enemy: target.id,
          counts: (friend) => game.rules.assists(friend, game.state),
        }),
      },
    ),
    defender: newFighter(
      game,
      { operative: target, weapon: answer },
      {
        foe: operative,
        assists: assistsAgainst(game.state, target, {
          enemy: operative.id,
          counts: (friend) => game.rules.assists(friend, game.state),
        }),
      },
    ),
    noRetaliate,
    turn: firstToResolve(operative, target),
    exchanges: 0,
    rerolling: null,
    before: undeclaredOf(game, attack),
  });
}
