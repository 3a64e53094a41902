import type { FreeRollKind } from '../../engine/dice/freeRoll.ts';

const kinds: Readonly<Record<FreeRollKind, string>> = {
  d3: 'D3',
  d4: 'D4',
  d6: 'D6',
  d8: 'D8',
  d10: 'D10',
  d12: 'D12',
  d20: 'D20',
  '2d6': '2D6',
  d66: 'D66',
  scatter: 'Scatter',
  sixth: 'Board sixth',
  oneOf: 'One of these',
  highest: 'Who is first',
};

/** Parts of the board in the order in which they are read, a long edge of it towards the reader. */
const PARTS: readonly string[] = ['far left', 'far middle', 'far right', 'near left', 'near middle', 'near right'];

/** Dice that the table rolls for its own reasons. */
export const freeDice = {
  title: 'Dice for the table',
  kinds,
  last: 'Last rolled',
  which: 'Which dice',
  parts: PARTS,
  /** A line of the log. */
  line: (what: string, result: string) => `${what}: ${result}`,
  forWhat: (why: string, dice: string) => `${why}, ${dice}`,
  tied: (names: string) => `${names} (a tie)`,
  typed: 'rolled on the table',
  why: 'What for',
  whyHint: 'It stands in the log. May stay empty.',
  reasons: {
    place: 'A random place',
    terrain: 'A random terrain piece',
    entry: 'A random entry point',
    order: 'Who is first',
  },
  hints: {
    scatter: 'The direction as an hour of a clock that lies on the table, 12 away from you. Then how far.',
    sixth: 'Three parts along the far long edge, three along the near one. A place of your choice within it.',
    oneOf: 'One of them by lot.',
    highest: 'A D6 for each; the highest is first.',
  },
  far: 'How far',
  farDie: (sides: number) => `D${sides}`,
  clock: (hour: number) => `${hour} o’clock`,
  directions: 'Direction of the arrow',
  board: (part: number, name: string) => `The board, part ${part}: ${name}`,
  among: 'Out of',
  lists: {
    standing: 'All who stand',
    mine: 'The retinue',
    foes: 'The enemies',
    marks: 'Markers',
    players: 'Players',
    numbers: 'Numbers',
    own: 'A list',
  },
  count: 'How many',
  countHint: 'Number them on the table: terrain, entry points, doors.',
  ownList: 'Names',
  ownListHint: 'One after the other, with commas.',
  tooFew: 'Two at least',
  roll: 'Roll it',
  type: 'Or tap what lies on the table',
  typeOf: (name: string) => `The die of ${name}`,
  typeNth: (nth: number, of: number) => `Die ${nth} of ${of}`,
  undo: { short: 'Dice', full: 'the dice for the table' },
};
