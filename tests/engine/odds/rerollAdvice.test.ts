import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateSaves } from '../../../src/engine/odds/allocate.ts';
import { gradeOfFace } from '../../../src/engine/odds/dieGrades.ts';
import type { Thresholds } from '../../../src/engine/odds/dieGrades.ts';
import { rerollAdvice, saveRerollAdvice } from '../../../src/engine/odds/rerollAdvice.ts';
import type { AttackReroll, SaveReroll } from '../../../src/engine/odds/rerollAdvice.ts';
import type { RerollDie } from '../../../src/engine/odds/rerollChoice.ts';

const thresholds: Thresholds = { success: 4, critical: 6 };

function rolled(faces: readonly number[], needed = thresholds): readonly RerollDie[] {
  return faces.map((face) => ({ face, grade: gradeOfFace(face, needed), locked: false }));
}

function attack(faces: readonly number[], changes: Partial<AttackReroll> = {}): AttackReroll {
  const damage = { normal: 3, critical: 4 };
  return { dice: rolled(faces), thresholds, damage, perCritical: 0, allowance: { kind: 'any' }, ...changes };
}

function save(faces: readonly number[], changes: Partial<SaveReroll['attack']> = {}): SaveReroll {
  const hits = { crits: 0, normals: 0, damage: { normal: 3, critical: 4 }, critsOnly: false, ...changes };
  return { dice: rolled(faces), thresholds, attack: hits, allowance: { kind: 'any' } };
}

const faces = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 });

const allowances = fc.oneof(
  fc.constant({ kind: 'any' } as const),
  fc.constant({ kind: 'oneFace' } as const),
  fc.record({ kind: fc.constant('upTo' as const), dice: fc.nat({ max: 3 }) }),
);

/** Every set of indices that the allowance permits, the empty one included. */
function permitted(shown: readonly number[], allowance: AttackReroll['allowance']): readonly (readonly number[])[] {
  const sets = shown.reduce<readonly (readonly number[])[]>(
    (all, _, index) => [...all, ...all.map((set) => [...set, index])],
    [[]],
  );
  switch (allowance.kind) {
    case 'any':
      return sets;
    case 'upTo':
      return sets.filter(({ length }) => length <= allowance.dice);
    case 'oneFace':
      return sets.filter((set) => new Set(set.map((index) => shown[index])).size <= 1);
  }
}

/** The average worth over every face of every die of the set, thrown one after the other. */
function average(shown: readonly number[], set: readonly number[], worth: (all: readonly number[]) => number): number {
  const [index, ...rest] = set;
  if (index === undefined) return worth(shown);
  const falls = [1, 2, 3, 4, 5, 6].map((face) => average(shown.with(index, face), rest, worth));
  return falls.reduce((sum, fall) => sum + fall, 0) / falls.length;
}

