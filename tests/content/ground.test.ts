import { describe, expect, it } from 'vitest';
import { groundOf } from '../../src/content/ground.ts';
import type { Pack } from '../../src/content/pack.ts';
import { flawsOf } from '../../src/content/scenarioFiles.ts';
import { missionRow } from '../../src/content/schema/mission.ts';
import { ownEventTables } from '../../src/content/ownEventTables.ts';
import { manifest } from '../../src/content/schema/manifest.ts';
import { MANIFEST_FILE } from '../../src/content/packFiles.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { tableFile } from '../../src/content/packFiles.ts';
import { corePack, manifestFor, oneRowTable, ownPack, wholeScenario } from '../support/scenarioPack.ts';

const zealot = present(
  [...corePack.operatives.values()].find(({ kind, unarmed }) => kind === 'enemy' && unarmed === null),
  'an enemy',
);
const bare = { arms: [], ownArmour: null, traits: [] };
const card = (id: string, name: string) => ({ ...zealot, ...bare, id, name });
const drowned = (id = 'drowned', operative = 'drowned-man'): Pack =>
  ownPack({
    [MANIFEST_FILE]: { ...manifestFor(id), name: 'The Drowned' },
    'operatives.json': [card(operative, 'Drowned man')],
    'tables/tide.json': oneRowTable('tide', []),
  });
const { script: _script, ...unscripted } = wholeScenario;
const row = (enemy: string) =>
  missionRow.parse({
    ...unscripted,
    plan: {
      ...wholeScenario.plan,
      tables: [],
      faction: null,
      variant: null,
      enemies: [{ card: enemy, weapons: [], count: 2 }],
    },
  });
const needs = (files: Readonly<Record<string, unknown>>) =>
  manifest.parse(files[MANIFEST_FILE] ?? manifestFor('none')).dependencies;

describe('what scenarios of one’s own may name', () => {
  it('should be rows of the app, of one’s own, and of packs that were taken', () => {
    const ground = groundOf(corePack, { 'operatives.json': [card('mine', 'Mine'), { id: 'broken' }] }, [drowned()]);
    expect(ground.pack.operatives.get('drowned-man')?.name).toBe('Drowned man');
    expect(ground.whose('operatives', 'drowned-man')).toEqual({ pack: 'The Drowned' });
    expect(ground.whose('operatives', 'mine')).toBe('own');
    expect(ground.whose('operatives', 'cult-fighter')).toBe('app');
    expect(ground.pack.operatives.has('broken')).toBe(false);
    expect(flawsOf(row('drowned-man'), {}, ground.pack)).toEqual([]);
    expect(flawsOf(row('drowned-man'), {}, corePack)).toMatchObject([{ code: 'unknownReference' }]);
  });

  it('should build on a pack from the moment that one names a row of it, and on no other', () => {
    const ground = groundOf(corePack, {}, [drowned()]);
    expect(needs(ground.withNeeds({}, row('drowned-man')))).toEqual([{ id: 'drowned', version: '1.2.0' }]);
    expect(needs(ground.withNeeds({}, row('cult-fighter')))).toEqual([]);
    const files = ground.withNeeds({}, row('drowned-man'));
    expect(groundOf(corePack, files, [drowned()]).withNeeds(files, row('drowned-man'))).toEqual(files);
  });

  it('should not offer what would give another meaning to what is named already', () => {
    const clash = drowned('clash', 'cult-fighter');
    const naming = { 'missions.json': [row('cult-fighter')] };
    expect(groundOf(corePack, naming, [clash]).pack.tables.has('tide')).toBe(false);
    expect(groundOf(corePack, {}, [clash]).pack.tables.has('tide')).toBe(true);
    expect(groundOf(corePack, {}, [clash]).whose('operatives', 'cult-fighter')).toBe('app');
    const built = { [MANIFEST_FILE]: manifestFor('workshop', [{ id: 'clash', version: '1.0.0' }]) };
    expect(groundOf(corePack, built, [clash]).whose('operatives', 'cult-fighter')).toEqual({ pack: 'The Drowned' });
  });
});

describe('tables of events that people have made', () => {
  const tables = (...all: readonly unknown[]) =>
    new Map(all.map((each) => tableFile.parse(each)).map((table) => [table.id, table]));
  const missions = new Map([['the-vault', missionRow.parse(wholeScenario)]]);

  it('should be those that fit any scenario, and no other', () => {
    const free = oneRowTable('free', [{ op: 'cp', by: 1 }]);
    const bound = oneRowTable('bound', [{ op: 'counter', counter: 'seals', by: 1 }]);
    const rolled = { ...oneRowTable('finds', []) };
    const shipped = { ...oneRowTable('shipped', []), provenance: 'ours' };
    expect(ownEventTables({ tables: tables(free, bound, rolled, shipped), missions })).toEqual(['free']);
  });
});
