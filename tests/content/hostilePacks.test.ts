import { SCHEMA_VERSION } from '../../src/content/schema/manifest.ts';
import { zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { lintMission } from '../../src/content/lintMission.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { mergePacks } from '../../src/content/mergePacks.ts';
import { readPackText } from '../../src/persistence/ownPackText.ts';
import { readShareBytes, type Shared, shareBytes } from '../../src/persistence/scenarioShare.ts';
import { packText } from '../../src/persistence/workshopPack.ts';
import { PackShelf } from '../../src/state/library/ownPacks.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { changedFiles, type Edit } from '../support/packProblems.ts';
import { memoryStores } from '../support/ownPack.ts';
import {
  corePack,
  manifestFor,
  oneRowTable,
  onlyMission,
  ownPack,
  ownProblems,
  scenarioFiles,
} from '../support/scenarioPack.ts';

type Files = Readonly<Record<string, unknown>>;

/** No hostile file keeps anybody waiting, in milliseconds. */
const SOON = 10_000;

const MISSION = 'missions.json';
const edited = (...edits: readonly Edit[]): Files => changedFiles(scenarioFiles, ...edits);
const inMission = (path: Edit[1], value: unknown): Files => edited([MISSION, [0, ...path], value]);

const nested = (depth: number, inner: (value: unknown) => unknown): unknown => {
  let value: unknown = { is: 'tick', tick: 'open' };
  for (let i = 0; i < depth; i += 1) value = inner(value);
  return value;
};

const polluting = (): unknown => JSON.parse('{"__proto__": {"polluted": true}}');
const withKey = (key: string, value: unknown): unknown => Object.fromEntries([[key, value]]);
const doors = ['script', 'passages', 0] as const;
const effects = ['script', 'actions', 0, 'effects', 0] as const;
const goal = ['script', 'objectives', 0, 'done'] as const;

const behaviour = (id: string, parent: string) => ({
  id,
  name: id,
  extends: parent,
  replace: [],
  remove: [],
  add: [],
  provenance: 'user',
});

const chained = (length: number): Files =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `behaviours/b${index}.json`,
      behaviour(`b${index}`, `b${(index + 1) % length}`),
    ]),
  );

