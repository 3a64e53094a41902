import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUNDLED_PACKS, isOlder } from '../../src/content/dependencies.ts';
import { loadPacks } from '../../src/content/loadPacks.ts';
import { manifest } from '../../src/content/schema/manifest.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { brief } from '../support/packProblems.ts';
import { corePack, manifestFor, oneRowTable, ownPack, ownProblems } from '../support/scenarioPack.ts';

const needing = (id: string, ...ids: readonly string[]) => ({
  'pack.json': manifestFor(
    id,
    ids.map((need) => ({ id: need, version: '1.0.0' })),
  ),
});

const set = (...packs: readonly (readonly [string, ...string[]])[]) =>
  packs.map(([id, ...ids]) => ({ id, files: needing(id, ...ids) }));

const lines = (all: Parameters<typeof loadPacks>[0]) =>
  loadPacks(all, systemById, corePack).map((result) => (result.ok ? [] : brief(result.problems)));

describe('what a pack needs', () => {
  it('should know the versions of the packs that come with the app', () => {
    const folder = new URL('../../src/content/packs/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^[^/]+\/pack\.json$/u.test(file),
    );
    const versions = files.map((file) => {
      const { id, version } = manifest.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
      return [id, version];
    });
    expect(versions.length).toBeGreaterThan(1);
    for (const [id = '', version] of versions) expect(BUNDLED_PACKS[id]).toBe(version);
  });

  it.each([
    ['1.2.3', '1.2.3', false],
    ['1.2.3', '1.2.4', true],
    ['1.10.0', '1.9.0', false],
    ['1.9.9', '2.0.0', true],
    ['2.0.0', '1.9.9', false],
  ])('should take %s for older than %s: %s', (have, need, older) => {
    expect(isOlder(have, need)).toBe(older);
  });

  it('should be one that comes with the app, or an own one that is there', () => {
    expect(ownProblems(needing('mine', 'acolyte-core', 'acolyte-campaign'))).toEqual([]);
    expect(ownProblems(needing('mine', 'other'), [ownPack(needing('other'))])).toEqual([]);
  });

  it('should be named when it is not there or too old', () => {
    expect(ownProblems(needing('mine', 'acolyte-core', 'other'))).toEqual([
      {
        file: 'pack.json',
        path: 'dependencies[1]',
        code: 'dependencyNotLoaded',
        message: 'needs other 1.0.0, which is not here or has problems itself',
      },
    ]);
    const newer = { 'pack.json': manifestFor('mine', [{ id: 'acolyte-core', version: '9.0.0' }]) };
    expect(ownProblems(newer).map(({ message }) => message)).toEqual([
      `needs acolyte-core 9.0.0; here is ${corePack.manifest.version}`,
    ]);
  });

  it('should be named once, and not be the pack itself', () => {
    expect(brief(ownProblems(needing('mine', 'acolyte-core', 'acolyte-core')))).toEqual([
      'pack.json dependencies[1].id duplicateId',
    ]);
    expect(brief(ownProblems(needing('mine', 'mine')))).toEqual(['pack.json dependencies[0] dependencyCircle']);
  });

  it('should not be confused with a pack that is called as one of the app', () => {
    expect(brief(ownProblems(needing('acolyte-core')))).toEqual(['pack.json id duplicateId']);
    expect(brief(ownProblems(needing('acolyte-campaign')))).toEqual(['pack.json id duplicateId']);
  });
});

describe('packs that need one another', () => {
  it('should be loaded in whatever order they stand', () => {
    expect(lines(set(['a', 'b'], ['b', 'c', 'acolyte-core'], ['c']))).toEqual([[], [], []]);
  });

  it('should name rows of those they need, and of no others', () => {
    const all = [
      { id: 'a', files: { ...needing('a', 'b'), 'tables/t.json': oneRowTable('t', [{ op: 'roll', table: 'deep' }]) } },
      { id: 'b', files: { ...needing('b'), 'tables/deep.json': oneRowTable('deep', []) } },
      { id: 'c', files: { ...needing('c'), 'tables/t.json': oneRowTable('t', [{ op: 'roll', table: 'deep' }]) } },
    ];
    expect(lines(all)).toEqual([[], [], ['tables/t.json rows[0].effects[0].table unknownReference']]);
  });

  it('should be refused in a circle, each with the dependency that leads back', () => {
    const all = set(['a', 'c', 'b'], ['b', 'a'], ['c'], ['d', 'a']);
    expect(lines(all)).toEqual([
      ['pack.json dependencies[1] dependencyCircle'],
      ['pack.json dependencies[0] dependencyCircle'],
      [],
      ['pack.json dependencies[0] dependencyNotLoaded'],
    ]);
    const [first] = loadPacks(all, systemById, corePack);
    expect(first?.ok === false && first.problems[0]?.message).toBe('"b" needs "a" in a circle');
  });

  it('should not lean on one that is broken', () => {
    const broken = { id: 'b', files: { ...needing('b'), 'weapons.json': 7 } };
    expect(lines([...set(['a', 'b']), broken])).toEqual([
      ['pack.json dependencies[0] dependencyNotLoaded'],
      ['weapons.json  wrongType'],
    ]);
  });

  it('should have each id once', () => {
    expect(lines([...set(['a']), ...set(['a'])])).toEqual([[], ['pack.json id duplicateId']]);
  });

  it('should be a long chain or a crowd without harm', () => {
    const chain = Array.from({ length: 300 }, (_, index): [string, ...string[]] => [`p${index}`, `p${index + 1}`]);
    expect(lines(set(...chain, ['p300'])).flat()).toEqual([]);
  });
});
