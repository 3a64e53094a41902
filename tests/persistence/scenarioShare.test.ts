import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acolyteCoreFiles } from '../../src/content/packs/acolyte-core/files.ts';
import { crc32 } from '../../src/persistence/crc32.ts';
import {
  readShareBytes,
  readShareValue,
  type Shared,
  SHARE_MOST,
  shareBytes,
  shareValue,
} from '../../src/persistence/scenarioShare.ts';
import { sha256 } from '../../src/persistence/sha256.ts';
import { decodeShare, encodeShare } from '../../src/persistence/shareCode.ts';

const about = {
  kind: 'scenario',
  title: 'The Silent Choir',
  author: 'Ana',
  savedAt: '2026-11-22T10:00:00.000Z',
  needs: [{ id: 'crew', name: 'The crew', version: '1.0.0' }],
} as const;
const shared = (
  files: Shared['files'] = { 'pack.json': { id: 'choir' }, 'tables/doors.json': { id: 'doors' } },
): Shared => ({
  about: { ...about, needs: [...about.needs] },
  files,
});

const bytes = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const listed = (name: string, content: Uint8Array) => ({ name, bytes: content.length, sha256: sha256(content) });

/** A zip of these files, their manifest in order but for what is set. */
function zipOf(files: Readonly<Record<string, unknown>>, set: Readonly<Record<string, unknown>> = {}): Uint8Array {
  const packed = Object.entries(files).map(([name, value]) => [name, bytes(value)] as const);
  const manifest = {
    format: 'retinueShare',
    version: 1,
    ...about,
    files: packed.map(([name, content]) => listed(name, content)),
    ...set,
  };
  return zipSync({ 'manifest.json': bytes(manifest), ...Object.fromEntries(packed) });
}
const why = async (file: Uint8Array) => {
  const found = await readShareBytes(file);
  return found.kind === 'refused' ? [found.why, found.file] : found.kind;
};

/** The same zip with every name in it changed, sizes as they were. */
function renamed(zip: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(zip).toString('latin1').replaceAll(from, to);
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

const json = fc.jsonValue({ maxDepth: 5 }) as fc.Arbitrary<unknown>;
const fileName = fc.stringMatching(/^(?:tables\/)?[a-z0-9-]{1,20}\.json$/u).filter((name) => name !== 'manifest.json');

describe('a shared file', () => {
  it('should bring back what was put in, of any files', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fileName, json, { maxKeys: 6 }), async (files) => {
        const before = JSON.parse(JSON.stringify(files));
        expect(await readShareBytes(await shareBytes(shared(before)))).toEqual({
          kind: 'shared',
          shared: shared(before),
        });
      }),
      { numRuns: 60 },
    );
  });

  it('should bring back the bundled pack whole, byte for byte', async () => {
    const found = await readShareBytes(await shareBytes(shared(acolyteCoreFiles)));
    expect(found.kind === 'shared' && JSON.stringify(found.shared.files)).toBe(JSON.stringify(acolyteCoreFiles));
  });

  it('should be a zip that others open, with one JSON for each file', async () => {
    const { unzipSync, strFromU8 } = await import('fflate');
    const inside = unzipSync(await shareBytes(shared()));
    expect(Object.keys(inside)).toEqual(['manifest.json', 'pack.json', 'tables/doors.json']);
    expect(JSON.parse(strFromU8(inside['pack.json'] ?? new Uint8Array()))).toEqual({ id: 'choir' });
  });

  it('should be the same bytes each time', async () => {
    expect(await shareBytes(shared())).toEqual(await shareBytes(shared()));
  });
});

