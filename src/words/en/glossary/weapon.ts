import { term } from '../../term.ts';

/** Weapons and dice, explained. */
export const weapon = {
  attackDice: term('Attack dice', 'How many dice the weapon rolls for one attack.'),
  damage: term(
    'Damage',
    'Two figures: what a hit takes, and what a crit takes. 3/4 is 3 wounds for a hit, 4 for a crit.',
  ),
  crit: term(
    'Crit',
    'A die that shows a 6, or less where a weapon says so. It does the second figure of damage, and only a crit stops it for one die.',
    'crits',
  ),
  weaponRule: term(
    'Weapon rule',
    'What a weapon does beyond its figures. Hold a weapon, or open the card, to read what it means.',
    'weapon rules',
  ),
  coverSave: term(
    'Cover save',
    'One defence die that somebody in cover keeps as a success without rolling it.',
    'cover saves',
  ),
  reRoll: term('Command Re-roll', 'For 1 CP one attack or defence die of your own is rolled again, once for each die.'),
};
