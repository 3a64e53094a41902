import { term } from '../../term.ts';

/** On the table, explained. */
export const table = {
  dropZone: term(
    'Drop zone',
    'Where a side sets up: usually the strip 6″ deep along its edge. Yours is the edge nearer to you; the enemy’s is the one across.',
    'drop zones',
  ),
  entryPoint: term(
    'Entry point',
    'Where reinforcements come in. Before the battle, number three: the middle of each long edge, and that of the enemy’s edge.',
    'entry points',
  ),
  randomPlace: term(
    'Random place',
    'Roll for a sixth of the board, then set it up anywhere within it, in cover if there is some.',
    'random places',
  ),
  terrain: term(
    'Terrain',
    'Eight to twelve pieces, from ruins to barrels, so that nobody sees across the whole board. Name the type of each before the battle.',
    'terrain piece',
  ),
  heavy: term(
    'Heavy terrain',
    'Walls, ruins, anything as high as an operative: it gives cover and can obscure.',
    'Heavy',
  ),
  light: term('Light terrain', 'Barrels, low walls, scatter: it gives cover and never obscures.', 'Light'),
  vantage: term(
    'Vantage',
    'A floor to stand on, higher up. From 2″ above, Light cover does not hide somebody on Conceal; its cover save is better for it.',
  ),
  controlRange: term(
    'Control range',
    'Within 1″ of an operative, and seen by it. There one fights, and does not shoot.',
  ),
  visible: term(
    'Visible',
    'From the shooter’s head a line can be drawn to some part of it, past everything in between.',
  ),
  cover: term(
    'Cover',
    'Terrain stands in between, within 1″ of it, and the shooter is more than 2″ away. On Conceal it is then no valid target.',
    'in cover',
  ),
  obscured: term(
    'Obscured',
    'Heavy terrain stands in between, more than 1″ from both. The shooter loses a hit, and crits count as hits.',
  ),
  validTarget: term(
    'Valid target',
    'Who can be shot at: seen, and on Engage, or on Conceal and not in cover.',
    'valid targets',
  ),
  marker: term(
    'Marker',
    'A counter on the table: a clue, a crate, a place. Who stands within 1″ of it, and of no enemy, can use it.',
    'markers',
  ),
  climb: term('Climb', 'Up to 3″ of a piece that is visible and within 1″. A climb counts as 2″ at least.', 'climbing'),
  fall: term('Fall', 'Straight down from the nearest edge, onto the floor below it. How high decides what it costs.'),
};
