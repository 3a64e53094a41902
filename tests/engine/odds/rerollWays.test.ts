import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ByGrade, Prospect } from '../../../src/engine/log/advice.ts';
import { gradeOfFace, type Thresholds } from '../../../src/engine/odds/dieGrades.ts';
import { isBetter, mixed, NO_PROSPECT } from '../../../src/engine/odds/prospect.ts';
import { bestWay, type RerollDie, type RerollMode, rerollWays } from '../../../src/engine/odds/rerollWays.ts';

const thresholds: Thresholds = { success: 4, critical: 6 };
const FACES = [1, 2, 3, 4, 5, 6];
const CLOSE = 9;

const gradesOf = (faces: readonly number[]): ByGrade => {
  const grades = faces.map((face) => gradeOfFace(face, thresholds));
  const count = (wanted: string) => grades.filter((grade) => grade === wanted).length;
  return { fail: count('fail'), normal: count('normal'), critical: count('critical') };
};

const rolled = (faces: readonly number[], locked: readonly number[] = []): readonly RerollDie[] =>
  faces.map((face, index) => ({ face, grade: gradeOfFace(face, thresholds), locked: locked.includes(index) }));

/** Every set of dice that the rule lets roll again, none included. */
function permitted(
  faces: readonly number[],
  locked: readonly number[],
  mode: RerollMode,
): readonly (readonly number[])[] {
  const sets = faces.reduce<readonly (readonly number[])[]>(
    (all, _, index) => (locked.includes(index) ? all : [...all, ...all.map((set) => [...set, index])]),
    [[]],
  );
  if (mode === 'one') return sets.filter(({ length }) => length <= 1);
  return mode === 'any' ? sets : sets.filter((set) => new Set(set.map((index) => faces[index])).size <= 1);
}

type Worth = (grades: ByGrade) => Prospect;

/** What comes of it over every face of every die rolled again, one after the other, then of the best use of what follows. */
function comesOf(
  faces: readonly number[],
  {
    again,
    locked,
    modes,
    worth,
  }: { again: readonly number[]; locked: readonly number[]; modes: readonly RerollMode[]; worth: Worth },
): Prospect {
  const [die, ...rest] = again;
  if (die !== undefined) {
    const next = { again: rest, locked: [...locked, die], modes, worth };
    return mixed(FACES.map((face) => [comesOf(faces.with(die, face), next), 1 / 6]));
  }
  const [mode, ...later] = modes;
  if (mode === undefined) return worth(gradesOf(faces));
  return permitted(faces, locked, mode)
    .map((set) => comesOf(faces, { again: set, locked, modes: later, worth }))
    .reduce((best, one) => (isBetter(one, best) ? one : best));
}

const chance = fc.nat({ max: 4 }).map((parts) => parts / 4);
/** Any worth of each number of grades among up to three dice. */
const worths: fc.Arbitrary<Worth> = fc
  .array(fc.record({ kills: chance, falls: chance, inflicts: fc.nat({ max: 9 }), suffers: fc.nat({ max: 9 }) }), {
    minLength: 16,
    maxLength: 16,
  })
  .map(
    (values) =>
      ({ normal, critical }: ByGrade) =>
        values[critical * 4 + normal] ?? NO_PROSPECT,
  );
const mode = fc.constantFrom<RerollMode>('one', 'face', 'any');
const hands = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 });

const byKills =
  (...kills: readonly number[]): Worth =>
  ({ normal, critical }) => ({ ...NO_PROSPECT, kills: kills[normal + critical] ?? 1 });

describe('every way to re-roll', () => {
  it('should be worth what comes of it, and the best of them as much as the best set that is allowed', () => {
    fc.assert(
      fc.property(
        hands,
        fc.array(mode, { minLength: 1, maxLength: 2 }),
        worths,
        fc.boolean(),
        (faces, modes, worth, lock) => {
          const locked = lock ? [0] : [];
          const [first = 'any', ...later] = modes;
          const ways = rerollWays({ dice: rolled(faces, locked), thresholds, modes, worth });
          const comes = (again: readonly number[]) => comesOf(faces, { again, locked, modes: later, worth });
          for (const { indices, prospect } of ways)
            for (const part of ['kills', 'falls', 'inflicts', 'suffers'] as const)
              expect(prospect[part]).toBeCloseTo(comes(indices)[part], CLOSE);
          const best = bestWay(ways)?.prospect ?? NO_PROSPECT;
          for (const set of permitted(faces, locked, first)) expect(isBetter(comes(set), best)).toBe(false);
        },
      ),
    );
  });

  it('should begin with the one that rolls none, and roll the lowest of dice that are worth the same', () => {
    const ways = rerollWays({ dice: rolled([3, 1, 5]), thresholds, modes: ['one'], worth: byKills(0, 0.5, 1) });
    expect(ways.map(({ indices }) => indices)).toEqual([[], [1], [2]]);
    expect(bestWay(ways)?.indices).toEqual([1]);
  });

  it('should keep all dice where nothing is gained', () => {
    const ways = rerollWays({ dice: rolled([1, 2]), thresholds, modes: ['any'], worth: () => NO_PROSPECT });
    expect(bestWay(ways)?.indices).toEqual([]);
  });

  it('should re-roll dice known by grade only, but not by face', () => {
    const dice: readonly RerollDie[] = [{ face: null, grade: 'fail', locked: false }];
    const indices = (allowed: RerollMode) =>
      bestWay(rerollWays({ dice, thresholds, modes: [allowed], worth: byKills(0, 1) }))?.indices;
    expect(indices('one')).toEqual([0]);
    expect(indices('face')).toEqual([]);
  });

  it('should put a kill before wounds, and not to fall with it', () => {
    const sure: Prospect = { kills: 0.5, falls: 0, inflicts: 1, suffers: 5 };
    expect(isBetter(sure, { kills: 0.4, falls: 0, inflicts: 9, suffers: 0 })).toBe(true);
    expect(isBetter({ ...sure, falls: 0.2 }, { kills: 0.4, falls: 0, inflicts: 0, suffers: 0 })).toBe(false);
    expect(isBetter(sure, { ...sure, inflicts: 2, suffers: 6 })).toBe(false);
    expect(isBetter({ ...sure, inflicts: 2, suffers: 6 }, sure)).toBe(true);
  });
});
