import { term } from '../../term.ts';

/** Campaign, explained. */
export const campaign = {
  acolyte: term('Acolyte', 'Who leads: each player has one. Followers and auxiliaries go with it.', 'Acolytes'),
  capacity: term('Follower capacity', 'How many followers an Acolyte may take along. It grows with its level.'),
  wp: term(
    'WP',
    'Wargear points: what an operative may carry in weapons and armour. Much of it raises its DV.',
    'wargear points',
  ),
  ep: term(
    'EP',
    'Equipment points: what it may take along in small things for one battle. They do not change its DV.',
    'equipment points',
  ),
  xp: term('XP', 'Experience, given after a battle. Enough of it is a level.', 'experience'),
  casualty: term(
    'Casualty roll',
    'After the battle, a die for each who went down: it recovers, keeps a scar, or is lost.',
    'casualty',
  ),
  honour: term('Battle honour', 'What somebody learned in battle: a lasting gift, at some levels.', 'honours'),
  scar: term('Scar', 'What a wound left behind: it lasts until it heals or is treated.', 'scars'),
};
