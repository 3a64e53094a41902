import { describe, expect, it } from 'vitest';
import { starterModuleFiles } from '../../src/content/packs/starter-module/files.ts';
import type { MissionRow } from '../../src/content/schema/mission.ts';
import type { ModuleRow } from '../../src/content/schema/module.ts';
import type { RollTable } from '../../src/engine/family/killteam/tables/rollTable.ts';
import { contentName, contentText, NO_CONTENT, withContent } from '../../src/words/content.ts';
import { flagName } from '../../src/words/flagName.ts';
import { fr } from '../support/words.ts';
import { starterModule } from '../../src/words/fr/starterModule/starterModule.ts';
import { fetchWords } from '../../src/words/catalogues.ts';
import { toldMission } from '../../src/words/toldMission.ts';

const file = (name: string): unknown => starterModuleFiles[name];
type Row = { readonly id: string; readonly name: string };
const missions = file('missions.json') as readonly MissionRow[];
const modules = file('modules.json') as readonly ModuleRow[];
const named = ['operatives.json', 'weapons.json'].flatMap((name) => file(name) as readonly Row[]);
const tables = Object.entries(starterModuleFiles).flatMap(([name, table]) =>
  name.startsWith('tables/') ? [table as RollTable] : [],
);
const behaviours = Object.entries(starterModuleFiles).flatMap(([name, table]) =>
  name.startsWith('behaviours/') ? [table as Row] : [],
);

type Catalogue = Readonly<Record<string, string>>;

/** A catalogue that notes which of its entries are asked for. */
function watched(catalogue: Catalogue) {
  const asked = new Set<string>();
  const entries = new Proxy(catalogue, {
    get: (all, key) => {
      if (typeof key === 'string') asked.add(key);
      return Reflect.get(all, key) as unknown;
    },
  });
  return { asked, entries };
}

/** The flags that are set or read anywhere in these rows. */
function flagsIn(json: unknown): readonly string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'flag' && typeof value === 'string') return [value];
    return key === 'flags' && Array.isArray(value) ? value.map(String) : flagsIn(value);
  });
}

/** Every name and sentence of the module is said once; what was asked for comes back. */
function saidAll() {
  const names = watched(withContent(fr, starterModule).content.names);
  const texts = watched(withContent(fr, starterModule).content.texts);
  const words = { content: { ...fr.content, names: names.entries, texts: texts.entries } };
  for (const mission of missions) {
    toldMission(words, mission);
    const place = mission.script?.targetLocation ?? '';
    contentName(words, place, place);
  }
  for (const { id, name } of [...named, ...behaviours]) contentName(words, id, name);
  for (const { id, title, rows } of tables) {
    contentName(words, id, title);
    for (const row of rows) {
      contentName(words, row.id, row.name);
      contentText(words, `${row.id}/text`, row.text);
    }
  }
  const actions = missions.flatMap(({ script }) => script?.actions ?? []);
  const steps = [...actions, ...tables.flatMap(({ rows }) => rows)].flatMap(({ effects }) => effects);
  for (const step of steps) {
    if ('where' in step && step.where !== null) contentName(words, step.where, step.where);
    if (step.op === 'mark') contentName(words, step.mark, step.mark);
  }
  for (const flag of flagsIn([missions, modules, ...tables])) flagName(words, flag);
  for (const { id, name, text, chapters, rewards } of modules) {
    contentName(words, id, name);
    contentText(words, `${id}/text`, text);
    for (const [index, reward] of rewards.entries()) contentText(words, `${id}/rewards/${index}`, reward.text);
    for (const chapter of chapters) {
      contentName(words, chapter.id, chapter.title);
      contentText(words, `${chapter.id}/intro`, chapter.intro);
      for (const [index, change] of chapter.changes.entries())
        contentText(words, `${chapter.id}/changes/${index}`, change.text ?? '');
      for (const way of chapter.next) contentText(words, `${chapter.id}/next/${way.chapter}`, way.text);
    }
  }
  return { names: names.asked, texts: texts.asked };
}

describe('the starter module in French', () => {
  const asked = saidAll();
  const all = withContent(fr, starterModule).content;

  it('should have every name and every sentence', () => {
    expect([...asked.names].filter((id) => id !== '' && all.names[id] === undefined)).toEqual([]);
    expect([...asked.texts].filter((key) => all.texts[key] === undefined)).toEqual([]);
  });

  it('should hold no name or sentence of nothing', () => {
    expect(Object.keys(starterModule.names).filter((id) => !asked.names.has(id))).toEqual([]);
    expect(Object.keys(starterModule.texts).filter((key) => !asked.texts.has(key))).toEqual([]);
  });

  it('should have a no-break space before every colon, semicolon, question and exclamation mark', () => {
    const said = [...Object.values(starterModule.names), ...Object.values(starterModule.texts)];
    expect(said.filter((text) => /[^\u00A0\u202F][:;?!»]|«[^\u00A0\u202F]/u.test(text))).toEqual([]);
  });

  it('should take nothing from the words of the core pack', () => {
    const twice = (own: Catalogue, core: Catalogue) => Object.keys(own).filter((key) => core[key] !== undefined);
    expect(twice(starterModule.names, fr.content.names)).toEqual([]);
    expect(twice(starterModule.texts, fr.content.texts)).toEqual([]);
  });
});

describe('flagName', () => {
  it('should say a flag in the words of its pack, else in its own, never as an id', () => {
    expect(flagName(withContent(fr, starterModule), 'hour-kept')).toBe('l’heure est tenue');
    expect(flagName(fr, 'hour-kept')).toBe('hour kept');
  });
});

describe('toldMission', () => {
  const [relay] = missions;
  if (relay === undefined) throw new Error('no scenario');

  it('should say a scenario in French, and change nothing but what is said', () => {
    const told = toldMission(withContent(fr, starterModule), relay);
    expect(told.name).toBe('Le Relais muet');
    expect(told.script?.passages[0]).toMatchObject({ id: 'relay-opening', title: 'Sur le mât' });
    expect(told.plan?.markers[0]?.name).toBe('Indice');
    expect(told.script?.hooks.map(({ effects, if: condition }) => [effects, condition])).toEqual(
      relay.script?.hooks.map(({ effects, if: condition }) => [effects, condition]),
    );
  });

  it('should say it as its pack does, with inches as they are written here', async () => {
    const english = withContent({ content: NO_CONTENT }, await fetchWords('starterModule', 'en'));
    const told = toldMission(english, relay);
    expect(told.setUp[0]).toBe('A board of 30″ by 22″. Drop zones are 6″ deep along the short edges.');
    expect(told.script?.briefing).toBe(relay.script?.briefing);
  });
});
