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
  'search-empty',
]);

const DOORS =
  'Doors of a board cost it no AP. Others, consoles and walls are no action of the battle: the table opens and breaks them.';

/** Why the table does a part of these rows by hand, by the id of the row. */
export const BY_HAND: Readonly<Record<string, string>> = {
  breacher: DOORS,
  'lay-technician': DOORS,
  reach:
    'On a board it is measured. Without one the table measures how far a power reaches; the app asks for no such distance.',
  'seal-of-passage': 'It counts between battles, where the way is opened by hand.',
};
