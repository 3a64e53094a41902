import fc from 'fast-check';
import type { Fighter } from '../../src/engine/family/killteam/attack/fight/fightMoves.ts';

/** A fighter with no dice and no rules, 3/4 damage and 8 wounds, with what a test changes. */
export function fighter(changes: Partial<Fighter> = {}): Fighter {
  return {
    crits: 0,
    normals: 0,
    damage: { normal: 3, critical: 4 },
    wounds: 8,
    brutal: false,
    shock: false,
    stuns: false,
    parriesTwo: false,
    shockUsed: false,
    ...changes,
  };
}

/** Fighters with at most `dice` dice of each grade. */
export function fighters(dice: number): fc.Arbitrary<Fighter> {
  return fc.record({
    crits: fc.nat({ max: dice }),
    normals: fc.nat({ max: dice }),
    damage: fc.record({ normal: fc.nat({ max: 4 }), critical: fc.nat({ max: 6 }) }),
    wounds: fc.integer({ min: 1, max: 12 }),
    brutal: fc.boolean(),
    shock: fc.boolean(),
    stuns: fc.constant(false),
    parriesTwo: fc.boolean(),
    shockUsed: fc.boolean(),
  });
}
