import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateSaves, type SavePosition } from '../../../../src/engine/family/killteam/attack/shoot/allocateSaves.ts';

const plain: SavePosition = {
  crits: 0,
  normals: 0,
  critSaves: 0,
  normalSaves: 0,
  damage: { normal: 3, critical: 4 },
  critsOnly: false,
};

const dice = fc.nat({ max: 4 });

const positions: fc.Arbitrary<SavePosition> = fc.record({
  crits: dice,
  normals: dice,
  critSaves: dice,
  normalSaves: dice,
  damage: fc.record({ normal: fc.nat({ max: 7 }), critical: fc.nat({ max: 9 }) }),
  critsOnly: fc.boolean(),
});

/** Least damage by trying every use of one save, or of two normal saves together, after the other. */
function leastByTrial(position: SavePosition): number {
  const { crits, normals, critSaves, normalSaves, damage, critsOnly } = position;
  const uses: SavePosition[] = [];
  const normalsUsable = critsOnly ? 0 : normalSaves;
  if (critSaves > 0 && crits > 0) uses.push({ ...position, critSaves: critSaves - 1, crits: crits - 1 });
  if (critSaves > 0 && normals > 0) uses.push({ ...position, critSaves: critSaves - 1, normals: normals - 1 });
  if (normalsUsable > 0 && normals > 0) uses.push({ ...position, normalSaves: normalSaves - 1, normals: normals - 1 });
  if (normalsUsable > 1 && crits > 0) uses.push({ ...position, normalSaves: normalSaves - 2, crits: crits - 1 });
  const unspent = crits * damage.critical + normals * damage.normal;
  return Math.min(unspent, ...uses.map(leastByTrial));
}

describe('allocateSaves', () => {
  it('should spend two normal saves on a critical worth more than two normals', () => {
    const { best } = allocateSaves({
      ...plain,
      crits: 1,
      normals: 2,
      normalSaves: 2,
      damage: { normal: 2, critical: 7 },
    });
    expect(best).toEqual({ critsStopped: 1, normalsStopped: 0, damage: 4, critsLeft: 0, normalsLeft: 2 });
  });

  it('should spend two normal saves on two normals worth more than a critical', () => {
    const { best } = allocateSaves({ ...plain, crits: 1, normals: 2, normalSaves: 2 });
    expect(best).toEqual({ critsStopped: 0, normalsStopped: 2, damage: 4, critsLeft: 1, normalsLeft: 0 });
  });

  it('should offer both uses, the least damage first', () => {
    const { best, options } = allocateSaves({ ...plain, crits: 1, normals: 2, normalSaves: 2 });
    expect(options[0]).toBe(best);
    expect(options.map(({ critsLeft, normalsLeft, damage }) => [critsLeft, normalsLeft, damage])).toEqual([
      [1, 0, 4],
      [0, 2, 6],
    ]);
  });

  it('should offer one option when every success can be stopped', () => {
    const { options } = allocateSaves({ ...plain, crits: 1, normals: 1, critSaves: 1, normalSaves: 2 });
    expect(options).toEqual([{ critsStopped: 1, normalsStopped: 1, damage: 0, critsLeft: 0, normalsLeft: 0 }]);
  });

  it('should offer the untouched attack when there are no saves', () => {
    const { options } = allocateSaves({ ...plain, crits: 1, normals: 2 });
    expect(options).toEqual([{ critsStopped: 0, normalsStopped: 0, damage: 10, critsLeft: 1, normalsLeft: 2 }]);
  });

  it('should let normal saves stop nothing against Brutal', () => {
    const { best } = allocateSaves({ ...plain, normals: 2, normalSaves: 2, critSaves: 1, critsOnly: true });
    expect(best).toEqual({ critsStopped: 0, normalsStopped: 1, damage: 3, critsLeft: 0, normalsLeft: 1 });
  });

  it('should leave fewer criticals when the damage is equal', () => {
    const { best } = allocateSaves({
      ...plain,
      crits: 1,
      normals: 1,
      critSaves: 1,
      damage: { normal: 3, critical: 3 },
    });
    expect([best.critsLeft, best.normalsLeft]).toEqual([0, 1]);
  });

  it('should let exactly the least damage through that trying everything finds', () => {
    fc.assert(
      fc.property(positions, (position) => {
        expect(allocateSaves(position).best.damage).toBe(leastByTrial(position));
      }),
    );
  });

  it('should never do worse with one more save of either kind', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { damage } = allocateSaves(position).best;
        const { critSaves, normalSaves } = position;
        expect(allocateSaves({ ...position, critSaves: critSaves + 1 }).best.damage).toBeLessThanOrEqual(damage);
        expect(allocateSaves({ ...position, normalSaves: normalSaves + 1 }).best.damage).toBeLessThanOrEqual(damage);
      }),
    );
  });

  it('should offer no option that stops no more of anything than another', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const { options } = allocateSaves(position);
        for (const option of options) {
          const rivals = options.filter(
            (rival) =>
              rival !== option &&
              rival.critsStopped >= option.critsStopped &&
              rival.normalsStopped >= option.normalsStopped,
          );
          expect(rivals).toEqual([]);
        }
      }),
    );
  });

  it('should account for every success of thirty dice', () => {
    const { options } = allocateSaves({ ...plain, crits: 15, normals: 15, critSaves: 10, normalSaves: 20 });
    expect(options).toHaveLength(4);
    for (const { critsStopped, critsLeft, normalsStopped, normalsLeft } of options) {
      expect([critsStopped + critsLeft, normalsStopped + normalsLeft]).toEqual([15, 15]);
    }
  });
});