/** What is wrong, and where the checker must say so: the file, the beginning of the path, and the code. */
const HOSTILE: readonly (readonly [what: string, make: () => Files, file: string, path: string, code: string])[] = [
  [
    '__proto__ as a key of a scenario',
    () => inMission(['script', 'hooks', 0], polluting()),
    MISSION,
    '[0].script.hooks[0].__proto__',
    'forbiddenKey',
  ],
  [
    '__proto__ as a key of a condition',
    () => inMission(goal, polluting()),
    MISSION,
    '[0].script.objectives[0].done.__proto__',
    'forbiddenKey',
  ],
  ['__proto__ as an id', () => inMission(['id'], '__proto__'), MISSION, '[0].id', 'badFormat'],
  [
    'constructor as an id',
    () => inMission(['counters', 0, 'id'], 'constructor'),
    MISSION,
    '[0].counters[0].id',
    'badId',
  ],
  [
    'constructor as the id of a hook',
    () => inMission(['script', 'hooks', 0, 'id'], 'constructor'),
    MISSION,
    '[0].script.hooks[0].id',
    'badId',
  ],
  [
    'constructor as the id of a table',
    () => ({ ...scenarioFiles, 'tables/x.json': oneRowTable('constructor', []) }),
    'tables/x.json',
    'id',
    'badId',
  ],
  [
    'constructor as a key',
    () => inMission([...doors, 'constructor'], 'x'),
    MISSION,
    '[0].script.passages[0].constructor',
    'unknownKey',
  ],
  [
    'toString as a reference',
    () => inMission([...effects, 'counter'], 'toString'),
    MISSION,
    '[0].script.actions[0].effects[0].counter',
    'unknownReference',
  ],
  [
    '__proto__ as a reference',
    () => inMission(['plan', 'tables', 0], '__proto__'),
    MISSION,
    '[0].plan.tables[0]',
    'badFormat',
  ],
  [
    '__proto__ as a file',
    () => ({ ...scenarioFiles, ...Object(withKey('__proto__', [])) }),
    '__proto__',
    '',
    'unknownFile',
  ],
  [
    'a path out of the pack as a file',
    () => ({ ...scenarioFiles, 'tables/../../x.json': {} }),
    'tables/../../x.json',
    '',
    'unknownFile',
  ],
  [
    'an absolute path as a file',
    () => ({ ...scenarioFiles, '/etc/tables.json': {} }),
    '/etc/tables.json',
    '',
    'unknownFile',
  ],
  [
    '10,000 conditions within one another',
    () =>
      inMission(
        goal,
        nested(10_000, (of) => ({ is: 'not', of })),
      ),
    MISSION,
    '[0].script.objectives[0].done',
    'tooDeep',
  ],
  [
    '10,000 lists within one another',
    () =>
      inMission(
        ['setUp'],
        nested(10_000, (of) => [of]),
      ),
    MISSION,
    '[0].setUp',
    'tooDeep',
  ],
  [
    'conditions deeper than any is written',
    () =>
      inMission(
        goal,
        nested(25, (of) => ({ is: 'not', of })),
      ),
    MISSION,
    '[0].script.objectives[0].done',
    'tooDeep',
  ],
  ['a huge number', () => inMission(['counters', 0, 'max'], 1e308), MISSION, '[0].counters[0].max', 'outOfRange'],
  [
    'a huge number of enemies',
    () =>
      inMission(
        ['plan', 'enemies'],
        Array.from({ length: 40 }, () => ({ card: 'cult-leader', weapons: [], count: 99 })),
      ),
    MISSION,
    '[0].plan.enemies',
    'outOfRange',
  ],
  [
    'a huge number in an effect',
    () => inMission([...effects, 'by'], 9_007_199_254_740_991),
    MISSION,
    '[0].script.actions[0].effects[0].by',
    'outOfRange',
  ],
  [
    'huge dice in an effect',
    () =>
      inMission(effects, {
        op: 'damage',
        to: { who: 'each', side: 'any', filters: [] },
        amount: { count: 1, sides: 6, plus: -1e15 },
      }),
    MISSION,
    '[0].script.actions[0].effects[0].amount.plus',
    'outOfRange',
  ],
  ['NaN as a text', () => inMission(['turningPoints'], 'NaN'), MISSION, '[0].turningPoints', 'wrongType'],
  ['NaN as a number', () => inMission(['turningPoints'], Number.NaN), MISSION, '[0].turningPoints', 'wrongType'],
  ['a negative maximum', () => inMission(['counters', 0, 'max'], -1), MISSION, '[0].counters[0].max', 'outOfRange'],
  [
    'a negative range of a table',
    () => edited(['tables/finds.json', ['rows', 0, 'from'], -6]),
    'tables/finds.json',
    '',
    'facesNotCoveredOnce',
  ],
  [
    'a range of a thousand million faces',
    () => edited(['tables/finds.json', ['rows', 0, 'to'], 1e9]),
    'tables/finds.json',
    '',
    'facesNotCoveredOnce',
  ],
  [
    'a table with a gap',
    () => edited(['tables/finds.json', ['rows', 0, 'to'], 4]),
    'tables/finds.json',
    '',
    'facesNotCoveredOnce',
  ],
  [
    'a briefing of 10 MB',
    () => inMission(['script', 'briefing'], 'x'.repeat(10_000_000)),
    MISSION,
    '[0].script.briefing',
    'outOfRange',
  ],
  [
    '100,000 scenarios',
    () => ({ ...scenarioFiles, [MISSION]: Array.from({ length: 100_000 }, (_, index) => ({ id: `m-${index}` })) }),
    MISSION,
    '',
    'tooLarge',
  ],
  [
    '100,000 rows of a table',
    () => edited(['tables/finds.json', ['rows'], Array.from({ length: 100_000 }, () => 0)]),
    'tables/finds.json',
    'rows[0]',
    'wrongType',
  ],
  [
    '100,000 references that lead nowhere',
    () =>
      inMission(
        ['script', 'hidden'],
        Array.from({ length: 100_000 }, (_, index) => `x-${index}`),
      ),
    MISSION,
    '[0].script.hidden[0]',
    'unknownReference',
  ],
  [
    'a later version',
    () => edited(['pack.json', ['schemaVersion'], SCHEMA_VERSION + 1]),
    'pack.json',
    'schemaVersion',
    'newer',
  ],
  [
    'the id of another scenario',
    () => edited([MISSION, [1], structuredClone(Reflect.get(Object(scenarioFiles[MISSION]), 0))]),
    MISSION,
    '[1].id',
    'duplicateId',
  ],
  [
    'the id of the pack of the app',
    () => edited(['pack.json', ['id'], 'acolyte-core']),
    'pack.json',
    'id',
    'duplicateId',
  ],
  [
    'an effect that there is not',
    () => inMission([...effects, 'op'], 'eval'),
    MISSION,
    '[0].script.actions[0].effects[0].op',
    'notAllowed',
  ],
  [
    'code for an effect',
    () => inMission(effects, { op: 'counter', counter: 'seals', by: 'fetch("//evil")' }),
    MISSION,
    '[0].script.actions[0].effects[0].by',
    'wrongType',
  ],
  ['half a character as an id', () => inMission(['id'], 'a\uD800'), MISSION, '[0].id', 'badFormat'],
  ['a script tag as an id', () => inMission(['id'], '<script>alert(1)</script>'), MISSION, '[0].id', 'badFormat'],
  [
    'decision tables that extend one another in a circle',
    () => ({ ...scenarioFiles, ...chained(2) }),
    'behaviours/b0.json',
    'extends',
    'unknownReference',
  ],
  [
    'a circle of 3,000 decision tables',
    () => ({ ...scenarioFiles, ...chained(3_000) }),
    'behaviours/b0.json',
    'extends',
    'unknownReference',
  ],
  [
    'a circle of packs',
    () => edited(['pack.json', ['dependencies'], [{ id: 'mine', version: '1.0.0' }]]),
    'pack.json',
    'dependencies[0]',
    'dependencyCircle',
  ],
  [
    'a pack that is not there',
    () => edited(['pack.json', ['dependencies'], [{ id: 'gone', version: '1.0.0' }]]),
    'pack.json',
    'dependencies[0]',
    'dependencyNotLoaded',
  ],
  [
    '20,000 packs that it needs',
    () =>
      edited([
        'pack.json',
        ['dependencies'],
        Array.from({ length: 20_000 }, (_, index) => ({ id: `p-${index}`, version: '1.0.0' })),
      ]),
    'pack.json',
    'dependencies[0]',
    'dependencyNotLoaded',
  ],
  [
    'more tables than a battle holds',
    () => ({
      ...scenarioFiles,
      'tables/finds.json': oneRowTable(
        'finds',
        Array.from({ length: 200 }, (_, index) => ({ op: 'roll', table: `t${index}` })),
      ),
      ...Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [`tables/t${index}.json`, oneRowTable(`t${index}`, [])]),
      ),
    }),
    MISSION,
    '[0]',
    'tooLarge',
  ],
  ['a scenario that is a number', () => ({ ...scenarioFiles, [MISSION]: [7] }), MISSION, '[0]', 'wrongType'],
  [
    'a loop',
    () => {
      const loop: Record<string, unknown> = {};
      loop['itself'] = loop;
      return inMission(['script'], loop);
    },
    MISSION,
    '[0].script',
    'tooDeep',
  ],
];

