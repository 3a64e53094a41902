import { beforeEach, describe, expect, it } from 'vitest';
import { rowsIn } from '../../../src/content/packRows.ts';
import { missionRow } from '../../../src/content/schema/mission.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { listOwnPacks } from '../../../src/persistence/ownPacks.ts';
import { packsOf } from '../../../src/state/library/ownPacks.ts';
import { authorIn } from '../../../src/state/workshop/sharePack.ts';
import { copyTaken, type CopiedRow } from '../../../src/state/workshop/takenCopies.ts';
import { workshopStoreOf } from '../../../src/state/workshop/workshopStore.ts';
import { oneRowTable, wholeScenario } from '../../support/scenarioPack.ts';
import { app, durable, withDurable } from '../../support/app.tsx';

const workshopStore = workshopStoreOf(app);
const { loadPlayPack, removePack, storePack } = packsOf(app);

const vault = missionRow.parse(wholeScenario);
const step = { op: 'counter', counter: 'seals', by: 1 };
const finds = oneRowTable('finds', [step]);
const linked = {
  id: 'road',
  name: 'The road',
  text: '',
  start: 'one',
  chapters: [{ id: 'one', mission: 'the-vault', title: 'One', intro: '', next: [], changes: [] }],
  rewards: [],
};

const taken = {
  'pack.json': manifestOf('ana-vault', 'Ana’s vault'),
  'missions.json': [vault],
  'modules.json': [linked],
  'tables/finds.json': finds,
  'tables/unused.json': oneRowTable('unused', []),
};

const OF = { pack: 'ana-vault', ref: { kind: 'missions', id: 'the-vault' } } as const;

const refOf = (copied: CopiedRow) => {
  if (copied.kind !== 'stored') throw new Error(copied.kind);
  return copied.ref;
};
const mine = async () => rowsIn((await workshopStore.read()) ?? {});
const names = async () => (await mine()).map(({ kind, id }) => `${kind} ${id}`).toSorted();
const put = (files: object) => workshopStore.change((before) => ({ ...before, ...files }));

beforeEach(async () => {
  withDurable();
  expect((await storePack(taken)).kind).toBe('stored');
});

describe('a copy of what was taken', () => {
  it('should be one’s own, with the tables it rolls on, and be played without the pack', async () => {
    expect(refOf(await copyTaken(app, OF, 'The vault, copy'))).toEqual({ kind: 'missions', id: 'the-vault-copy' });
    expect(await names()).toEqual(['missions the-vault-copy', 'tables finds']);
    expect(await removePack('ana-vault')).not.toBeNull();
    const pack = await loadPlayPack();
    const copy = pack.missions.get('workshop--the-vault-copy');
    expect(copy?.name).toBe('The vault, copy');
    expect(copy?.plan?.tables).toEqual(['workshop--finds']);
    expect(pack.tables.has('workshop--finds')).toBe(true);
    expect((await listOwnPacks(durable))?.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('should leave a table of one’s own as it is, and roll on its own under another id', async () => {
    const ours = { ...finds, title: 'Ours' };
    await put({ 'tables/finds.json': ours });
    refOf(await copyTaken(app, OF, 'Copy'));
    expect(await names()).toEqual(['missions copy', 'tables finds', 'tables finds-2']);
    const files = await workshopStore.read();
    expect(files?.['tables/finds.json']).toEqual(ours);
    const pack = await loadPlayPack();
    expect(pack.missions.get('workshop--copy')?.plan?.tables).toEqual(['workshop--finds-2']);
    expect(pack.missions.get('workshop--copy')?.script?.actions[0]?.effects).toEqual(
      vault.script?.actions[0]?.effects.map((each) =>
        each.op === 'roll' ? { ...each, table: 'workshop--finds-2' } : each,
      ),
    );
  });

  it('should share with another copy what both roll on', async () => {
    refOf(await copyTaken(app, OF, 'One'));
    refOf(await copyTaken(app, OF, 'One'));
    expect(await names()).toEqual(['missions one', 'missions one-2', 'tables finds']);
  });

  it('should take the scenarios of a linked campaign along', async () => {
    const copied = await copyTaken(app, { pack: 'ana-vault', ref: { kind: 'modules', id: 'road' } }, 'My road');
    expect(refOf(copied)).toEqual({ kind: 'modules', id: 'my-road' });
    expect(await names()).toEqual(['missions the-vault', 'modules my-road', 'tables finds']);
    expect((await loadPlayPack()).modules.get('workshop--my-road')?.chapters[0]?.mission).toBe('workshop--the-vault');
  });

  it('should take along what its pack has from a pack that it needs', async () => {
    const table = oneRowTable('omens', [{ op: 'roll', table: 'finds' }]);
    const needing = {
      'pack.json': {
        ...manifestOf('omen-pack', 'Omens'),
        dependencies: [{ id: 'ana-vault', version: '1.0.0' }],
      },
      'tables/omens.json': { ...table, die: 6 },
    };
    expect((await storePack(needing)).kind).toBe('stored');
    const copied = await copyTaken(app, { pack: 'omen-pack', ref: { kind: 'tables', id: 'omens' } }, 'Omens');
    expect(refOf(copied)).toEqual({ kind: 'tables', id: 'omens-2' });
    expect(await names()).toEqual(['tables finds', 'tables omens-2']);
  });

  it('should say when the pack is not here any more, and change nothing', async () => {
    await removePack('ana-vault');
    expect(await copyTaken(app, OF, 'Copy')).toEqual({ kind: 'gone' });
    expect(await mine()).toEqual([]);
  });
});

describe('who made what is shared', () => {
  const plan = vault.plan ?? null;
  const by = (author: string, id = 'the-vault') => ({
    ...vault,
    id,
    plan: plan === null ? undefined : { ...plan, author },
  });
  const files = (rows: readonly object[], credits: readonly string[] = []) => ({
    'pack.json': { ...manifestOf('workshop', 'Workshop'), credits },
    'missions.json': rows,
    'modules.json': [linked],
    'tables/finds.json': finds,
  });

  it.each([
    ['the scenario says so', [by('Tester Seven')], ['Ana'], OF.ref, 'Tester Seven'],
    ['the pack says so', [by('  ')], ['Ana'], OF.ref, 'Ana'],
    ['nobody says so', [by('')], [], OF.ref, ''],
    ['all scenarios of it say so', [by('Bo')], [], { kind: 'modules', id: 'road' }, 'Bo'],
    ['all scenarios of the pack say so', [by('Bo'), by('Bo', 'other')], [], 'pack', 'Bo'],
    ['scenarios of the pack say otherwise', [by('Bo'), by('Cy', 'other')], [], 'pack', ''],
    ['it goes with no scenario', [by('Bo')], [], { kind: 'tables', id: 'finds' }, ''],
  ] as const)('should be known when %s', (_when, rows, credits, target, author) => {
    expect(authorIn(files(rows, credits), target)).toBe(author);
  });
});
