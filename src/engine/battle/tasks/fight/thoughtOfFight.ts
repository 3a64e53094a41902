import { bestOf, NO_PROSPECT } from '../../../odds/prospect.ts';
import type { Game } from '../../game.ts';
import type { Attack } from '../attack.ts';
import { type FightInHand, fightInHand } from './fightInHand.ts';
import { newFight } from './newFight.ts';
import { retaliationWeapons, withRetaliation } from './weapons.ts';
import { retaliationWorth } from './worth.ts';

/** A fight that is only thought of; where the defender has a choice of weapons, with the one it will be advised. */
export function thoughtOfFight(game: Game, attack: Attack): FightInHand {
  const fight = fightInHand(game, newFight(game, attack));
  if (fight.task.noRetaliate || fight.defender.weapon !== null) return fight;
  const [first, ...others] = retaliationWeapons(game, attack.target).map((weapon) => ({
    weapon,
    prospect: retaliationWorth(fight, weapon),
  }));
  if (first === undefined) return fight;
  const isKnown = [first, ...others].every(({ prospect }) => prospect !== null);
  const { weapon } = isKnown ? bestOf([first, ...others], ({ prospect }) => prospect ?? NO_PROSPECT) : first;
  return fightInHand(game, withRetaliation(fight, weapon));
}
