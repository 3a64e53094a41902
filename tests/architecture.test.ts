import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineCircles, engineFolders } from './support/engineFolders.ts';
import { lintedFolders } from './support/lintedFolders.ts';
import { forbiddenReaches, importsInto, layers, loadedWith, reachedFrom, readSources } from './support/layers.ts';

const code = /\.(ts|tsx|js|mjs)$/;
const sources = readSources('src', code);

const matching = (files: ReadonlyMap<string, string>, pattern: RegExp) =>
  [...files].filter(([, text]) => pattern.test(text)).map(([file]) => file);

const ODDS = 'src/engine/odds/';
const ADVICE = ['src/engine/family/killteam/advice/', 'src/engine/family/vanguard/advice/'];
const LOG = 'src/engine/log/';
/** What is asked for by screens, and by no decision. */
const ADVISING = [ODDS, ...ADVICE];
/** Where commands are decided and questions made, for every system there is. */
const DECIDING = [
  'src/engine/family/killteam/flow/decideIn.ts',
  'src/engine/systems/killTeams.ts',
  'src/engine/family/vanguard/flow/battleDecider.ts',
  'src/engine/plugins/foes/decider.ts',
];
const SCREENS_ASK = 'src/engine/systems/killTeamSystem.ts';
const ASKING = [SCREENS_ASK, 'src/engine/systems/vanguardSystem.ts'];
/** What decisions are made of. */
const BELOW = [
  LOG,
  'src/engine/family/',
  'src/engine/plugins/',
  'src/engine/systems/kt3/',
  'src/engine/systems/acolyte/',
];

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** Where systems may be named. */
const NAMING = /^src\/(?:engine\/systems|content|words|headless|tools|persistence\/migrations)\//;
/** A name that begins a text, a folder or what is imported; their books (`acolyte.md`) may be named as sources. */
const NAMED = /kt(?:3|24|21|2021)|['"`/](?:acolyte|vanguard)(?=['"`/-])/i;
/** `acolyte` is also what some operatives of a retinue are, and whose backgrounds and honours are listed. */
const OF_OPERATIVES =
  /\bkind\)? ?(?:===|!==|:) 'acolyte'|\(kind === 'acolyte'|'acolyte'(?:,| \|) '(?:follower|hiver|off-worlder)'/g;

/**
 * A family, its odds, screens of its own and its words may be imported, and the kind of its views said: who does has
 * asked for no system.
 */
const OF_A_FAMILY =
  /\b(?:family|odds|features|en|fr|battle)\/vanguard\b|'\.\/vanguard(?=\/)|\bofFamily<\w+>\('vanguard'\)|\bkind: 'vanguard'/g;

const namingSystems = (files: ReadonlyMap<string, string>) => {
  const others = [...files].map(
    ([file, text]) => [file, text.replaceAll(OF_OPERATIVES, '').replaceAll(OF_A_FAMILY, '')] as const,
  );
  return matching(new Map(others), NAMED).filter((file) => !NAMING.test(file));
};

describe('architecture', () => {
  it('should have every source file in a known layer', () => {
    const folders = new Set([...sources.keys()].map((file) => file.split('/')[1] ?? ''));
    expect(layers).toEqual(expect.arrayContaining([...folders]));
  });

  it('should have a lint override for every layer', () => {
    expect(lintedFolders).toEqual(expect.arrayContaining(layers.map((layer) => `src/${layer}/**`)));
  });

  it('should have a lint override for every depth of a feature: what leads out of it is told by its way', () => {
    const files = [...sources.keys()].filter((file) => file.startsWith('src/features/'));
    const globs = files.map((file) =>
      file.replace(/(?<=^src\/features\/).+$/u, (rest) => rest.replaceAll(/[^/]+/gu, '*')),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(lintedFolders).toEqual(expect.arrayContaining([...new Set(globs)]));
  });

  it('should have every folder of the engine in its order, and a lint override for all but the last', () => {
    const outside = [...sources.keys()].filter(
      (file) => file.startsWith('src/engine/') && !engineFolders.some((folder) => file.startsWith(`${folder}/`)),
    );
    expect(outside).toEqual([]);
    expect(lintedFolders).toEqual(expect.arrayContaining(engineFolders.slice(0, -1).map((folder) => `${folder}/**`)));
  });

  it('should have no folders of the engine that import each other', () => {
    expect(engineCircles(readSources('src/engine', code))).toEqual([]);
  });

  it('should see folders that import each other, by a type or round through a third', () => {
    const circle = new Map([
      ['src/engine/campaign/walk/a.ts', "import type { A } from '../../plugins/npo/b.ts';"],
      ['src/engine/plugins/npo/b.ts', "export { a } from '../../family/killteam/flow/decide/c.ts';"],
      ['src/engine/family/killteam/flow/decide/c.ts', "const a = await import('../../../../campaign/walk/a.ts');"],
      ['src/engine/family/killteam/flow/d.ts', "import { a } from './decide/c.ts';"],
      ['src/engine/campaign/e.ts', "import { a } from './model/f.ts';"],
    ]);
    expect(engineCircles(circle)).toEqual(['campaign/walk', 'family/killteam/flow', 'plugins/npo']);
  });

  it('should ask nowhere above the systems which system this is', () => {
    expect(namingSystems(sources)).toEqual([]);
  });

  it.each([
    "if (state.ruleset === 'kt3') return 2;",
    "const rules = systemById('acolyte');",
    "const battle = { ruleset: 'acolyte' };",
    "import { acolyteRules } from '../../engine/systems/acolyte/rules.ts';",
    "if (table === '' || table === 'acolyte') return true;",
    "import rows from '../../content/packs/acolyte-core/retinues.json';",
    "const shot = { edition: 'kt24' };",
    "export type Edition = 'kt24' | 'kt21';",
    'const rules = kt3Rules;',
    "if (system === 'kt2021') return null;",
  ])('should see that this names a system: %s', (text) => {
    expect(namingSystems(new Map([['src/features/battle/a.ts', text]]))).toEqual(['src/features/battle/a.ts']);
    expect(namingSystems(new Map([['src/engine/systems/registry.ts', text]]))).toEqual([]);
  });

  it.each([
    "const isAcolyte = ({ kind }: Member): boolean => kind === 'acolyte';",
    "readonly kind: 'acolyte' | 'follower' | 'auxiliary' | 'enemy';",
    '/** Points of a segment (`rules/acolyte.md` C20). */',
    "import type { Card } from '../../engine/family/vanguard/card/card.ts';",
  ])('should see that this names no system: %s', (text) => {
    expect(namingSystems(new Map([['src/engine/campaign/a.ts', text]]))).toEqual([]);
  });

  it('should let no file reach into a layer that is closed to it', () => {
    expect(forbiddenReaches(sources)).toEqual([]);
  });

  it.each([
    ['src/engine/a.ts', "const a = await import('../state/store.ts');"],
    ['src/features/battle/a.tsx', "import { a } from '../attack/b.ts';"],
    ['src/features/battle/parts/a.tsx', "export { a } from '../../log/b.ts';"],
    ['src/ui/a.tsx', "import '../words/words.ts';"],
    ['src/scene/a.ts', "import { a } from '../features/battle/a.ts';"],
    ['src/state/a.ts', "import { a } from '../scene/useScene.ts';"],
    ['src/headless/a.ts', "import type { A } from '../state/store.ts';"],
    ['src/app/a.ts', "import { a } from '../tools/serve.mjs';"],
    ['src/state/a.ts', "import {\n  a,\n} from '../../tests/support/a.ts';"],
  ])('should see %s reach too far with %s', (file, text) => {
    expect(forbiddenReaches(new Map([[file, text]]))).toHaveLength(1);
  });

  it.each([
    ['src/app/a.tsx', "const a = lazy(() => import('../features/home/HomeScreen.tsx'));"],
    ['src/features/battle/parts/a.tsx', "import { a } from '../../../engine/core/b.ts';"],
    ['src/headless/a.ts', "import { a } from '../state/answer/diceSource.ts';"],
  ])('should let %s say %s', (file, text) => {
    expect(forbiddenReaches(new Map([[file, text]]))).toEqual([]);
  });

  it.each(ADVISING)('should let nothing that decides come to %s', (folder) => {
    for (const start of DECIDING) {
      expect(sources.has(start)).toBe(true);
      expect([...reachedFrom(sources, start)].filter((file) => file.startsWith(folder))).toEqual([]);
    }
    const asked = ASKING.flatMap((start) => [...reachedFrom(sources, start)]);
    expect(asked.filter((file) => file.startsWith(folder))).not.toEqual([]);
  });

  it.each([...ADVISING, 'src/engine/advisor/'])('should load nothing of %s with a battle', (folder) => {
    const loaded = ASKING.flatMap((start) => [...loadedWith(sources, start)]);
    expect(loaded.filter((file) => file.startsWith(folder))).toEqual([]);
  });

  it.each([
    ["import { a } from '../odds/a.ts';", 1],
    ["import { type A, a } from '../odds/a.ts';", 1],
    ["export { a } from '../odds/a.ts';", 1],
    ["import type { A } from '../odds/a.ts';", 0],
    ["const a = await import('../odds/a.ts');", 0],
  ])('should see whether %s loads odds', (text, loaded) => {
    const view = 'src/engine/view/a.ts';
    const planted = new Map([
      [SCREENS_ASK, "import { view } from '../view/a.ts';"],
      [view, text],
    ]);
    expect([...loadedWith(planted, SCREENS_ASK)].filter((file) => file.startsWith(ODDS))).toHaveLength(loaded);
  });

  it('should let no folder below the advice import odds, nor odds the family', () => {
    const below = [...new Set([...sources.keys()].map(folderOf))].filter(
      (folder) =>
        BELOW.some((start) => folder.startsWith(start)) && !ADVICE.some((advice) => folder.startsWith(advice)),
    );
    expect(below.length).toBeGreaterThan(20);
    expect(importsInto(sources, below, ADVISING)).toEqual([]);
    expect(
      importsInto(
        sources,
        [ODDS],
        BELOW.filter((folder) => folder !== LOG),
      ),
    ).toEqual([]);
  });

  it.each([
    ['src/engine/family/killteam/attack/shoot/a.ts', "import type { A } from '../../../../odds/a.ts';"],
    ['src/engine/plugins/npo/a.ts', "const a = await import('../../family/killteam/advice/a.ts');"],
  ])('should see %s import what only advises with %s', (file, text) => {
    expect(importsInto(new Map([[file, text]]), BELOW, ADVISING)).toHaveLength(1);
  });

  it('should have what the README names, up to what may be any name', () => {
    const named = [...readFileSync('README.md', 'utf8').matchAll(/`((?:src|tests)\/[^`]*)`/gu)].map(
      ([, name]) => name ?? '',
    );
    const languages = named.flatMap((name) =>
      name.includes('{en,fr}') ? ['en', 'fr'].map((language) => name.replace('{en,fr}', language)) : [name],
    );
    const fixed = languages.map((name) => name.replace(/[^/]*(?:[<*{]|NNN).*$/u, ''));
    expect(fixed.length).toBeGreaterThan(30);
    expect(fixed.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('should have every test in a folder that is run', () => {
    const run = [...layers.map((layer) => `tests/${layer}/`), 'tests/e2e/', 'tests/architecture'];
    const tests = [...readSources('tests', /\.(test|spec)\.tsx?$/).keys()];
    expect(tests.filter((file) => !run.some((start) => file.startsWith(start)))).toEqual([]);
  });

  it('should have no comment that silences lint', () => {
    const everything = new Map([...sources, ...readSources('tests', code)]);
    expect(matching(everything, /(?:ox|es)lint-disable/)).toEqual([]);
  });

  it('should have no comment that silences the compiler', () => {
    expect(matching(sources, /@ts-(?:ignore|expect-error|nocheck)/)).toEqual([]);
  });

  it('should press in browsers as a person does: the app takes no second tap at one place for a while', () => {
    expect(matching(readSources('tests/e2e', code), /\.click\(\)/)).toEqual([]);
  });

  it('should have no default export but in declarations of packages', () => {
    const undeclared = new Map([...sources].filter(([file]) => !file.endsWith('.d.ts')));
    expect(matching(undeclared, /^\s*export default\b|^export \{[^}]*\bas default\b/m)).toEqual([]);
  });
});