/** Runs and says how long that took. */
async function timed<T>(run: () => T | Promise<T>): Promise<T> {
  const before = performance.now();
  const result = await run();
  expect(performance.now() - before).toBeLessThan(SOON);
  return result;
}

function shelf() {
  const stores = memoryStores();
  const packs = new PackShelf(stores);
  const stand = () => JSON.stringify([[...stores.durable.texts], [...stores.storage.texts]]);
  return { packs, stand };
}

/** Harmless once they have an id of their own, which they get. */
const BESIDE = new Set(['the id of the pack of the app', 'a circle of packs']);

describe('hostile packs', () => {
  it.each(HOSTILE)('should refuse %s, say where it is, and change nothing', async (_, make, file, path, code) => {
    const files = make();
    const problems = await timed(() => ownProblems(files));
    const said = problems.find((each) => each.file === file && each.path.startsWith(path) && each.code === code);
    expect(said, JSON.stringify(problems.slice(0, 5))).toBeDefined();
    expect(said?.message).toMatch(/\w+ \w+/u);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each(HOSTILE)('should not keep %s', async (what, make) => {
    const { packs, stand } = shelf();
    await packs.store(scenarioFiles);
    const [before, played] = [stand(), await packs.playPack()];
    const stored = await timed(() => packs.store(make()));
    // Its id is taken, or the app's own: it comes beside, under another.
    if (BESIDE.has(what)) expect(stored).toEqual({ kind: 'stored', id: expect.stringMatching(/-2$/u) });
    else expect(stored.kind).toBe('refused');
    if (stored.kind === 'stored') await packs.remove(stored.id);
    else expect(stand()).toBe(before);
    expect([...(await packs.playPack()).missions.keys()]).toEqual([...played.missions.keys()]);
  });
});

const HTML = '<script>alert(1)</script><img src=x onerror=alert(1)>';

/** The value with every text that is no id put into tags, as far as its schema lets it be that long. */
const tagged = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => tagged(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, tagged(each, inner)]));
  return typeof value === 'string' && TEXTS.has(key) ? HTML : value;
};
const TEXTS = new Set(['name', 'text', 'title', 'briefing', 'notes', 'board', 'where', 'author', 'primary', 'setUp']);

