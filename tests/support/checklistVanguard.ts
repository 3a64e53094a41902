/** How a rule is played. */
type Plays = 'engine' | 'asks' | 'guide' | 'data' | 'pack';

const numbered = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `V-${String(from + index).padStart(2, '0')}`);

/** Every rule of Vanguard by its id, and how it is played. */
export const CHECKLIST_VANGUARD: Readonly<Record<Plays, readonly string[]>> = {
  /** Computed and held to. */
  engine: [
    ...numbered(3, 37),
    'V-40',
    'V-42',
    'V-43',
    'V-47',
    ...numbered(53, 57),
    ...numbered(60, 69),
    ...numbered(70, 74),
    'V-76',
    ...numbered(80, 82),
    'V-86',
  ],
  /** The table is asked one fact, the rest follows. */
  asks: ['V-39', 'V-41', 'V-44', 'V-46', 'V-51', 'V-52', 'V-58', 'V-59', 'V-85'],
  /** Said at its moment, and what came of it recorded. */
  guide: ['V-02', 'V-38', 'V-45', 'V-48', 'V-49', 'V-50', 'V-79', 'V-84', 'V-87'],
  /** A field of a pack, checked on loading. */
  data: ['V-01', 'V-75', 'V-77', 'V-83', 'V-88'],
  /** Named by the documents, its content is not in them: a kind that packs fill. */
  pack: ['V-78'],
};
