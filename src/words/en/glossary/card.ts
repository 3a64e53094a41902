import { term } from '../../term.ts';

/** On a card, explained. */
export const card = {
  apl: term('APL', 'Action points an operative has for one activation. Each action costs some of them.'),
  ap: term(
    'AP',
    'Action points: what an action costs, and what is left in this activation. On a card each square is one; a filled one is left.',
  ),
  move: term('Move', 'How far it goes with one Reposition, in inches. A Charge goes 2″ farther; a Dash is always 3″.'),
  hit: term('Hit', 'The lowest face with which an attack die hits. A 6 is a crit, a 1 always misses.'),
  save: term('Save', 'The lowest face with which a defence die stops a hit. A 6 stops a crit.'),
  wounds: term('Wounds', 'The large numeral on a card: how much it can still take. At 0 it goes down.'),
  injured: term(
    'Injured',
    'Below half of its wounds: it moves 2″ less and hits 1 worse. The tall stroke on the track is where that begins.',
  ),
  dv: term(
    'DV',
    'Deployment Value: what somebody counts for when a side is put together. Each side may field so much in all.',
    'Deployment Value',
  ),
  ammo: term(
    'Ammunition',
    'The die or the number in a square: shots left in the gun in hand. Empty or jammed, it needs a Reload. Easy plays without.',
    'shots left',
  ),
  signs: term(
    'Signs on a card',
    'Large numeral: wounds left. Filled square: ready; hollow: done. Triangle: its order, hatched for Conceal. Small squares: AP left. Die: shots left. 1″: an enemy stands that close.',
  ),
  odds: term(
    'Odds',
    'Beside a weapon or a target: the chance to bring it down, and the damage to expect. 15\u202f% · 3.4 is 15 in 100, and 3.4 wounds on average.',
  ),
};
