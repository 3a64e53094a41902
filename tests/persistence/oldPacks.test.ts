import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSION } from '../../src/content/schema/manifest.ts';
import { listOwnPacks } from '../../src/persistence/ownPacks.ts';
import { memoryStores } from '../support/ownPack.ts';

const text = (version: number): string =>
  readFileSync(new URL(`./saves/packs/v${String(version).padStart(3, '0')}.json`, import.meta.url), 'utf8');

describe('packs of earlier versions', () => {
  it('should be read and played as they were: version 7, before there were war bands', async () => {
    const { durable } = memoryStores();
    durable.texts.set('pack/lamplit-teams/', text(7));
    const [pack] = (await listOwnPacks(durable)) ?? [];
    expect(pack).toMatchObject({ id: 'lamplit-teams', name: 'Lamplit teams', newer: false, problems: [] });
    expect(pack?.pack?.manifest.schemaVersion).toBe(7);
    expect([pack?.pack?.retinues.size, pack?.pack?.missions.size, pack?.pack?.warBands.size]).toEqual([2, 4, 0]);
    expect(pack?.text).toBe(text(7));
  });

  it('should be read and played as they were: version 8, whose models come back whatever their card', async () => {
    const { durable } = memoryStores();
    durable.texts.set('pack/choir-bands/', text(8));
    const [pack] = (await listOwnPacks(durable)) ?? [];
    expect(pack).toMatchObject({ id: 'choir-bands', newer: false, problems: [] });
    expect(pack?.pack?.manifest.schemaVersion).toBe(8);
    expect([pack?.pack?.bandModels.size, pack?.pack?.warBands.size]).toEqual([6, 1]);
    expect(pack?.text).toBe(text(8));
  });

  it('should be read and played as they were: version 9, before packs had honours and scars of campaigns', async () => {
    const { durable } = memoryStores();
    durable.texts.set('pack/choir-bands/', text(9));
    const [pack] = (await listOwnPacks(durable)) ?? [];
    expect(pack).toMatchObject({ id: 'choir-bands', newer: false, problems: [] });
    expect(pack?.pack?.manifest.schemaVersion).toBe(9);
    expect([pack?.pack?.bandModels.size, pack?.pack?.honours.size, pack?.pack?.scars.size]).toEqual([6, 0, 0]);
    expect(pack?.text).toBe(text(9));
  });

  it('should be read and played as they were: version 10, before packs had boards', async () => {
    const { durable } = memoryStores();
    durable.texts.set('pack/choir-bands/', text(10));
    const [pack] = (await listOwnPacks(durable)) ?? [];
    expect(pack).toMatchObject({ id: 'choir-bands', newer: false, problems: [] });
    expect(pack?.pack?.manifest.schemaVersion).toBe(10);
    expect([pack?.pack?.bandModels.size, pack?.pack?.killzones.size]).toEqual([6, 0]);
    expect(pack?.text).toBe(text(10));
  });

  it('should be read and played as they were: version 11, before pieces of boards had groups', async () => {
    const { durable } = memoryStores();
    durable.texts.set('pack/quay-boards/', text(11));
    const [pack] = (await listOwnPacks(durable)) ?? [];
    expect(pack).toMatchObject({ id: 'quay-boards', newer: false, problems: [] });
    expect(pack?.pack?.manifest.schemaVersion).toBe(11);
    expect(pack?.pack?.killzones.get('rust-quay')?.own).toHaveLength(2);
    expect(pack?.text).toBe(text(11));
  });

  it('should be read and played as they were: version 12, before scenarios were bound to boards', async () => {
    const { durable } = memoryStores();
    durable.texts.set('pack/quay-boards/', text(12));
    const [pack] = (await listOwnPacks(durable)) ?? [];
    expect(pack).toMatchObject({ id: 'quay-boards', newer: false, problems: [] });
    expect(pack?.pack?.manifest.schemaVersion).toBe(12);
    expect(pack?.pack?.missions.get('rust-watch')?.plan?.markers[0]?.where).toBe('in the crane’s shadow');
    expect(pack?.pack?.missions.get('rust-watch')?.plan?.ground).toBeUndefined();
    expect(pack?.text).toBe(text(12));
  });

  it('should be read and played as they were: version 13, before actions took markers off the board', async () => {
    const { durable } = memoryStores();
    durable.texts.set('pack/quay-boards/', text(13));
    const [pack] = (await listOwnPacks(durable)) ?? [];
    expect(pack).toMatchObject({ id: 'quay-boards', newer: false, problems: [] });
    expect(pack?.pack?.manifest.schemaVersion).toBe(13);
    const [action] = pack?.pack?.missions.get('rust-watch')?.script?.actions ?? [];
    expect([action?.marker, action?.takes]).toEqual(['crane', undefined]);
    expect(pack?.text).toBe(text(13));
  });

  it('should be read and played as they were: version 14, before markers had a place from the centre', async () => {
    const { durable } = memoryStores();
    durable.texts.set('pack/quay-boards/', text(14));
    const [pack] = (await listOwnPacks(durable)) ?? [];
    expect(pack).toMatchObject({ id: 'quay-boards', newer: false, problems: [] });
    expect(pack?.pack?.manifest.schemaVersion).toBe(14);
    const [action] = pack?.pack?.missions.get('rust-watch')?.script?.actions ?? [];
    expect([action?.marker, action?.takes]).toEqual(['crane', true]);
    expect(pack?.text).toBe(text(14));
  });

  it('should be read and played as they were: version 15, before markers lay by a rule', async () => {
    const { durable } = memoryStores();
    durable.texts.set('pack/quay-boards/', text(15));
    const [pack] = (await listOwnPacks(durable)) ?? [];
    expect(pack).toMatchObject({ id: 'quay-boards', newer: false, problems: [] });
    expect(pack?.pack?.manifest.schemaVersion).toBe(15);
    expect(pack?.pack?.missions.get('rust-watch')?.plan?.markers[0]?.lies).toBeUndefined();
    expect(pack?.text).toBe(text(15));
  });

  it('should not be read when they are of a later one, and be kept as they are', async () => {
    const { durable } = memoryStores();
    const later = text(7).replace('"schemaVersion": 7', `"schemaVersion": ${SCHEMA_VERSION + 1}`);
    durable.texts.set('pack/lamplit-teams/', later);
    const [pack] = (await listOwnPacks(durable)) ?? [];
    expect(pack).toMatchObject({ newer: true, pack: null });
    expect(durable.texts.get('pack/lamplit-teams/')).toBe(later);
  });
});