describe('texts of a pack', () => {
  it.each([
    ['tags', HTML],
    ['half a character', 'a\uD800b'],
  ])('should stay the texts they are: %s', async (_, text) => reads(text, text));

  it('should lose signs that turn the line around', () => reads('\u202Eevil\u202C', 'evil'));

  /** Where a pack says `text`, the app says `said`. */
  async function reads(text: string, said: string): Promise<void> {
    const raw: unknown = JSON.parse(
      JSON.stringify(tagged(scenarioFiles)).replaceAll(
        JSON.stringify(HTML).slice(1, -1),
        JSON.stringify(text).slice(1, -1),
      ),
    );
    const files = raw as Files;
    const { script, plan, name } = onlyMission(ownPack(files));
    expect([name, script?.briefing, script?.passages[0]?.title, plan?.notes]).toEqual([said, said, said, said]);
    const { packs } = shelf();
    expect((await packs.store(files)).kind).toBe('stored');
    expect((await packs.playPack()).missions.get('mine--the-vault')?.script?.briefing).toBe(said);
  }
});

describe('a hook that triggers itself', () => {
  it('should be found before it is played', () => {
    const hook = {
      id: 'blast',
      name: 'Blast',
      when: 'incapacitated',
      side: null,
      action: null,
      if: null,
      once: false,
      effects: [
        { op: 'damage', to: { who: 'each', side: 'any', filters: [] }, amount: { count: 0, sides: 6, plus: 99 } },
      ],
    };
    const pack = ownPack(inMission(['script', 'hooks', 0], hook));
    const merged = mergePacks(corePack, [pack]);
    const found = lintMission(merged, onlyMission(pack)).find(({ code }) => code === 'triggersItself');
    expect(found).toMatchObject({ path: 'script.hooks[0]', severity: 'warning', params: { name: 'Blast' } });
  });
});

describe('hostile texts of packs', () => {
  const text = packText(scenarioFiles, '2026-11-22T10:00:00.000Z');

  it.each([
    ['nothing', ''],
    ['no JSON', '<html></html>'],
    ['a later version', text.replace('"version":1', '"version":99')],
    ['another format', text.replace('"ownPack"', '"battle"')],
    ['half of it', text.slice(0, text.length / 2)],
    ['more than is taken in', packText({ ...scenarioFiles, 'notes.json': 'x'.repeat(10_000_000) }, '')],
    ['a hundred thousand brackets', '['.repeat(100_000)],
  ])('should be refused: %s', async (_, hostile) => {
    const found = await timed(() => readPackText(hostile));
    expect(found.kind).toBe('refused');
    if (found.kind === 'refused') expect(found.problems[0]?.message).not.toBe('');
  });
});

const SHARED: Shared = {
  about: { kind: 'scenario', title: 'The vault', author: 'A', savedAt: '2026-11-22T10:00:00.000Z', needs: [] },
  files: scenarioFiles,
};

const text = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const zipOf = (entries: Zippable): Uint8Array => new Uint8Array(zipSync(entries));
const manifest = (files: readonly unknown[]) => ({ format: 'retinueShare', version: 1, ...SHARED.about, files });

/** The bytes with each place of a word taken by another of the same length. */
function replaced(bytes: Uint8Array, word: string, by: string): Uint8Array {
  const changed = new Uint8Array(bytes);
  const [from, to] = [new TextEncoder().encode(word), new TextEncoder().encode(by)];
  for (let at = 0; at + from.length <= changed.length; at += 1)
    if (from.every((byte, index) => changed[at + index] === byte)) changed.set(to, at);
  return changed;
}

