import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { missionRow } from '../../src/content/schema/mission.ts';
import {
  copiedScenario,
  flawsOf,
  isBlank,
  keptScenario,
  newScenario,
  type EditedScenario,
  scenarioOf,
  scenariosIn,
  withoutScenario,
  withScenario,
} from '../../src/content/scenarioFiles.ts';
import { oneRowTable } from '../support/scenarioPack.ts';
import { withoutFlawed } from '../../src/content/withoutFlawed.ts';
import { manifestOf } from '../../src/content/workshopFiles.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';

const base = await loadBundledPack();
const NONE = new Set<string>();
const made = (name: string): EditedScenario => newScenario(name, NONE);
const kept = (draft: EditedScenario) => {
  const row = keptScenario(draft, 'Nameless');
  if (row === null) throw new Error('not kept');
  return row;
};
const withCounter = (draft: EditedScenario, name = 'Clues'): EditedScenario => ({
  ...draft,
  counters: [{ id: 'clues', name, max: 3, perAcolyte: 0 }],
});
const told = (draft: EditedScenario): EditedScenario => ({
  ...draft,
  script: {
    ...draft.script,
    hooks: [
      {
        id: 'hook',
        name: 'H',
        when: 'battleStart',
        side: null,
        action: null,
        if: { is: 'counter', counter: 'clues', least: 1 },
        once: true,
        effects: [{ op: 'cp', by: 1 }],
      },
    ],
  },
});

describe('scenarios among the files of a pack', () => {
  it('should be put in, replaced and removed, and leave what cannot be read', () => {
    const broken = { id: 'broken' };
    const files = withScenario({ 'missions.json': [broken] }, kept(made('Dusk')));
    const renamed = { ...kept(made('Dusk')), name: 'Dawn' };
    const both = withScenario(withScenario(files, renamed), kept(made('Ash')));
    expect(scenariosIn(both).map(({ name }) => name)).toEqual(['Ash', 'Dawn']);
    expect(both['missions.json']).toContain(broken);
    expect(scenariosIn(withoutScenario(both, 'ash')).map(({ id }) => id)).toEqual(['dusk']);
    expect(withoutScenario(withScenario({}, renamed), 'dusk')).toEqual({});
  });

  it('should be copied under a free id, as one’s own', () => {
    const shipped = [...base.missions.values()][0];
    if (shipped === undefined) throw new Error('no mission');
    const copy = copiedScenario(shipped, shipped.name, new Set([shipped.id]));
    expect(copy).toMatchObject({ id: `${shipped.id}-2`, provenance: 'user' });
    expect(flawsOf(kept(copy), {}, base)).toEqual([]);
  });

  it('should have its primary objective stand for the aim that nobody has written in a sentence', () => {
    const objective = { id: 'lock', text: ' Open the lock ', done: null, failed: null, reveal: null, xp: null };
    const of = (kind: 'primary' | 'secondary', primary = ''): EditedScenario => {
      const draft = made('Dusk');
      return { ...draft, primary, script: { ...draft.script, objectives: [{ ...objective, kind }] } };
    };
    expect(kept(of('primary')).primary).toBe('Open the lock');
    expect(scenarioOf(kept(of('primary'))).primary).toBe('');
    expect(kept(of('secondary')).primary).toBe('Dusk');
    expect(kept(of('primary', 'Hold it')).primary).toBe('Hold it');
    expect(scenarioOf(kept(of('primary', 'Hold it'))).primary).toBe('Hold it');
  });

  it('should be kept as a file may have it, whatever is not written yet', () => {
    const draft = { ...withCounter(made('Dusk'), ''), setUp: ['', ' Lay it out '], primary: '' };
    const row = kept(draft);
    expect(missionRow.safeParse(row).success).toBe(true);
    expect(row).toMatchObject({ setUp: ['Lay it out'], primary: 'Dusk', counters: [{ name: 'Nameless' }] });
    expect(scenarioOf(row).primary).toBe('');
    expect(keptScenario({ ...draft, id: 'Not An Id' }, 'Nameless')).toBeNull();
  });

  it('should be blank until something is in it that is checked', () => {
    expect([isBlank(made('Dusk')), isBlank(withCounter(made('Dusk')))]).toEqual([true, false]);
  });

  it('should tell what is wrong by its place', () => {
    const lost = told(made('Dusk'));
    expect(flawsOf(lost, {}, base)).toMatchObject([{ path: 'script.hooks[0].if.counter', code: 'unknownReference' }]);
    expect(flawsOf(withCounter(lost), {}, base)).toEqual([]);
    expect(flawsOf(withCounter(lost, ''), {}, base).map(({ path }) => path)).toEqual(['counters[0].name']);
  });
});

describe('the workshop’s pack while something is in the making', () => {
  const load = (files: unknown) => loadPack(files, () => systemById('acolyte'), base);
  const manifest = { 'pack.json': manifestOf('workshop', 'Workshop') };

  it('should be played without the scenario that is not sound, and with the others', () => {
    const files = withScenario(withScenario(manifest, kept(told(made('Dusk')))), kept(made('Ash')));
    expect(load(files).ok).toBe(false);
    const played = withoutFlawed(files, load);
    expect(scenariosIn(played).map(({ id }) => id)).toEqual(['ash']);
    expect(load(played).ok).toBe(true);
  });

  it('should leave out what names something left out', () => {
    const table = { id: 'finds', title: 'Finds' };
    const draft = made('Dusk');
    const rolls = kept({ ...draft, plan: { ...draft.plan, tables: ['finds'] } });
    const played = withoutFlawed({ ...withScenario(manifest, rolls), 'tables/finds.json': table }, load);
    expect(Object.keys(played)).not.toContain('tables/finds.json');
    expect(scenariosIn(played)).toEqual([]);
  });

  it('should leave out a long row of tables of which the last is not sound, and play the rest', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `table-${at}`);
    const tables = ids.map((id, at) => [
      `tables/${id}.json`,
      oneRowTable(id, [{ op: 'roll', table: ids[at + 1] ?? 'nowhere' }]),
    ]);
    const files = { ...withScenario(manifest, kept(made('Ash'))), ...Object.fromEntries(tables) };
    expect(Object.keys(withoutFlawed(files, load))).toEqual(['pack.json', 'missions.json']);
  });

  it('should stay as it is when something else is wrong', () => {
    const files = { ...withScenario(manifest, kept(told(made('Dusk')))), 'weapons.json': 7 };
    expect(withoutFlawed(files, load)).toBe(files);
  });
});