describe('a hostile or broken file', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['a text', bytes('not a zip at all')],
    ['another zip', zipSync({ 'roster.json': bytes({}) })],
    ['a zip whose manifest is of something else', zipSync({ 'manifest.json': bytes({ name: 'Web app' }) })],
  ])('should be told from %s', async (_, file) => expect(await why(file)).toEqual(['foreign', '']));

  it('should be refused when a file was changed', async () => {
    const file = zipOf({ 'pack.json': { id: 'choir' } }, { files: [listed('pack.json', bytes({ id: 'chair' }))] });
    expect(await why(file)).toEqual(['damaged', 'pack.json']);
  });

  it('should be refused when bytes were flipped, wherever', async () => {
    const whole = await shareBytes(shared());
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: whole.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const file = Uint8Array.from(whole);
          file[at] = (file[at] ?? 0) ^ by;
          const found = await readShareBytes(file);
          expect(
            found.kind === 'refused' || JSON.stringify(found.shared.files) === JSON.stringify(shared().files),
          ).toBe(true);
        },
      ),
    );
  });

  it('should be refused when it is cut, wherever', async () => {
    const whole = await shareBytes(shared());
    for (let length = 0; length < whole.length; length += 7)
      expect((await readShareBytes(whole.slice(0, length))).kind).toBe('refused');
  });

  it.each([
    '../evil.json',
    '..\\evil.json',
    '/etc/pw.json',
    'C:/evil.json',
    'a/b/evil.json',
    'Evil.json',
    'evil.js',
    '__proto__.json',
  ])('should be refused for the name %s', async (name) =>
    expect((await why(zipOf({ 'pack.json': {}, [name]: {} })))[0]).toBe('badPath'),
  );

  it('should be refused when a name is there twice', async () => {
    const file = renamed(zipOf({ 'aack.json': { a: 1 }, 'back.json': { b: 1 } }), 'aack.json', 'back.json');
    expect(await why(file)).toEqual(['twice', 'back.json']);
    expect(
      await why(
        zipOf({ 'pack.json': {} }, { files: [listed('pack.json', bytes({})), listed('pack.json', bytes({}))] }),
      ),
    ).toEqual(['twice', 'manifest.json']);
  });

  it('should be refused for a file that the manifest does not name, or one that is not there', async () => {
    expect(await why(zipOf({ 'pack.json': {}, 'more.json': {} }, { files: [listed('pack.json', bytes({}))] }))).toEqual(
      ['extra', 'more.json'],
    );
    expect(await why(zipOf({}, { files: [listed('pack.json', bytes({}))] }))).toEqual(['missing', 'pack.json']);
    expect((await why(zipOf({}, { files: [listed('manifest.json', bytes({}))] })))[0]).toBe('missing');
  });

  it('should be refused when it is of a later version', async () => {
    expect(await why(zipOf({}, { version: 2 }))).toEqual(['newer', '']);
    expect(readShareValue(['pack', 2, {}])).toMatchObject({ why: 'newer' });
  });

  it.each([
    ['a wrong kind', { kind: 'virus' }],
    ['a name too long', { title: 'x'.repeat(500) }],
    ['a key more', { script: 'alert(1)' }],
    ['no list', { files: 7 }],
    ['a hash that is none', { files: [{ name: 'pack.json', bytes: 2, sha256: 'x' }] }],
  ])('should be refused for a manifest with %s', async (_, set) =>
    expect(await why(zipOf({ 'pack.json': {} }, set))).toEqual(['damaged', 'manifest.json']),
  );

  it('should be refused for a file that is no JSON', async () => {
    expect(await why(zipOf({ 'pack.json': '{"id":' }))).toEqual(['notJson', 'pack.json']);
  });

  it('should be refused when it would unpack to far more, before it does', async () => {
    expect(await why(zipOf({ 'pack.json': 'a'.repeat(SHARE_MOST.entry + 1) }))).toEqual(['tooLarge', 'pack.json']);
    expect((await why(zipOf({ 'pack.json': `"${' '.repeat(SHARE_MOST.ratioFrom)}"` })))[0]).toBe('tooLarge');
    const large = JSON.stringify(Array.from({ length: 400_000 }, (_, at) => (at * 7919) % 99_991));
    expect(large.length).toBeLessThan(SHARE_MOST.entry);
    expect(await why(zipOf({ 'one.json': large, 'two.json': large }))).toEqual(['tooLarge', 'two.json']);
    const many = Object.fromEntries(
      Array.from({ length: SHARE_MOST.entries + 1 }, (_, index) => [`p${index}.json`, {}]),
    );
    expect((await why(zipOf(many, { files: [] })))[0]).toBe('tooLarge');
  });

  it('should be refused when it is larger than its directory says', async () => {
    const content = bytes(`"${'a'.repeat(2000)}"`);
    const packed = deflateRawSync(content);
    const name = Buffer.from('manifest.json');
    const head = (claimed: number) => {
      const fields = Buffer.alloc(26);
      fields.writeUInt16LE(20, 0);
      fields.writeUInt16LE(8, 4);
      fields.writeUInt32LE(crc32(Buffer.from(content).toString('latin1')) >>> 0, 10);
      fields.writeUInt32LE(packed.length, 14);
      fields.writeUInt32LE(claimed, 18);
      fields.writeUInt16LE(name.length, 22);
      return fields;
    };
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head(10), name, packed]);
    const central = Buffer.concat([
      Buffer.from('PK\u0001\u0002', 'latin1'),
      Buffer.from([20, 0]),
      head(10),
      Buffer.alloc(14),
      name,
    ]);
    const end = Buffer.alloc(22);
    end.write('PK\u0005\u0006', 0, 'latin1');
    end.writeUInt16LE(1, 8);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(central.length, 12);
    end.writeUInt32LE(local.length, 16);
    expect((await readShareBytes(new Uint8Array(Buffer.concat([local, central, end])))).kind).toBe('refused');
  });

  it('should be refused when the file itself is too large', async () => {
    expect(await why(new Uint8Array(SHARE_MOST.file + 1))).toEqual(['tooLarge', '']);
  });

  it('should never throw, whatever the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (tail) => {
        const found = await readShareBytes(Uint8Array.from([0x50, 0x4b, 3, 4, ...tail]));
        expect(found.kind).toBe('refused');
      }),
    );
  });
});

describe('a shared code', () => {
  it('should bring back what was put in', async () => {
    const encoded = await encodeShare(shareValue(shared()));
    const decoded = await decodeShare(encoded.kind === 'code' ? encoded.code : '');
    expect(decoded.kind === 'value' ? readShareValue(decoded.value) : null).toEqual({
      kind: 'shared',
      shared: shared(),
    });
  });

  it.each([
    ['a retinue', [1, {}], 'foreign'],
    ['nothing', null, 'foreign'],
    ['no files', ['pack', 1, { about }], 'damaged'],
    ['a path that leads out', ['pack', 1, { about, files: { '../x.json': {} } }], 'damaged'],
    ['a prototype', ['pack', 1, JSON.parse('{"about":{},"files":{"__proto__":{}}}')], 'damaged'],
  ])('should be refused for %s', (_, value, code) => {
    expect(readShareValue(value)).toMatchObject({ kind: 'refused', why: code });
  });
});
