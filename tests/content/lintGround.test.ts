import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { loadBundledKillzones } from '../../src/content/killzones/bundledKillzones.ts';
import { SHIPPED_KILLZONES } from '../../src/content/killzones/shippedIds.ts';
import { largestRetinue, largestRolled } from '../../src/content/largestSides.ts';
import { lintGround } from '../../src/content/lintGround.ts';
import type { Pack } from '../../src/content/pack.ts';
import type { MissionRow } from '../../src/content/schema/mission.ts';
import { newScenario } from '../../src/content/scenarioFiles.ts';

const killzones = (await loadBundledKillzones()).killzones;
const map = killzones.get('toll-square')?.map ?? null;
const pack = await loadBundledPack();
const blank = newScenario('Rust watch', new Set());
const wave = { id: 'w', name: 'Shift', where: '', order: 'engage' as const, dv: null, enemies: [] };

const bound = (
  plan: Partial<MissionRow['plan']>,
  waves: (typeof wave & { entries?: string[] })[] = [],
): MissionRow => ({
  ...blank,
  script: { ...blank.script, waves },
  plan: { ...blank.plan, ground: { killzone: 'toll-square', retinue: [], enemy: [] }, ...plan },
});
const brief = (row: MissionRow, on = map) => lintGround(row, on, pack).map(({ code, path }) => `${code} ${path}`);

describe('a scenario bound to a killzone, looked over', () => {
  it('should be fine where the killzone has all that it names', () => {
    const ground = { killzone: 'toll-square', retinue: ['drop-1'], enemy: ['drop-2'] };
    const enemies = [{ card: 'x', weapons: [], count: 2, zone: 'entry-3' }];
    expect(brief(bound({ ground, enemies }, [{ ...wave, entries: ['entry-4'] }]))).toEqual([]);
    expect(brief({ ...blank })).toEqual([]);
  });

  it('should say each place that the killzone does not have, or that nobody has where none is chosen', () => {
    const marker = { id: 'm', name: 'M', kind: 'clue' as const, count: 1, perAcolyte: 0, where: '', zones: ['altar'] };
    const done = {
      is: 'any' as const,
      of: [{ is: 'within' as const, zone: 'nave', side: 'enemy' as const, least: 1 }],
    };
    const objective = { id: 'o', kind: 'primary' as const, text: 'O', done, failed: null, reveal: null, xp: null };
    const row = bound({ markers: [marker], enemies: [{ card: 'x', weapons: [], count: 1, zone: 'crypt' }] });
    const all = { ...row, script: { ...blank.script, objectives: [objective] } };
    const places = ['zoneGone plan.markers[0].zones', 'zoneGone plan.enemies[0].zone'];
    expect(brief(all)).toEqual([...places, 'zoneGone script.objectives[0].done.of[0]']);
    const unbound = { ...bound({ ground: null, markers: [{ ...marker, zones: ['drop-1'] }] }) };
    expect(brief(unbound, null)).toEqual(['zoneGone plan.markers[0].zones']);
  });

  it('should say where there is too little room', () => {
    const ground = { killzone: 'toll-square', retinue: ['marker-1'], enemy: ['marker-2'] };
    const enemies = [
      { card: 'x', weapons: [], count: 3 },
      { card: 'x', weapons: [], count: 9, zone: 'entry-3' },
    ];
    const found = lintGround(bound({ ground, enemies }), map, pack);
    expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'zoneCrowded plan.ground.retinue',
      'zoneCrowded plan.ground.enemy',
      'zoneCrowded plan.enemies[1].zone',
    ]);
    expect(found.map(({ params }) => params)).toMatchObject([{ models: 18 }, { models: 3 }, { models: 9 }]);
  });

  it('should have room for as many as may be rolled, where no enemies are chosen', () => {
    const ground = { killzone: 'toll-square', retinue: [], enemy: ['entry-3'] };
    const crowded = (plan: Partial<MissionRow['plan']>) => lintGround(bound({ ground, ...plan }), map, pack)[0]?.params;
    expect(crowded({ faction: 'brood' })).toMatchObject({ models: 34 });
    expect(crowded({ faction: 'brood', dvTimes: 50 })).toMatchObject({ models: 17 });
    expect(
      crowded({ faction: 'brood', enemies: [{ card: 'x', weapons: [], count: 2, zone: 'drop-2' }] }),
    ).toBeUndefined();
  });

  it('should say which waves have no way in', () => {
    const closed = map === null ? null : { ...map, zones: map.zones.filter(({ kind }) => kind !== 'entry') };
    expect(brief(bound({}, [wave, { ...wave, id: 'v', entries: ['drop-2'] }]), closed)).toEqual([
      'waveNoEntry script.waves[0].entries',
    ]);
  });
});

describe('the most of a side', () => {
  const only = (id: string): Pack => ({
    ...pack,
    difficulties: new Map([...pack.difficulties].filter(([difficulty]) => difficulty === id)),
  });

  it('should be four Acolytes and whom the rest of their DV pays for, by the difficulty that gives the most', () => {
    expect(['easy', 'medium', 'hard'].map((id) => largestRetinue(only(id)))).toEqual([18, 14, 13]);
    expect(largestRetinue(pack)).toBe(18);
    const alone = new Map([...pack.operatives].filter(([, { kind }]) => kind === 'acolyte'));
    expect(largestRetinue({ ...pack, operatives: alone })).toBe(4);
    expect(largestRetinue({ ...pack, operatives: new Map() })).toBe(0);
  });

  it('should be the cheapest of a faction, each no more often than its row allows', () => {
    const rolled = (faction: string, dvTimes = 100) => largestRolled(only('easy'), { faction, dvTimes });
    expect(rolled('chaos-cult')).toBe(22);
    const cult = pack.factions.get('chaos-cult');
    if (cult === undefined) throw new Error('no cult');
    const rows = cult.rows.map((row) => (row.dv === 1 ? { ...row, max: 3 } : row));
    const few = { ...only('easy'), factions: new Map([['chaos-cult', { ...cult, rows }]]) };
    expect(largestRolled(few, { faction: 'chaos-cult', dvTimes: 100 })).toBe(3 + 9);
    expect(largestRolled(few, { faction: 'nobody', dvTimes: 100 })).toBe(3 + 9);
  });
});

describe('the killzones that any scenario may name', () => {
  it('should be those that come with the app', () => {
    expect([...SHIPPED_KILLZONES].toSorted()).toEqual([...killzones.keys()].toSorted());
  });
});