describe('rerollAdvice', () => {
  it('should re-roll fails and keep successes above the average', () => {
    // 2/6 normal at 3 and 1/6 critical at 4: 10/6 wounds on average.
    const { indices, gain } = rerollAdvice(attack([1, 4, 2, 6]));
    expect(indices).toEqual([0, 2]);
    expect(gain).toBeCloseTo(20 / 6);
  });

  it('should re-roll normals as well when criticals are worth much more', () => {
    // 2/6 at 1 and 1/6 at 5 + 4: 11/6 wounds on average, more than a normal is worth.
    const { indices, gain } = rerollAdvice(attack([4, 6, 1], { damage: { normal: 1, critical: 5 }, perCritical: 4 }));
    expect(indices).toEqual([0, 2]);
    expect(gain).toBeCloseTo(11 / 6 + 5 / 6);
  });

  it('should pick the lowest fail when one die may be re-rolled', () => {
    expect(rerollAdvice(attack([3, 1, 5], { allowance: { kind: 'upTo', dice: 1 } })).indices).toEqual([1]);
  });

  it('should pick the fail shown most often when one face may be re-rolled', () => {
    expect(rerollAdvice(attack([1, 2, 2, 5], { allowance: { kind: 'oneFace' } })).indices).toEqual([1, 2]);
  });

  it('should pick the lowest face when two are shown equally often', () => {
    expect(rerollAdvice(attack([3, 2, 5], { allowance: { kind: 'oneFace' } })).indices).toEqual([1]);
  });

  it('should pick the lowest face when a normal is worth no more than a fail', () => {
    const changes = { damage: { normal: 0, critical: 4 }, allowance: { kind: 'upTo', dice: 1 } } as const;
    expect(rerollAdvice(attack([4, 2], changes)).indices).toEqual([1]);
  });

  it('should keep dice that are locked', () => {
    const dice: readonly RerollDie[] = [
      { face: 1, grade: 'fail', locked: true },
      { face: 2, grade: 'fail', locked: false },
    ];
    expect(rerollAdvice(attack([], { dice })).indices).toEqual([1]);
  });

  it('should re-roll dice known by grade only, but not by face', () => {
    const dice: readonly RerollDie[] = [{ face: null, grade: 'fail', locked: false }];
    expect(rerollAdvice(attack([], { dice })).indices).toEqual([0]);
    expect(rerollAdvice(attack([], { dice, allowance: { kind: 'oneFace' } })).indices).toEqual([]);
  });

  it('should advise nothing when a re-roll gains nothing', () => {
    const nothing = { indices: [], gain: 0 };
    expect(rerollAdvice(attack([4, 6]))).toEqual(nothing);
    expect(rerollAdvice(attack([1], { damage: { normal: 0, critical: 0 } }))).toEqual(nothing);
    expect(rerollAdvice(attack([]))).toEqual(nothing);
  });

  it('should gain as much as the best of all permitted sets', () => {
    const damages = fc.record({ normal: fc.nat({ max: 6 }), critical: fc.nat({ max: 8 }) });
    fc.assert(
      fc.property(faces, damages, fc.nat({ max: 3 }), allowances, (shown, damage, perCritical, allowance) => {
        const worth = { fail: 0, normal: damage.normal, critical: damage.critical + perCritical };
        const total = (all: readonly number[]): number =>
          all.reduce((sum, face) => sum + worth[gradeOfFace(face, thresholds)], 0);
        const gains = permitted(shown, allowance).map((set) => average(shown, set, total) - total(shown));
        const { gain, indices } = rerollAdvice(attack(shown, { damage, perCritical, allowance }));
        expect(gain).toBeCloseTo(Math.max(...gains));
        expect(gain).toBeCloseTo(average(shown, indices, total) - total(shown));
      }),
    );
  });
});

describe('saveRerollAdvice', () => {
  it('should re-roll a failed save while a success stands', () => {
    // Half the faces save a normal of 3 wounds.
    expect(saveRerollAdvice(save([2], { normals: 1 }))).toEqual({ indices: [0], gain: 1.5 });
  });

  it('should keep failed saves when the others stop everything', () => {
    expect(saveRerollAdvice(save([2, 5], { normals: 1 }))).toEqual({ indices: [], gain: 0 });
  });

  it('should re-roll a normal save that stops nothing', () => {
    const { indices, gain } = saveRerollAdvice(save([5], { crits: 1 }));
    expect(indices).toEqual([0]);
    expect(gain).toBeCloseTo(4 / 6);
  });

  it('should count only critical saves against Brutal', () => {
    const { indices, gain } = saveRerollAdvice(save([2, 5], { normals: 1, critsOnly: true }));
    expect(indices).toEqual([0, 1]);
    expect(gain).toBeCloseTo((3 * 11) / 36);
  });

  it('should avoid as much damage as the best of all sets', () => {
    const hits = fc.record({ crits: fc.nat({ max: 2 }), normals: fc.nat({ max: 2 }), critsOnly: fc.boolean() });
    fc.assert(
      fc.property(faces, hits, (shown, changes) => {
        const position = save(shown, changes);
        const through = (all: readonly number[]): number => {
          const grades = all.map((face) => gradeOfFace(face, thresholds));
          const critSaves = grades.filter((grade) => grade === 'critical').length;
          const normalSaves = grades.filter((grade) => grade === 'normal').length;
          return allocateSaves({ ...position.attack, critSaves, normalSaves }).best.damage;
        };
        const gains = permitted(shown, { kind: 'any' }).map((set) => through(shown) - average(shown, set, through));
        const { gain, indices } = saveRerollAdvice(position);
        expect(gain).toBeCloseTo(Math.max(...gains));
        expect(gain).toBeCloseTo(through(shown) - average(shown, indices, through));
      }),
    );
  });
});
