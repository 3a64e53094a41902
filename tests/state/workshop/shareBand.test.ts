import { beforeEach, describe, expect, it } from 'vitest';
import { choiceOf } from '../../../src/content/warBands/bandChoice.ts';
import { bandFiles } from '../../../src/content/warBands/bandFiles.ts';
import { withoutMember } from '../../../src/content/warBands/changeBand.ts';
import { checkOwnPack } from '../../../src/persistence/ownPacks.ts';
import { packsOf } from '../../../src/state/library/ownPacks.ts';
import { shareBand } from '../../../src/state/workshop/shareBand.ts';
import { type Looked, type LookedAt, lookAtCode, lookAtFile, take } from '../../../src/state/workshop/takePack.ts';
import { app, withDurable } from '../../support/app.tsx';
import { bandPack } from '../../support/bandPack.ts';

const ORIGIN = 'https://example.org/#/workshop/take/';
const pack = bandPack();
const choice = { ...choiceOf(pack, 'bone-choir'), name: 'Low Choir' };

beforeEach(withDurable);

const isLooked = (found: Looked): LookedAt => {
  if (found.kind !== 'looked') throw new Error(JSON.stringify(found));
  return found;
};
const fileOf = (files: object): Blob =>
  new Blob([
    JSON.stringify({
      format: 'ownPack',
      version: 1,
      revision: 1,
      savedAt: '2026-11-26T00:00:00.000Z',
      data: { files },
    }),
  ]);
const files = () => structuredClone({ ...bandFiles(pack, choice, { limit: 100, author: '' }) });

describe('a war band as a pack', () => {
  it('should hold the band with its faction and all cards of that faction, under its own name', () => {
    const { pack: read, problems } = checkOwnPack(files());
    expect(problems).toEqual([]);
    expect(read?.manifest).toMatchObject({ id: 'low-choir', name: 'Low Choir', ruleset: 'vanguard', dependencies: [] });
    expect([...(read?.warBands.keys() ?? [])]).toEqual(['low-choir']);
    expect([...(read?.bandFactions.keys() ?? [])]).toEqual(['charnel-choirs']);
    expect([...(read?.bandModels.values() ?? [])].every(({ faction }) => faction === 'charnel-choirs')).toBe(true);
    expect(read?.bandScenarios.size).toBe(0);
  });

  it('should come through a link and a file, and stand among the war bands then', async () => {
    const ways = await shareBand(app, { pack, choice, limit: 100 }, 'Ana', ORIGIN);
    const found = isLooked(await lookAtCode(app, (ways.link ?? '').slice(ORIGIN.length)));
    expect(found.manifest).toMatchObject({ name: 'Low Choir', ruleset: 'vanguard' });
    expect(found.shared.about).toMatchObject({ author: 'Ana', kind: 'pack' });
    expect(isLooked(await lookAtFile(app, new Blob([ways.bytes]))).rows).toEqual(found.rows);
    const taken = await take(app, found, 'replace');
    expect(taken.kind).toBe('taken');
    const packs = await packsOf(app).loadWarBands();
    expect(packs.flatMap(({ warBands }) => [...warBands.values()].map(({ name }) => name))).toEqual(['Low Choir']);
    expect(await packsOf(app).listPacks()).toMatchObject([{ name: 'Low Choir', bands: 1, factions: 1, enemies: 0 }]);
    const again = await shareBand(
      app,
      { pack, choice: withoutMember(choice, 'chorister-3'), limit: 100 },
      'Ana',
      ORIGIN,
    );
    const other = isLooked(await lookAtFile(app, new Blob([again.bytes])));
    expect(other.replaces?.changed.map(({ name }) => name)).toEqual(['Low Choir']);
    if (taken.kind === 'taken') expect(await taken.undo()).toBe(true);
  });

  it.each<readonly [string, (all: Record<string, unknown>) => unknown, string, RegExp]>([
    [
      'a war band over its points',
      (all) => Reflect.set(at(all, 'war-bands.json'), 'limit', 60),
      'unfit',
      /costs \d+ points, at most 60/u,
    ],
    [
      'a melee attack of no dice',
      (all) => Reflect.set(at(all, 'band-models.json', 0, 'attacks', 0), 'dice', 0),
      'unfit',
      /dice/u,
    ],
    ['an unknown faction', (all) => Reflect.set(at(all, 'war-bands.json'), 'faction', 'nobody'), 'unfit', /nobody/u],
    [
      'a scenario whose fallback has no edge',
      (all) => {
        const [scenario] = pack.bandScenarios.values();
        Reflect.set(all, 'band-scenarios.json', [{ ...scenario, fallback: { first: [], second: ['north'] } }]);
      },
      'unfit',
      /fallback/u,
    ],
    [
      'a pack of a newer version',
      (all) => Reflect.set(all['pack.json'] as object, 'schemaVersion', 99),
      'newer',
      /^$/u,
    ],
  ])('should be refused in words with %s, and nothing be stored', async (_what, change, why, says) => {
    const all = structuredClone(files()) as Record<string, unknown>;
    change(all);
    const found = await lookAtFile(app, fileOf(all));
    expect(found).toMatchObject({ kind: 'refused', why });
    const problems = found.kind === 'refused' ? found.problems : [];
    expect(problems.map(({ path, message }) => `${path} ${message}`).join('\n')).toMatch(says);
    expect(await packsOf(app).listPacks()).toEqual([]);
  });

  it('should be refused when it is no pack at all', async () => {
    expect(await lookAtFile(app, new Blob(['{"format": "ownPack", "data']))).toMatchObject({ kind: 'refused' });
    expect(await lookAtFile(app, new Blob(['no JSON, no archive']))).toMatchObject({ kind: 'refused' });
    expect(await packsOf(app).listPacks()).toEqual([]);
  });
});

/** The object at a place of some files: of a file that is a list its first row, then by the path. */
function at(all: Record<string, unknown>, file: string, ...path: readonly (string | number)[]): object {
  const [first] = all[file] as readonly unknown[];
  const rest = typeof path[0] === 'number' ? path.slice(1) : path;
  const found = rest.reduce<unknown>((value, key) => Reflect.get(value as object, key), first);
  return found as object;
}
