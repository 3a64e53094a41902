import type { ByGrade, Prospect, RerollWay } from '../log/advice.ts';
import type { DieGrade } from '../log/request.ts';
import { gradeChances, type GradeSpread, gradeSpreads, type Thresholds, upTo } from './dieGrades.ts';
import { bestOf, mixed } from './prospect.ts';

/**
 * A die on the table. `face` is 1 to 6, or null where only the grade is known; `locked` dice may not be re-rolled: they were
 * before, or were kept without rolling.
 */
export interface RerollDie {
  readonly face: number | null;
  readonly grade: DieGrade;
  readonly locked: boolean;
}

/** Dice one rule lets re-roll together: any one (Balanced), of those that show one face (Ceaseless), or any (Relentless). */
export type RerollMode = 'one' | 'face' | 'any';

/**
 * Dice of which some may be re-rolled. `modes`: of the rule in question, then of those that follow it; `worth`: what comes of
 * so many dice of each grade in the end.
 */
interface RerollChoice {
  readonly dice: readonly RerollDie[];
  readonly thresholds: Thresholds;
  readonly modes: readonly RerollMode[];
  readonly worth: (grades: ByGrade) => Prospect;
}

/** `free`: dice that may still be re-rolled; `fixed`: the others by grade. */
interface SplitDice {
  readonly free: readonly Spot[];
  readonly fixed: ByGrade;
}

interface Spot {
  readonly index: number;
  readonly face: number;
  readonly grade: DieGrade;
}

const UNKNOWN_FACE = 7;

/** Most dice of which every choice is worked out: with more it takes longer than a player waits. */
export const MOST_REROLLED = 12;

const gradeCounts = (dice: readonly { readonly grade: DieGrade }[]): ByGrade => {
  const count = (wanted: DieGrade): number => dice.filter(({ grade }) => grade === wanted).length;
  return { fail: count('fail'), normal: count('normal'), critical: count('critical') };
};

const sumOf = (one: ByGrade, other: ByGrade): ByGrade => ({
  fail: one.fail + other.fail,
  normal: one.normal + other.normal,
  critical: one.critical + other.critical,
});

/** None, the first, the first two ... of the dice with this grade. */
function starts(spots: readonly Spot[], wanted: DieGrade): readonly (readonly Spot[])[] {
  const graded = spots.filter(({ grade }) => grade === wanted);
  return upTo(graded.length).map((length) => graded.slice(0, length));
}

function byGrades(spots: readonly Spot[], most: number): readonly (readonly Spot[])[] {
  const [fails, normals, criticals] = [starts(spots, 'fail'), starts(spots, 'normal'), starts(spots, 'critical')];
  return fails
    .flatMap((some) => normals.map((more) => [...some, ...more]))
    .flatMap((some) => criticals.map((more) => [...some, ...more]))
    .filter(({ length }) => length > 0 && length <= most);
}

function byFace(spots: readonly Spot[]): readonly (readonly Spot[])[] {
  const faces = new Set(spots.map(({ face }) => face).filter((face) => face !== UNKNOWN_FACE));
  return [...faces].flatMap((shown) =>
    byGrades(
      spots.filter(({ face }) => face === shown),
      spots.length,
    ),
  );
}

/** Sets worth comparing, none first, then the smaller ones. Dice of one grade are worth the same: the lowest stand for all. */
function selections(spots: readonly Spot[], mode: RerollMode): readonly [readonly Spot[], ...(readonly Spot[])[]] {
  const sets = mode === 'face' ? byFace(spots) : byGrades(spots, mode === 'one' ? 1 : spots.length);
  const faces = (set: readonly Spot[]): number => set.reduce((sum, { face }) => sum + face, 0);
  return [[], ...sets.toSorted((one, other) => one.length - other.length || faces(one) - faces(other))];
}

/** A choice of dice to re-roll, and all that may follow it, each position worked out once. */
class Rerolling {
  readonly #choice: RerollChoice;
  readonly #chances: ByGrade;
  readonly #spreads = new Map<number, readonly GradeSpread[]>();
  readonly #known = new Map<string, Prospect>();

  constructor(choice: RerollChoice) {
    this.#choice = choice;
    this.#chances = gradeChances(choice.thresholds);
  }

  ways(): readonly RerollWay[] {
    const { dice, modes } = this.#choice;
    const spots = dice.flatMap(({ face, grade, locked }, index) =>
      locked ? [] : [{ index, face: face ?? UNKNOWN_FACE, grade }],
    );
    const free = spots.toSorted((one, other) => one.face - other.face);
    const hand = { free, fixed: gradeCounts(dice.filter(({ locked }) => locked)) };
    return selections(free, modes[0] ?? 'any').map((again) => ({
      indices: again.map(({ index }) => index).toSorted((one, other) => one - other),
      grades: gradeCounts(again),
      prospect: this.#rerolled(hand, again, 1),
    }));
  }

  #spread(dice: number): readonly GradeSpread[] {
    const known = this.#spreads.get(dice) ?? gradeSpreads(dice, this.#chances).filter(({ chance }) => chance > 0);
    this.#spreads.set(dice, known);
    return known;
  }

  /** These dice are re-rolled; then the rules from `next` on may speak. */
  #rerolled({ free, fixed }: SplitDice, again: readonly Spot[], next: number): Prospect {
    const left = free.filter((spot) => !again.includes(spot));
    return mixed(
      this.#spread(again.length).map(({ rolled, chance }) => [
        this.#best({ free: left, fixed: sumOf(fixed, rolled) }, next),
        chance,
      ]),
    );
  }

  #best(hand: SplitDice, next: number): Prospect {
    const { free, fixed } = hand;
    const mode = this.#choice.modes[next];
    if (mode === undefined || free.length === 0) return this.#choice.worth(sumOf(fixed, gradeCounts(free)));
    const key = `${String(next)} ${free.map(({ index }) => index).join(',')} ${Object.values(fixed).join(',')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const [none, ...others] = selections(free, mode);
    const found = bestOf(
      [this.#rerolled(hand, none, next + 1), ...others.map((again) => this.#rerolled(hand, again, next + 1))],
      (each) => each,
    );
    this.#known.set(key, found);
    return found;
  }
}

/**
 * Every different choice of dice to re-roll with what comes of it, exactly: all ways the dice thrown together can fall, then
 * the best use of the rules that follow. The first re-rolls none, then the fewest first, of equals those of the lowest faces.
 * Of more dice than `MOST_REROLLED` none.
 *
 * Source: Kill Team (2024) core rules, re-rolls; weapon rules Balanced, Ceaseless, Relentless; the ploy Command Re-roll.
 */
export const rerollWays = (choice: RerollChoice): readonly RerollWay[] =>
  choice.dice.length > MOST_REROLLED ? [] : new Rerolling(choice).ways();

/** The best way: of equals the one that re-rolls fewer dice. */
export const bestWay = (ways: readonly RerollWay[]): RerollWay | null => {
  const [none, ...others] = ways;
  return none === undefined ? null : bestOf([none, ...others], ({ prospect }) => prospect);
};
