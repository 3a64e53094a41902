import { describe, expect, it } from 'vitest';
import type { DurableChange } from '../../src/persistence/durableStore.ts';
import {
  listOwnPacks,
  readOwnPack,
  removeOwnPack,
  restoreOwnPack,
  writeOwnPack,
} from '../../src/persistence/ownPacks.ts';
import { OWN_PACK_MOST } from '../../src/persistence/ownPackText.ts';
import { readRemoved } from '../../src/persistence/removedThings.ts';
import { crewFiles, memoryStores } from '../support/ownPack.ts';

const ID = 'imported-lamplighters';
const savedAt = '2026-11-22T10:00:00.000Z';
const FILES = crewFiles();

async function shelf() {
  const stores = memoryStores();
  await writeOwnPack(stores.durable, { id: ID, files: FILES, savedAt });
  return stores;
}

const kept = ({ durable }: ReturnType<typeof memoryStores>) => readRemoved(durable, 'pack');

describe('own packs in the store', () => {
  it('should lie as texts in their own envelope', async () => {
    const { durable } = await shelf();
    expect([...durable.texts.keys()]).toEqual([`pack/${ID}/`]);
    const parsed: unknown = JSON.parse(durable.texts.get(`pack/${ID}/`) ?? '');
    expect(parsed).toMatchObject({ format: 'ownPack', version: 1, savedAt, data: { files: FILES } });
  });

  it('should be read as packs', async () => {
    const { durable } = await shelf();
    const found = await readOwnPack(durable, ID);
    expect(found).toMatchObject({ id: ID, name: 'Lamplighters', savedAt, problems: [] });
    expect(found?.pack?.operatives.size).toBe(5);
    expect(await readOwnPack(durable, 'imported')).toBeNull();
  });

  it('should never be overwritten', async () => {
    const { durable } = await shelf();
    const files = crewFiles('enemy');
    expect(await writeOwnPack(durable, { id: ID, files, savedAt })).toBe('failed');
    expect((await readOwnPack(durable, ID))?.pack?.factions.size).toBe(0);
  });

  it('should be refused above a size', async () => {
    const { durable } = memoryStores();
    const files = { ...FILES, 'notes.json': 'x'.repeat(OWN_PACK_MOST) };
    expect(await writeOwnPack(durable, { id: ID, files, savedAt })).toBe('tooLarge');
    expect(durable.texts.size).toBe(0);
  });

  it('should keep what cannot be read, with every reason', async () => {
    const { durable } = await shelf();
    const whole = durable.texts.get(`pack/${ID}/`) ?? '';
    const [first, ...others] = FILES['operatives.json'];
    const broken = { ...FILES, 'operatives.json': [{ ...first, apl: -1, wounds: 'many' }, ...others] };
    durable.texts.set('pack/half/', whole.slice(0, whole.length / 2));
    durable.texts.set('pack/later/', whole.replace('"version":1', '"version":9'));
    durable.texts.set('pack/stray/', whole);
    await writeOwnPack(durable, { id: 'wrong', files: broken, savedAt });
    const packs = (await listOwnPacks(durable)) ?? [];
    expect(packs.map(({ id, pack, problems }) => [id, pack !== null, problems.map(({ path }) => path)])).toEqual([
      ['half', false, ['']],
      [ID, true, []],
      ['later', false, ['version']],
      ['stray', false, ['pack.json id']],
      ['wrong', false, ['operatives.json [0].apl', 'operatives.json [0].wounds']],
    ]);
    expect(packs.find(({ id }) => id === 'wrong')?.name).toBe('Lamplighters');
    expect(durable.texts.size).toBe(5);
  });

  it('should say so when the store cannot be read or written', async () => {
    const stores = await shelf();
    stores.durable.fault = new DOMException('off', 'InvalidStateError');
    expect(await listOwnPacks(stores.durable)).toBeNull();
    expect(await readOwnPack(stores.durable, ID)).toBeNull();
    expect(await writeOwnPack(stores.durable, { id: 'other', files: FILES, savedAt })).toBe('failed');
    expect(await removeOwnPack(stores, ID)).toBeNull();
  });
});

describe('removing an own pack', () => {
  it('should keep its text among what was removed and leave its neighbours', async () => {
    const stores = await shelf();
    await writeOwnPack(stores.durable, { id: `${ID}-2`, files: FILES, savedAt });
    const text = stores.durable.texts.get(`pack/${ID}/`);
    expect(await removeOwnPack(stores, ID)).toEqual({ id: ID, name: 'Lamplighters', text });
    expect((await listOwnPacks(stores.durable))?.map(({ id }) => id)).toEqual([`${ID}-2`]);
    expect(await kept(stores)).toMatchObject([{ id: ID, name: 'Lamplighters', value: text }]);
  });

  it('should remove one that cannot be read as well', async () => {
    const stores = memoryStores();
    stores.durable.texts.set('pack/half/', '{"format":"ownPa');
    expect(await removeOwnPack(stores, 'half')).toMatchObject({ id: 'half', text: '{"format":"ownPa' });
    expect(await kept(stores)).toMatchObject([{ id: 'half', value: '{"format":"ownPa' }]);
  });

  it('should remove nothing that could not be kept', async () => {
    const stores = await shelf();
    const { durable } = stores;
    stores.storage.fault = new DOMException('full', 'QuotaExceededError');
    const commit = (change: DurableChange) =>
      change.put === undefined ? durable.commit(change) : Promise.reject(new Error('full'));
    const full = { read: durable.read, commit };
    expect(await removeOwnPack({ ...stores, durable: full }, ID)).toBeNull();
    expect(durable.texts.has(`pack/${ID}/`)).toBe(true);
  });

  it('should be taken back whole', async () => {
    const stores = await shelf();
    const before = new Map(stores.durable.texts);
    const removed = await removeOwnPack(stores, ID);
    if (removed === null) throw new Error('not removed');
    expect(await restoreOwnPack(stores, removed)).toBe(true);
    expect(stores.durable.texts).toEqual(before);
    expect(await kept(stores)).toEqual([]);
    expect(await restoreOwnPack(stores, removed)).toBe(false);
  });
});
