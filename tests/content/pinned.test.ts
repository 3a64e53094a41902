import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { mergePacks } from '../../src/content/mergePacks.ts';
import type { Pack } from '../../src/content/pack.ts';
import { pinnedDiff } from '../../src/content/packDiff.ts';
import type { MissionRow } from '../../src/content/schema/mission.ts';
import { modulesOf, withPinned } from '../../src/content/pinned.ts';
import type { ModuleRow } from '../../src/content/schema/module.ts';
import type { PinnedRow } from '../../src/engine/campaign/model/module.ts';
import { present } from '../../src/engine/core/invariant.ts';

const module: ModuleRow = {
  id: 'linked',
  name: 'Linked',
  text: '',
  start: 'one',
  chapters: [
    {
      id: 'one',
      mission: 'two-shots',
      title: 'One',
      intro: '',
      next: [{ chapter: 'two', if: null, text: '' }],
      changes: [],
    },
    { id: 'two', mission: 'sample', title: 'Two', intro: '', next: [], changes: [] },
  ],
  rewards: [],
};

let base: Pack;
/** A pack of the player's own with that module and a mission that rolls on a table of its own. */
let own: Pack;
beforeAll(async () => {
  base = await loadBundledPack();
  const [mission] = base.missions.values();
  const [table] = base.tables.values();
  const row = { ...present(mission, 'a mission'), id: 'two-shots', name: 'Two shots' };
  const { plan: _plan, script: _script, ...plain } = row;
  const plan = {
    author: '',
    notes: '',
    board: '',
    markers: [],
    faction: null,
    variant: null,
    dvTimes: 100,
    enemies: [],
    eventTable: 'own-events',
    tables: [],
    environment: [],
    secondaries: 1,
  };
  const none = <T>(): ReadonlyMap<string, T> => new Map<string, T>();
  own = {
    ...base,
    manifest: { ...base.manifest, id: 'mine' },
    weapons: none(),
    armour: none(),
    operatives: none(),
    factions: none(),
    behaviours: none(),
    missions: new Map([['two-shots', { ...plain, plan }]]),
    tables: new Map([['own-events', { ...present(table, 'a table'), id: 'own-events' }]]),
    modules: new Map([['linked', module]]),
  };
});

const merged = (): Pack => mergePacks(base, [own]);
const pinned = (): readonly PinnedRow[] => present(modulesOf(merged()).get('mine--linked'), 'the module').pinned;

describe('a module of an own pack', () => {
  it('should be called after its pack, with the missions of it that it names', () => {
    const row = present(merged().modules.get('mine--linked'), 'the module');
    expect(row.chapters.map(({ id, mission }) => [id, mission])).toEqual([
      ['one', 'mine--two-shots'],
      ['two', 'sample'],
    ]);
    expect(modulesOf(merged()).get('mine--linked')?.pack).toBe('mine');
    expect([...modulesOf(base).values()].every(({ pack }) => pack === base.manifest.id)).toBe(true);
  });

  it('should name missions of a pack that its own needs', () => {
    const needy = {
      ...own,
      manifest: { ...own.manifest, id: 'needy', dependencies: [{ id: 'mine', version: '1.0.0' }] },
      missions: new Map(),
    };
    const row = mergePacks(base, [own, needy]).modules.get('needy--linked');
    expect(row?.chapters.map(({ mission }) => mission)).toEqual(['mine--two-shots', 'sample']);
  });

  it('should be copied with its missions and their tables', () => {
    expect(pinned().map(({ kind, id }) => [kind, id])).toEqual([
      ['modules', 'mine--linked'],
      ['missions', 'mine--two-shots'],
      ['tables', 'mine--own-events'],
    ]);
  });
});

describe('rows that a campaign keeps', () => {
  it('should be few enough to be stored with each copy of the campaign', () => {
    const sizes = [...modulesOf(base).values()].map((each) => JSON.stringify(each.pinned).length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThan(120_000);
  });

  it('should stand in for those of a pack that is gone, or has changed', () => {
    const copies = JSON.parse(JSON.stringify(pinned())) as PinnedRow[];
    const whole = withPinned(base, copies);
    expect(whole.missions.get('mine--two-shots')?.name).toBe('Two shots');
    expect(whole.tables.has('mine--own-events')).toBe(true);
    expect(withPinned(base, copies)).toBe(whole);
    expect(withPinned(merged(), copies)).not.toBe(whole);
    expect(withPinned(base, undefined)).toBe(base);
  });

  it('should be left out where a file has made them unreadable', () => {
    const broken = pinned().map((each) => ({ ...each, row: each.kind === 'missions' ? { id: each.id } : each.row }));
    const other = pinned().map((each) => ({ ...each, id: `${each.id}x` }));
    expect(withPinned(base, broken).missions.has('mine--two-shots')).toBe(false);
    expect(withPinned(base, other).missions.size).toBe(base.missions.size);
  });
});

describe('what became of the rows of a pack', () => {
  const rowsOf = (missions: ReadonlyMap<string, MissionRow>) =>
    [...missions].map(([id, row]): PinnedRow => ({ kind: 'missions', id, row }));

  it('should be nothing between a pack and itself', () => {
    const rows = rowsOf(base.missions);
    expect(pinnedDiff(rows, rows)).toEqual({ added: [], removed: [], changed: [] });
  });

  it('should name what is new, gone and changed by kind and id', () => {
    const [first, second] = [...base.missions.values()];
    const one = present(first, 'a mission');
    const gone = present(second, 'another mission').id;
    const missions = new Map([
      ...base.missions,
      [one.id, { ...one, name: 'Other' }],
      ['extra', { ...one, id: 'extra' }],
    ]);
    missions.delete(gone);
    expect(pinnedDiff(rowsOf(base.missions), rowsOf(missions))).toEqual({
      added: [{ kind: 'missions', id: 'extra' }],
      removed: [{ kind: 'missions', id: gone }],
      changed: [{ kind: 'missions', id: one.id }],
    });
  });

  it('should tell rows of one id and of different kinds apart', () => {
    const row = (kind: PinnedRow['kind']): PinnedRow => ({ kind, id: 'same', row: { kind } });
    expect(pinnedDiff([row('missions')], [row('tables')])).toEqual({
      added: [{ kind: 'tables', id: 'same' }],
      removed: [{ kind: 'missions', id: 'same' }],
      changed: [],
    });
  });
});
