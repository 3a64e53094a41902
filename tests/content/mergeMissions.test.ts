import { describe, expect, it } from 'vitest';
import { present } from '../../src/engine/core/invariant.ts';
import { buildBattle } from '../../src/content/buildBattle.ts';
import { mergePacks } from '../../src/content/mergePacks.ts';
import { scenarioPlan } from '../../src/content/quickStart.ts';
import { QUICK_START } from '../../src/content/readyScenario.ts';
import { changedFiles } from '../support/packProblems.ts';
import { corePack, manifestFor, oneRowTable, ownPack, scenarioFiles, wholeScenario } from '../support/scenarioPack.ts';
import { savedBattle } from '../../src/engine/systems/saved.ts';

const coreFile = (file: string, id: string): unknown => {
  const rows: Readonly<Record<string, ReadonlyMap<string, unknown>>> = {
    'operatives.json': corePack.operatives,
    'weapons.json': corePack.weapons,
    'factions.json': corePack.factions,
  };
  return rows[file]?.get(id);
};

const mission = 'mine--the-vault';
const merged = mergePacks(corePack, [ownPack(scenarioFiles)]);

describe('scenarios of own packs among all packs', () => {
  it('should stand behind the bundled ones under their own ids, tables too', () => {
    expect([...merged.missions.keys()]).toEqual([...corePack.missions.keys(), mission]);
    expect([...merged.tables.keys()]).toEqual([...corePack.tables.keys(), 'mine--finds']);
    expect(merged.missions.get(mission)?.id).toBe(mission);
    expect(merged.tables.get('mine--finds')?.id).toBe('mine--finds');
    for (const [id, row] of corePack.missions) expect(merged.missions.get(id)).toBe(row);
  });

  it('should lead to their own rows, and to bundled ones where they have none', () => {
    const { script, plan } = present(merged.missions.get(mission), 'it is there');
    expect(script?.actions[0]?.table).toBe('mine--finds');
    expect(script?.hooks[0]?.effects[3]).toEqual({ op: 'roll', table: 'mine--finds' });
    expect(plan?.tables).toEqual(['mine--finds']);
    expect(plan).toMatchObject({ faction: 'chaos-cult', variant: 'khorne', eventTable: 'standard-events' });
    expect(script?.waves[0]?.enemies[0]).toMatchObject({ card: 'cult-fighter', weapons: ['autogun'] });
  });

  it('should lead to their own cards, weapons, faction and variant, also where the bundled pack has some of that id', () => {
    const files = changedFiles({
      ...scenarioFiles,
      'operatives.json': [...corePack.operatives.values()].filter(({ kind }) => kind === 'enemy'),
      'weapons.json': [...corePack.weapons.values()],
      'armour.json': [...corePack.armour.values()],
      'factions.json': [coreFile('factions.json', 'chaos-cult')],
      'tables/standard-events.json': oneRowTable('standard-events', [{ op: 'roll', table: 'finds' }]),
    });
    const { script, plan } = present(mergePacks(corePack, [ownPack(files)]).missions.get(mission), 'it is there');
    expect(script?.waves[0]?.enemies[0]).toMatchObject({ card: 'mine--cult-fighter', weapons: ['mine--autogun'] });
    expect(plan?.enemies[0]?.card).toBe('mine--cult-leader');
    expect(plan).toMatchObject({
      faction: 'mine--chaos-cult',
      variant: 'mine--khorne',
      eventTable: 'mine--standard-events',
    });
  });

  it('should lead to their own decision table, and to a bundled one where they have none', () => {
    const [table] = corePack.behaviours.values();
    const own = present(table ?? null, 'a decision table');
    const row = (behaviour: string) => ({ ...wholeScenario, plan: { ...wholeScenario.plan, behaviour } });
    const files = changedFiles({
      ...scenarioFiles,
      'missions.json': [row('guards'), { ...row(own.id), id: 'other' }],
      'behaviours/guards.json': { ...own, id: 'guards' },
    });
    const all = mergePacks(corePack, [ownPack(files)]);
    expect(all.missions.get(mission)?.plan?.behaviour).toBe('mine--guards');
    expect(all.missions.get('mine--other')?.plan?.behaviour).toBe(own.id);
  });

  it('should lead to rows of a pack that theirs needs', () => {
    const needed = ownPack({
      'pack.json': manifestFor('finds-pack'),
      'tables/finds.json': oneRowTable('finds', [{ op: 'roll', table: 'standard-events' }]),
      'tables/deep.json': oneRowTable('deep', [
        { op: 'test', to: { who: 'each', side: 'any', filters: [] }, upTo: 1, fail: { op: 'roll', table: 'finds' } },
      ]),
    });
    const { 'tables/finds.json': _own, ...without } = scenarioFiles;
    const mine = ownPack({ ...without, 'pack.json': manifestFor('mine', [{ id: 'finds-pack', version: '1.0.0' }]) }, [
      needed,
    ]);
    const all = mergePacks(corePack, [mine, needed]);
    expect(all.missions.get(mission)?.plan?.tables).toEqual(['finds-pack--finds']);
    expect(all.tables.get('finds-pack--finds')?.rows[0]?.effects).toEqual([{ op: 'roll', table: 'standard-events' }]);
    expect(all.tables.get('finds-pack--deep')?.rows[0]?.effects).toMatchObject([
      { fail: { op: 'roll', table: 'finds-pack--finds' } },
    ]);
  });

  it('should make a battle that is valid, with their tables and those that these roll on', () => {
    const files = changedFiles({
      ...scenarioFiles,
      'tables/finds.json': oneRowTable('finds', [{ op: 'roll', table: 'deep' }]),
      'tables/deep.json': oneRowTable('deep', []),
    });
    const pack = mergePacks(corePack, [ownPack(files)]);
    const plan = scenarioPlan(pack, QUICK_START, {
      players: [{ id: 'p1', name: 'Anna', mark: 'circle' }],
      dice: { retinue: 'screen', enemy: 'screen' },
      seed: 'test',
    });
    const battle = buildBattle({ ...plan, mission });
    expect(savedBattle().safeParse(battle).error?.issues ?? []).toEqual([]);
    expect(Object.keys(present(battle.tables, 'tables')).toSorted()).toEqual([
      'bystanders-flee',
      'environments',
      'mine--deep',
      'mine--finds',
      'standard-events',
    ]);
    expect(battle.mission.script?.waves[0]?.operatives.map(({ name }) => name)).toEqual(['Fighter', 'Fighter']);
  });

  it('should take along what an event table rolls on', () => {
    const files = {
      'pack.json': manifestFor('mine'),
      'tables/events.json': oneRowTable('events', [{ op: 'roll', table: 'deep' }]),
      'tables/deep.json': oneRowTable('deep', []),
    };
    const pack = mergePacks(corePack, [ownPack(files)]);
    const plan = scenarioPlan(pack, QUICK_START, {
      players: [],
      dice: { retinue: 'screen', enemy: 'screen' },
      seed: 's',
    });
    const { tables } = buildBattle({ ...plan, eventTable: 'mine--events' });
    expect(Object.keys(present(tables, 'tables')).toSorted()).toEqual([
      'bystanders-flee',
      'environments',
      'mine--deep',
      'mine--events',
    ]);
  });
});
