import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../src/engine/core/invariant.ts';
import { neverActs } from '../../src/engine/family/killteam/model/lookup.ts';
import { enemyBudget } from '../../src/content/battleSettings.ts';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { fieldEnemies, forceSum, unitsOf } from '../../src/content/buildForces.ts';
import { deploymentValue, followerCapacity, wargearPoints } from '../../src/content/deploymentValue.ts';
import type { Pack } from '../../src/content/pack.ts';
import { pickEnemies, type EnemyPick } from '../../src/content/pickEnemies.ts';

let pack: Pack;
beforeAll(async () => {
  pack = await loadBundledPack();
});

const member = (card: string, weapons: string[], armour: string | null = null) => ({ card, weapons, armour });
const first = () => present(pack.retinues.get('first-retinue'), 'retinue').members;

const valueOf = (picks: readonly EnemyPick[]) =>
  picks.reduce((sum, { card }) => sum + present(pack.operatives.get(card), card).dv, 0);
const faction = (id: string) => present(pack.factions.get(id), id);
const rolls = (...faces: number[]) => {
  const left = [...faces];
  return () => present(left.shift(), 'a face is missing');
};

describe('deploymentValue', () => {
  it('should be 6, with follower capacity 3 of 3, for the ready-made retinue', () => {
    expect(deploymentValue(pack, first())).toBe(6);
    expect(followerCapacity(pack, first())).toEqual({ used: 3, of: 3 });
  });

  it('should keep each of the ready-made retinue within its wargear capacity', () => {
    const over = first().filter(
      (m) => wargearPoints(pack, m) > present(pack.operatives.get(m.card), m.card).wargearCapacity,
    );
    expect(over).toEqual([]);
    expect(first().map((m) => wargearPoints(pack, m))).toEqual([3, 1, 0, 1, 0]);
  });

  it.each([
    [['hot-shot-laspistol', 'sword'], null, 2],
    [['hot-shot-laspistol', 'chainsword'], null, 3],
    [['plasma-pistol', 'power-weapon'], null, 3],
    [['plasma-pistol', 'power-fist'], null, 4],
    [['boltgun'], 'carapace', 3],
  ])('should count wargear in steps at 4 and 7 WP: Acolyte with %j and %s', (weapons, armour, dv) => {
    expect(deploymentValue(pack, [member('acolyte', weapons, armour)])).toBe(dv);
  });

  it('should not count what is printed on an auxiliary, nor armour that a card owns', () => {
    expect(deploymentValue(pack, [member('gun-servitor', ['heavy-stubber', 'servitor-claw'])])).toBe(2);
    expect(wargearPoints(pack, member('serviceman', ['lasgun'], 'flak-vest'))).toBe(1);
    expect(wargearPoints(pack, member('hiver', ['lasgun'], 'flak-vest'))).toBe(2);
  });
});

describe('pickEnemies', () => {
  it('should roll until the budget is reached, re-rolling a second leader and an overshoot', () => {
    const picks = pickEnemies(pack, faction('chaos-cult'), { budget: 5, roll: rolls(1, 2, 8, 13, 20, 15, 5) });
    expect(picks.map(({ card }) => card)).toEqual(['cult-leader', 'cult-fighter', 'cult-gunner']);
  });

  it('should give enemies of one row their arms in turn', () => {
    const picks = pickEnemies(pack, faction('chaos-cult'), { budget: 4, roll: () => 7 });
    expect(picks.map(({ weapons }) => weapons[0])).toEqual(['autogun', 'shotgun', 'autopistol', 'autogun']);
  });

  it('should reach any budget exactly with every faction of the pack, within every maximum', () => {
    const faces = fc.infiniteStream(fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(fc.constantFrom(...pack.factions.values()), fc.nat({ max: 30 }), faces, (of, budget, stream) => {
        const picks = pickEnemies(pack, of, { budget, roll: () => stream.next().value });
        expect(valueOf(picks)).toBe(budget);
        for (const row of of.rows.filter(({ max }) => max !== null))
          expect(picks.filter(({ card }) => card === row.card).length).toBeLessThanOrEqual(row.max ?? 0);
      }),
    );
  });

  it('should take the field with what its Deployment Value says, at every difficulty', () => {
    const seeds = fc.integer({ min: 1, max: 20 });
    const difficulties = fc.constantFrom(...pack.difficulties.values());
    const factions = fc.constantFrom(...pack.factions.values());
    fc.assert(
      fc.property(factions, difficulties, fc.nat({ max: 15 }), fc.infiniteStream(seeds), (of, level, value, stream) => {
        const budget = enemyBudget(level, value);
        const picks = pickEnemies(pack, of, { budget, roll: () => stream.next().value });
        const fielded = fieldEnemies(pack, picks, null);
        expect(fielded.reduce((sum, { dv }) => sum + dv, 0)).toBe(budget);
        expect(new Set(fielded.map(({ id }) => id)).size).toBe(fielded.length);
        expect(new Set(fielded.map(({ name }) => name)).size).toBe(fielded.length);
        expect(fielded.every((each) => each.weapons.length > 0 || neverActs(each))).toBe(true);
      }),
    );
  });

  it('should stop short of the budget when no row fits what is left', () => {
    const costly = { ...faction('chaos-cult'), rows: faction('chaos-cult').rows.filter(({ dv }) => dv === 3) };
    const picks = pickEnemies(pack, costly, { budget: 8, roll: () => 20 });
    expect(valueOf(picks)).toBe(6);
  });

  it.each([[21], [0], [Number.NaN], [20]])('should end when the die never brings a row that fits (%d)', (face) => {
    expect(pickEnemies(pack, faction('chaos-cult'), { budget: 2, roll: () => face })).toEqual([]);
  });

  it('should give Medium one and a half times the DV of the retinue', () => {
    expect([6, 7, 0].map((value) => enemyBudget(present(pack.difficulties.get('medium'), 'medium'), value))).toEqual([
      9, 10, 0,
    ]);
  });
});

describe('what is chosen as one', () => {
  const pair = { card: 'zombie-pair', weapons: ['zombie-claws'] };
  const hulk = { card: 'dead-hulk', weapons: ['hulk-fists'] };

  it('should be its models, named as they take the field, and their DV together', () => {
    const units = unitsOf(pack, [pair, hulk, pair], null);
    expect(units.map(({ models, dv }) => [models.map(({ name }) => name), dv])).toEqual([
      [['Zombie 1', 'Zombie 2'], 1],
      [['Hulk'], 2],
      [['Zombie 3', 'Zombie 4'], 1],
    ]);
    expect(units.flatMap(({ models }) => models)).toEqual(fieldEnemies(pack, [pair, hulk, pair], null));
  });

  it('should have one leader, though it stands for two', () => {
    const [sexton] = unitsOf(pack, [pair], 'The Sexton');
    expect(sexton?.models.map(({ name }) => name)).toEqual(['The Sexton', 'Zombie']);
  });

  it('should be counted in models and DV before anybody takes the field', () => {
    expect(
      forceSum(pack, [
        { ...pair, count: 5 },
        { ...hulk, count: 1 },
        { card: 'gone', weapons: [], count: 9 },
      ]),
    ).toEqual({ models: 11, dv: 7 });
  });
});
