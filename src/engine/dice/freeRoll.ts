/**
 * Dice that the table rolls for its own reasons. `d66`: tens and ones; `scatter`: a direction as an hour of the clock, then
 * how far; `sixth`: a part of the board; `oneOf`: one of a list by lot; `highest`: a D6 for each of a list.
 */
export const FREE_ROLLS = [
  'd3',
  'd4',
  'd6',
  'd8',
  'd10',
  'd12',
  'd20',
  '2d6',
  'd66',
  'scatter',
  'sixth',
  'oneOf',
  'highest',
] as const;
export type FreeRollKind = (typeof FREE_ROLLS)[number];

/** Dice that say how far something scatters. */
export const SCATTER_DICE = [3, 6, 10] as const;
/** Directions of a scatter, as the hours of a clock that lies on the table. */
export const DIRECTIONS = 12;
/** The longest list that one is drawn from. */
export const MOST_AMONG = 24;
const LEAST_AMONG = 2;

/** `among`: those of a list, by name; `far`: the sides of the die of a scatter. */
export interface FreeRoll {
  readonly kind: FreeRollKind;
  readonly among: readonly string[];
  readonly far: number;
}

/** A roll that needs nothing more to be said. */
export const plainRoll = (kind: FreeRollKind): FreeRoll => ({ kind, among: [], far: 6 });

/** The sides of its dice, in the order in which they are read. */
export function diceOf({ kind, among, far }: FreeRoll): readonly number[] {
  switch (kind) {
    case '2d6':
    case 'd66':
      return [6, 6];
    case 'scatter':
      return [DIRECTIONS, far];
    case 'sixth':
      return [6];
    case 'oneOf':
      return [among.length];
    case 'highest':
      return among.map(() => 6);
    case 'd3':
    case 'd4':
    case 'd6':
    case 'd8':
    case 'd10':
    case 'd12':
    case 'd20':
      return [Number(kind.slice(1))];
  }
}

const takesList = (kind: FreeRollKind): boolean => kind === 'oneOf' || kind === 'highest';

/** It is one that there are dice for. */
export function isRoll({ kind, among, far }: FreeRoll): boolean {
  if (!FREE_ROLLS.some((each) => each === kind)) return false;
  if (takesList(kind)) return among.length >= LEAST_AMONG && among.length <= MOST_AMONG;
  return among.length === 0 && SCATTER_DICE.some((sides) => sides === far);
}

/** What its dice come to. */
export type FreeResult =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'scatter'; readonly hour: number; readonly far: number }
  | { readonly kind: 'sixth'; readonly part: number }
  | { readonly kind: 'one'; readonly name: string }
  /** The highest first; those who rolled the same stay as they were listed. `tied`: more than one has the highest. */
  | { readonly kind: 'ranked'; readonly names: readonly string[]; readonly tied: boolean };

function ranked(among: readonly string[], faces: readonly number[]): FreeResult {
  const dice = among.map((name, at) => ({ name, face: faces[at] ?? 0 })).toSorted((a, b) => b.face - a.face);
  return { kind: 'ranked', names: dice.map(({ name }) => name), tied: dice[0]?.face === dice[1]?.face };
}

/** Reads the faces of a roll. */
export function readRoll({ kind, among }: Pick<FreeRoll, 'kind' | 'among'>, faces: readonly number[]): FreeResult {
  const [first = 0, second = 0] = faces;
  switch (kind) {
    case 'scatter':
      return { kind: 'scatter', hour: first, far: second };
    case 'sixth':
      return { kind: 'sixth', part: first };
    case 'oneOf':
      return { kind: 'one', name: among[first - 1] ?? '' };
    case 'highest':
      return ranked(among, faces);
    case 'd66':
      return { kind: 'number', value: 10 * first + second };
    case '2d6':
    case 'd3':
    case 'd4':
    case 'd6':
    case 'd8':
    case 'd10':
    case 'd12':
    case 'd20':
      return { kind: 'number', value: first + second };
  }
}