/** The bytes with the size that the directory of the archive claims for its entries. */
function claiming(bytes: Uint8Array, size: number): Uint8Array {
  const changed = new Uint8Array(bytes);
  const view = new DataView(changed.buffer);
  for (let at = 0; at < changed.length - 28; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  return changed;
}

describe('hostile archives', () => {
  const zeroes = (size: number) => new Uint8Array(size);

  it('should be taken in when they are not', async () => {
    expect((await readShareBytes(await shareBytes(SHARED))).kind).toBe('shared');
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['no archive', () => text({ a: 1 }), 'foreign'],
    ['no bytes', () => zeroes(0), 'foreign'],
    ['an archive of something else', () => zipOf({ 'readme.json': text('x') }), 'foreign'],
    ['a later version', () => zipOf({ 'manifest.json': text({ ...manifest([]), version: 2 }) }), 'newer'],
    ['a bomb of 1 GB, by what it claims', async () => claiming(await shareBytes(SHARED), 1_000_000_000), 'tooLarge'],
    [
      'a bomb of 3 MB of nothing',
      () => zipOf({ 'manifest.json': text(manifest([])), 'missions.json': zeroes(2_900_000) }),
      'tooLarge',
    ],
    [
      'more files than are taken in',
      () => zipOf(Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`tables/t${index}.json`, text(0)]))),
      'tooLarge',
    ],
    ['an absolute path', () => zipOf({ 'manifest.json': text(manifest([])), '/etc/passwd.json': text(0) }), 'badPath'],
    ['a path upwards', () => zipOf({ 'manifest.json': text(manifest([])), '../out.json': text(0) }), 'badPath'],
    [
      'a path upwards further in',
      () => zipOf({ 'manifest.json': text(manifest([])), 'tables/../../out.json': text(0) }),
      'badPath',
    ],
    [
      'a path with backslashes',
      () => zipOf({ 'manifest.json': text(manifest([])), '..\\out.json': text(0) }),
      'badPath',
    ],
    ['a name with a zero in it', () => zipOf({ 'manifest.json': text(manifest([])), 'a\0.json': text(0) }), 'badPath'],
    [
      'two files of one name',
      async () =>
        replaced(
          zipOf({ 'manifest.json': text(manifest([])), 'aaaa.json': text(0), 'bbbb.json': text(1) }),
          'bbbb.json',
          'aaaa.json',
        ),
      'twice',
    ],
    [
      'another content than was hashed',
      () => {
        const entry = text([1]);
        const hash = 'a'.repeat(64);
        return zipOf({
          'manifest.json': text(manifest([{ name: 'missions.json', bytes: entry.length, sha256: hash }])),
          'missions.json': entry,
        });
      },
      'damaged',
    ],
    [
      'a changed byte',
      async () =>
        replaced(
          new Uint8Array(zipSync({ 'manifest.json': text(manifest([])) }, { level: 0 })),
          'The vault',
          'The v\u0000ult',
        ),
      'notJson',
    ],
    ['half an archive', async () => (await shareBytes(SHARED)).slice(0, 200), 'damaged'],
    [
      'a file that the manifest does not name',
      () => zipOf({ 'manifest.json': text(manifest([])), 'missions.json': text([]) }),
      'extra',
    ],
    [
      'a manifest that names a file too many',
      () => zipOf({ 'manifest.json': text(manifest([{ name: 'missions.json', bytes: 2, sha256: 'a'.repeat(64) }])) }),
      'missing',
    ],
    [
      'prototype keys in the manifest',
      () =>
        zipOf({
          'manifest.json': new TextEncoder().encode(
            JSON.stringify(manifest([])).replace('{', '{"__proto__":{"polluted":true},'),
          ),
        }),
      'damaged',
    ],
  ])('should refuse %s', async (_, make, why) => {
    const bytes = await make();
    const found = await timed(() => readShareBytes(bytes));
    expect(found).toMatchObject({ kind: 'refused', why });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('any hostile pack', () => {
  it('should have a manifest that says which it is, and never throw without one', () => {
    const { 'pack.json': _manifest, ...without } = scenarioFiles;
    expect(loadPack(without, systemById, corePack)).toMatchObject({ ok: false });
    expect(manifestFor('mine').id).toBe('mine');
  });
});
