import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../../src/content/oddsEditions.ts';
import { fightOdds } from '../../../src/engine/odds/fight.ts';
import type { OddsFighter } from '../../../src/engine/odds/fightSum.ts';
import { sequenceOdds } from '../../../src/engine/odds/sequence.ts';
import { shotOdds } from '../../../src/engine/odds/shoot.ts';
import { NO_RULES, type OddsWeapon, openTarget, PLAIN_POLICY, READINGS } from '../../../src/engine/odds/shot.ts';
import { columnsOf, type Cross, crossCell, rowsOf } from '../../../src/state/odds/cross.ts';
import { workOut } from '../../../src/state/odds/oddsTasks.ts';

/** The second one’s Hot: a 1, 2 or 3 does twice as many wounds, so 2 on average. */
const weapons: readonly OddsWeapon[] = [
  { dice: 4, hit: 3, damage: { normal: 3, critical: 4 }, rules: NO_RULES },
  { dice: 5, hit: 4, damage: { normal: 4, critical: 5 }, rules: { ...NO_RULES, hot: true, piercing: 1 } },
  { dice: 31, hit: 3, damage: { normal: 3, critical: 4 }, rules: NO_RULES },
];
const targets = [openTarget(5, 7), openTarget(3, 14)];
const common = { book: EDITIONS.kt24.book, policy: PLAIN_POLICY, readings: READINGS } as const;
const fighter = (dice: number, wounds: number): OddsFighter => ({
  weapon: { dice, damage: { normal: 3, critical: 5 }, rules: NO_RULES },
  hit: 3,
  wounds,
  injuredAt: Math.ceil(wounds / 2) - 1,
  injury: false,
  policy: 'optimal',
  reroll: 'fails',
});

const cellsOf = (cross: Cross) =>
  Array.from({ length: rowsOf(cross) * columnsOf(cross) }, (_, at) => crossCell(cross, at));

describe('a cross of weapons and targets', () => {
  it.each([1, 3])('should hold the odds of each shot by itself, %d in a row', (times) => {
    const cells = cellsOf({
      kind: 'shoot',
      volleys: weapons.slice(0, 2).map((weapon) => Array.from({ length: times }, () => weapon)),
      targets,
      common,
    });
    const alone = weapons.slice(0, 2).flatMap((weapon) =>
      targets.map((target) => {
        const shot = { ...common, weapon, target };
        const all = sequenceOdds(
          Array.from({ length: times }, () => shot),
          target.wounds,
        );
        const self = shotOdds(shot).self?.[0];
        return {
          kind: 'figures',
          kill: all.kill,
          mean: all.cappedMean,
          risk: self === undefined ? null : 1 - self ** times,
          own: self === undefined ? null : 2 * times,
        };
      }),
    );
    expect(cells).toEqual(alone);
  });

  it('should hold the odds of each fight by itself', () => {
    const [attackers, defenders] = [
      [fighter(4, 12), fighter(3, 7)],
      [fighter(2, 5), fighter(5, 10), fighter(4, 1)],
    ];
    const rules = { book: EDITIONS.kt24.book, injuredHit: 1, rounds: 1, swaps: false, readings: READINGS } as const;
    const cells = cellsOf({ kind: 'fight', attackers, defenders, common: rules });
    const alone = attackers.flatMap((attacker) =>
      defenders.map((defender) => {
        const odds = fightOdds({ ...rules, attacker, defender });
        return {
          kind: 'figures',
          kill: odds.defender.killed,
          mean: odds.defender.lost,
          risk: odds.attacker.killed,
          own: odds.attacker.lost,
        };
      }),
    );
    expect(cells).toEqual(alone);
  });

  it('should refuse the cells that cannot be, and no other', () => {
    const kinds = cellsOf({ kind: 'shoot', volleys: weapons.map((weapon) => [weapon]), targets, common }).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['figures', 'figures', 'figures', 'figures', 'wrong', 'wrong']);
    const many = { ...fighter(30, 60), weapon: { ...fighter(30, 60).weapon, dice: 30 } };
    const fights: Cross = {
      kind: 'fight',
      attackers: [many, fighter(4, 12)],
      defenders: [many],
      common: { book: EDITIONS.kt24.book, injuredHit: 1, rounds: 1, swaps: false, readings: READINGS },
    };
    expect(crossCell(fights, 0)).toEqual({ kind: 'tooMany' });
    expect(crossCell(fights, 1).kind).not.toBe('failed');
  });
});

describe('a task of odds', () => {
  const shots = weapons.slice(0, 2).map((weapon) => ({ ...common, weapon, target: openTarget(5, 12) }));

  it('should tell what shots come to together and each by itself', () => {
    expect(workOut({ kind: 'shots', shots, wounds: 12 })).toEqual({
      kind: 'shots',
      all: sequenceOdds(shots, 12),
      each: shots.map(shotOdds),
    });
  });

  it.each([9, 12])('should take %d wounds left for those of the target', (wounds) => {
    expect(workOut({ kind: 'shots', shots: shots.slice(0, 1), wounds })).toMatchObject({
      all: sequenceOdds(shots.slice(0, 1), wounds),
    });
  });
});
