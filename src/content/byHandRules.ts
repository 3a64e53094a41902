/**
 * Rules of war bands of which the table does a part, by their id: where the app says them, and why it does no more. They are
 * rules of places, and no places are known without a map of the table.
 */
export const BY_HAND_RULES: Readonly<Record<string, string>> = {
  'V-02': 'Distances are measured on the table at any time; the app asks for those that decide something.',
  'V-38': 'The path of a move is walked on the table; the app says how far it goes.',
  'V-45': 'Heights and climbs are measured on the table; the app says how far a move goes.',
  'V-48': 'What stands in the way lies on the table; the app says how far a move goes.',
  'V-49': 'What a piece of terrain is, both agree on: said while they set up.',
  'V-50':
    'Who sees whom is looked at on the table: said with the facts of an attack and where the tables ask whom they see.',
  'V-79': 'Terrain and objectives are placed on the table: said while they set up.',
  'V-84': 'Where the objectives lie, the players choose; a layout of ours is offered.',
  'V-87': 'Objectives lie on the table and stop nothing: said with the scenario.',
};
