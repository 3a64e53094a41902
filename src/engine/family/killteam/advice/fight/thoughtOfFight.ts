import type { Game } from '../../rules/game.ts';
import type { Attack } from '../../attack/attack.ts';
import { fightInHand } from '../../attack/fight/fightInHand.ts';
import type { FightInHand } from '../../rules/steps.ts';
import { newFight } from '../../attack/fight/newFight.ts';
import { advisedOf, retaliationsOf } from './retaliation.ts';
import { withRetaliation } from '../../attack/fight/weapons.ts';

/** A fight that is only thought of; where the defender has a choice of weapons, with the one it will be advised. */
export function thoughtOfFight(game: Game, attack: Attack): FightInHand {
  const fight = fightInHand(game, newFight(game, attack));
  const [first, ...others] = retaliationsOf(fight);
  if (first === undefined) return fight;
  return fightInHand(game, withRetaliation(fight, advisedOf([first, ...others]).weapon));
}
