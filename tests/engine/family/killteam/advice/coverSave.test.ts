import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverWorth } from '../../../../../src/engine/family/killteam/advice/shoot/worth.ts';
import { rollingSpares } from '../../../../../src/engine/family/killteam/attack/shoot/rollingSpares.ts';
import { shotInHand } from '../../../../../src/engine/family/killteam/attack/shoot/shotInHand.ts';
import type { RolledDie } from '../../../../../src/engine/family/killteam/model/pool.ts';
import { isBetterSomehow } from '../../../../../src/engine/odds/prospect.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { shoot } from '../../../../support/decide.ts';
import { devastating, rifle, rule, vexActs } from '../../../../support/duel.ts';
import { changed } from '../../../../support/traits.ts';
import { withCp } from '../../../../support/sides.ts';

const RULES = [
  rule('brutal'),
  rule('piercing', 1),
  rule('piercingCrits', 1),
  rule('lethal', 5),
  rule('severe'),
  devastating(1),
  devastating(2),
];

const shots = fc.record({
  rules: fc.subarray(RULES),
  damage: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 8 })),
  faces: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 4, maxLength: 4 }),
  wounds: fc.integer({ min: 1, max: 14 }),
  save: fc.integer({ min: 2, max: 6 }),
  tough: fc.boolean(),
});

const die = (face: number): RolledDie => ({ face, grade: null, was: null, rerolled: false });

type ShotAt = typeof shots extends fc.Arbitrary<infer T> ? T : never;

/** A shot at somebody in cover whose attack dice lie. */
function rolled({ rules, damage: [normal, critical], faces, wounds, save, tough }: ShotAt) {
  const other = { wounds, maxWounds: 14, save, ...(tough ? changed({ op: 'toughness', by: 1 }) : {}) };
  const me = { weapons: [rifle({ damage: { normal, critical } }, ...rules)] };
  const declared = vexActs({ ...withCp(0), me, other })
    .does(shoot())
    .does({ type: 'setFacts', facts: { cover: true } }).midway;
  const task = declared.tasks.at(-1);
  if (task?.kind !== 'shoot') throw new Error('no shot is open');
  return shotInHand(gameOf(declared), { ...task, sequence: { ...task.sequence, attack: faces.map(die) } });
}

describe('the question of a cover save', () => {
  it('should be asked where rolling it is worth more in the chance to fall or in wounds, and nowhere else', () => {
    const seen = { asked: 0, not: 0 };
    fc.assert(
      fc.property(shots, (shot) => {
        const inHand = rolled(shot);
        const better = isBetterSomehow(coverWorth(inHand, 'none'), coverWorth(inHand, 'normal'));
        expect(rollingSpares(inHand)).toBe(better);
        seen[better ? 'asked' : 'not'] += 1;
      }),
      { numRuns: 400 },
    );
    expect(Math.min(seen.asked, seen.not)).toBeGreaterThan(30);
  });
});
