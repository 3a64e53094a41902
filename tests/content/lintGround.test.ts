import { describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../src/content/killzones/bundledKillzones.ts';
import { SHIPPED_KILLZONES } from '../../src/content/killzones/shippedIds.ts';
import { lintGround } from '../../src/content/lintGround.ts';
import type { MissionRow } from '../../src/content/schema/mission.ts';
import { newScenario } from '../../src/content/scenarioFiles.ts';

const killzones = (await loadBundledKillzones()).killzones;
const map = killzones.get('toll-square')?.map ?? null;
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
const brief = (row: MissionRow, on = map) => lintGround(row, on).map(({ code, path }) => `${code} ${path}`);

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
    const found = lintGround(bound({ ground, enemies }), map);
    expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'zoneCrowded plan.ground.retinue',
      'zoneCrowded plan.ground.enemy',
      'zoneCrowded plan.enemies[1].zone',
    ]);
    expect(found[2]?.params).toMatchObject({ models: 9 });
  });

  it('should say which waves have no way in', () => {
    const closed = map === null ? null : { ...map, zones: map.zones.filter(({ kind }) => kind !== 'entry') };
    expect(brief(bound({}, [wave, { ...wave, id: 'v', entries: ['drop-2'] }]), closed)).toEqual([
      'waveNoEntry script.waves[0].entries',
    ]);
  });
});

describe('the killzones that any scenario may name', () => {
  it('should be those that come with the app', () => {
    expect([...SHIPPED_KILLZONES].toSorted()).toEqual([...killzones.keys()].toSorted());
  });
});
