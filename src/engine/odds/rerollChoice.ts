import { gradeChances, gradeSpreads, upTo } from './dieGrades.ts';
import type { ByGrade, DieGrade, Thresholds } from './dieGrades.ts';

/**
 * A die on the table. `face` is 1 to 6, or null where only the grade is known; `locked` dice may not be
 * re-rolled: they were before, or were kept without rolling.
 */
export type RerollDie = { readonly face: number | null; readonly grade: DieGrade; readonly locked: boolean };

/**
 * Which dice one rule allows to be re-rolled together: any of them (Relentless), at most so many
 * (Balanced, Command Re-roll: 1), or any of those that show one face, freely named (Ceaseless).
 */
export type RerollAllowance =
  | { readonly kind: 'any' }
  | { readonly kind: 'upTo'; readonly dice: number }
  | { readonly kind: 'oneFace' };

/** `indices` in rising order, empty when no re-roll gains anything; `gain` in expected wounds, 0 or more. */
export type RerollAdvice = { readonly indices: readonly number[]; readonly gain: number };

export type RerollChoice = {
  readonly dice: readonly RerollDie[];
  readonly thresholds: Thresholds;
  readonly allowance: RerollAllowance;
  /** What a full set of grades is worth to the one who rolls, in wounds. */
  readonly worth: (grades: ByGrade) => number;
};

type Spot = { readonly index: number; readonly face: number; readonly grade: DieGrade };

const NO_REROLL: RerollAdvice = { indices: [], gain: 0 };
const ROUNDING = 1e-9;
const UNKNOWN_FACE = 7;

/**
 * The set of dice whose re-roll raises the expected worth the most, all of them thrown at once. Of equal
 * sets the one without dice that add nothing, then the one with the lowest faces.
 */
export function bestReroll(choice: RerollChoice): RerollAdvice {
  const now = choice.worth(gradeCounts(choice.dice));
  const chances = gradeChances(choice.thresholds);
  let best = NO_REROLL;
  for (const spots of selections(choice).toSorted(byFaces)) {
    const gain = expectedWorth(choice, spots, chances) - now;
    if (gain > best.gain + ROUNDING) best = { indices: spots.map(({ index }) => index), gain };
  }
  return { ...best, indices: best.indices.toSorted((one, other) => one - other) };
}

function expectedWorth(choice: RerollChoice, spots: readonly Spot[], chances: ByGrade): number {
  const all = gradeCounts(choice.dice);
  const lifted = gradeCounts(spots);
  return gradeSpreads(spots.length, chances).reduce((sum, { rolled, chance }) => {
    const grades = {
      fail: all.fail - lifted.fail + rolled.fail,
      normal: all.normal - lifted.normal + rolled.normal,
      critical: all.critical - lifted.critical + rolled.critical,
    };
    return sum + chance * choice.worth(grades);
  }, 0);
}

/** The sets worth comparing. Dice of one grade are worth the same, so the lowest faces stand for all. */
function selections({ dice, allowance }: RerollChoice): readonly (readonly Spot[])[] {
  const spots = dice
    .flatMap(({ face, grade, locked }, index) => (locked ? [] : [{ index, face: face ?? UNKNOWN_FACE, grade }]))
    .toSorted((one, other) => one.face - other.face);
  switch (allowance.kind) {
    case 'any':
      return byGradeCounts(spots, spots.length);
    case 'upTo':
      return byGradeCounts(spots, allowance.dice);
    case 'oneFace':
      return byFace(spots);
  }
}

function byGradeCounts(spots: readonly Spot[], most: number): readonly (readonly Spot[])[] {
  const [fails, normals, criticals] = [starts(spots, 'fail'), starts(spots, 'normal'), starts(spots, 'critical')];
  return fails
    .flatMap((some) => normals.map((more) => [...some, ...more]))
    .flatMap((some) => criticals.map((more) => [...some, ...more]))
    .filter(({ length }) => length > 0 && length <= most);
}

function byFace(spots: readonly Spot[]): readonly (readonly Spot[])[] {
  const known = spots.filter(({ face }) => face !== UNKNOWN_FACE);
  const faces = [...new Set(known.map(({ face }) => face))];
  return faces.flatMap((shown) =>
    byGradeCounts(
      known.filter(({ face }) => face === shown),
      spots.length,
    ),
  );
}

/** None, the first, the first two ... of the dice with this grade. */
function starts(spots: readonly Spot[], wanted: DieGrade): readonly (readonly Spot[])[] {
  const graded = spots.filter(({ grade }) => grade === wanted);
  return upTo(graded.length).map((length) => graded.slice(0, length));
}

function gradeCounts(dice: readonly { readonly grade: DieGrade }[]): ByGrade {
  const count = (wanted: DieGrade): number => dice.filter(({ grade }) => grade === wanted).length;
  return { fail: count('fail'), normal: count('normal'), critical: count('critical') };
}

/** Low faces first, and a set before every larger one that begins with it. */
function byFaces(one: readonly Spot[], other: readonly Spot[]): number {
  return faceList(one).localeCompare(faceList(other));
}

function faceList(spots: readonly Spot[]): string {
  return spots
    .map(({ face }) => face)
    .toSorted((one, other) => one - other)
    .join('');
}
