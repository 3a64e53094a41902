type Names = Readonly<Record<string, string>>;

/** Names and texts by the ids of a pack; what is not here is shown as the pack has it. A renaming is done here. */
export const content: { readonly names: Names; readonly byName: Names; readonly texts: Names } = {
  /** Cards, weapons, missions, tables: none is renamed. Places and marks of tables have no other name. */
  names: {
    'entry-point': 'a random entry point',
    'random-terrain': 'a random terrain piece',
    'three-places': 'three places, well apart',
    fall: 'Debris',
    'where-it-fell': 'where it fell',
    'where-it-stands': 'within 3″',
    'toxic-pool': 'Toxic pool, 2″',
    'laid-trap': 'Trap',
  },
  /** Names that a battle has copied from its pack, by the pack's own name; and what the app called a player in another language. */
  byName: { Joueur: 'Player' },
  /** Sentences by path, `retrieve/primary`. */
  texts: {},
};
