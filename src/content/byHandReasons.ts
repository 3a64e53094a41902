/** Rows of tables that mean that nothing happens. */
export const NOTHING_TO_DO: ReadonlySet<string> = new Set([
  'clear-air',
  'cistern-drip',
  'dripping-silence',
  'held-back',
  'held-breath',
  'hull-quiet',
  'last-held-note',
  'oppressive-silence',
  'relay-clues-false',
  'search-empty',
]);

const MEASURED = 'The table measures how far a climb, a drop or a power reaches; the app asks for no such distance.';
const DOORS = 'Doors, consoles and walls are no action of the battle: the table opens and breaks them.';
const OWN_MOMENT = 'The moment it speaks at is none of the battle yet.';

/** Why the table does a part of these rows by hand, by the id of the row. */
export const BY_HAND: Readonly<Record<string, string>> = {
  'alien-calm': 'Which environment it is lies with its player; what asks because of it is answered for it.',
  'beast-of-burden': 'A second marker, or an operative of more Wounds, is set on its card by hand.',
  bodyguard: 'A target is changed by choosing another one before the dice.',
  breacher: DOORS,
  climber: MEASURED,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((face) => [`flee-${face}`, 'The app rolls how far they flee; the table moves them.']),
  ),
  'death-from-above': 'The Shoot is made again by an override, which the log keeps.',
  deserters: OWN_MOMENT,
  'forbidden-tome': 'Whether its reader becomes a psyker is chosen on its page of the campaign.',
  foresight: 'The point that may be taken instead is set by hand.',
  grapnel: MEASURED,
  'kinetic-shove': 'The table moves the enemy, and sees whether terrain stops it.',
  'knows-the-place': OWN_MOMENT,
  'lay-technician': DOORS,
  lurks: 'The table sees who moves near it; its Fight is made as an action by hand.',
  medkit: 'Whom it has helped before is on the log; it is not refused.',
  'no-hold': 'Who holds an objective is what the table says.',
  'purity-token': 'The result is left out by hand when it comes.',
  reach: MEASURED,
  sapper: 'Its marker lies on the table.',
  scent: OWN_MOMENT,
  'seal-of-passage': 'It counts between battles, where the way is opened by hand.',
  'too-large': 'Cover is what the table says of each shot.',
  'trip-alarm': 'The table sees who comes near it.',
  'tunnel-rat': MEASURED,
  'void-suit': 'Who stands in toxic air is ticked by the table: its wearer is not.',
  'vox-hall': 'The die lies on the table until its event comes.',
  'witch-bolt': 'Its Shoot follows as an action of its own.',
};
