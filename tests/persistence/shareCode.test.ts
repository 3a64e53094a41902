import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crc32 } from '../../src/persistence/crc32.ts';
import { qrPath } from '../../src/persistence/qrPath.ts';
import { CODE_MOST, SHARED_MOST, decodeShare, encodeShare, shareFits } from '../../src/persistence/shareCode.ts';

const retinue = {
  name: 'The Ashen Five',
  operatives: Array.from({ length: 5 }, (_, n) => ({ id: `o${n}`, wounds: 8 })),
};

async function codeOf(value: unknown): Promise<string> {
  const encoded = await encodeShare(value);
  if (encoded.kind !== 'code') throw new Error(encoded.kind);
  return encoded.code;
}

const replaced = (text: string, at: number) =>
  text.slice(0, at) + (text.charAt(at) === 'x' ? 'y' : 'x') + text.slice(at + 1);

/** As in a browser that has no such streams. */
function withoutStreams() {
  vi.stubGlobal('CompressionStream', undefined);
  vi.stubGlobal('DecompressionStream', undefined);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a share code', () => {
  it('should bring back any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const code = await codeOf(value);
        expect(code).toMatch(/^RA[\w-]+$/);
        expect(await decodeShare(code)).toEqual({ kind: 'value', value: JSON.parse(JSON.stringify(value)) });
      }),
    );
  });

  it('should answer something to any text', async () => {
    const kinds = ['value', 'foreign', 'newer', 'cut', 'damaged', 'tooLarge'];
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('R', 'A', 'B', '_', '-', '0', 'z') }).map((rest) => `RA${rest}`),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(kinds).toContain((await decodeShare(text)).kind);
      }),
    );
  });

  it('should be the same with the library as with the streams of the browser', async () => {
    const native = await codeOf(retinue);
    withoutStreams();
    const own = await codeOf(retinue);
    expect(await decodeShare(native)).toEqual({ kind: 'value', value: retinue });
    vi.unstubAllGlobals();
    expect(await decodeShare(own)).toEqual({ kind: 'value', value: retinue });
  });

  it('should not mind what a message does to it', async () => {
    const code = await codeOf(retinue);
    expect(await decodeShare(`  ${code.slice(0, 20)}\r\n${code.slice(20)}\n`)).toEqual({
      kind: 'value',
      value: retinue,
    });
  });

  it('should tell cut, damaged, newer and foreign texts apart', async () => {
    const code = await codeOf(retinue);
    for (let length = 3; length < code.length; length += 7)
      expect((await decodeShare(code.slice(0, length))).kind).toBe('cut');
    for (let at = 5; at < code.length; at += 3) expect((await decodeShare(replaced(code, at))).kind).toBe('damaged');
    expect(await decodeShare(`${code}A`)).toEqual({ kind: 'damaged' });
    expect(await decodeShare(`RB${code.slice(2)}`)).toEqual({ kind: 'newer' });
    for (const text of ['', 'R', 'https://example.org', '{"a":1}', `X${code}`])
      expect(await decodeShare(text)).toEqual({ kind: 'foreign' });
  });

  it('should refuse what would not fit', async () => {
    expect(await encodeShare(randomBytes(20_000).toString('hex'))).toEqual({ kind: 'tooLarge' });
    expect(await encodeShare('a'.repeat(SHARED_MOST))).toEqual({ kind: 'tooLarge' });
    expect(await decodeShare('RA'.padEnd(CODE_MOST + 1, 'A'))).toEqual({ kind: 'tooLarge' });
  });

  it.each(['streams', 'library'])('should not open what is small outside and huge inside, with the %s', async (by) => {
    const { deflateRawSync } = await import('node:zlib');
    const rest = deflateRawSync(`"${'a'.repeat(3_000_000)}"`).toString('base64url');
    const digits = (value: number, count: number) => {
      const all = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      return Array.from({ length: count }, (_, n) => all[Math.floor(value / 64 ** (count - 1 - n)) % 64]).join('');
    };
    const bomb = `RA${digits(rest.length, 3)}${digits(crc32(rest), 6)}${rest}`;
    expect(bomb.length).toBeLessThan(CODE_MOST);
    if (by === 'library') withoutStreams();
    expect(await decodeShare(bomb)).toEqual({ kind: 'tooLarge' });
  });

  it('should know the checksum that everybody uses', () => {
    expect(crc32('123456789')).toBe(0xcb_f4_39_26);
  });
});

describe('shareFits', () => {
  const origin = 'https://example.org/#/shared/';
  const long = (length: number) => 'A'.repeat(length - origin.length);

  it.each([
    [1_950, true, true],
    [1_951, true, false],
    [8_000, true, false],
    [8_001, false, false],
  ])('should let an address of %i characters be a link: %s, a QR code: %s', (length, link, qr) => {
    expect(shareFits(long(length), origin)).toEqual({ url: origin + long(length), link, qr });
  });
});

describe('qrPath', () => {
  it('should draw the three corners within a quiet zone', async () => {
    const drawn = await qrPath('https://example.org/#/shared/RAabc');
    expect(drawn?.size).toBeGreaterThanOrEqual(29);
    const size = drawn?.size ?? 0;
    expect(drawn?.path).toMatch(/^M4 4h7v1h-7z/);
    expect(drawn?.path).toContain(`M${size - 11} 4h7v1h-7z`);
    expect(drawn?.path).toContain(`M4 ${size - 5}h7v1h-7z`);
    expect(drawn?.path).not.toMatch(/M[0-3] /);
  });

  it('should draw the longest address that may be one, and say when there is none', async () => {
    expect(await qrPath('a'.repeat(1_950))).not.toBeNull();
    expect(await qrPath('a'.repeat(4_000))).toBeNull();
  });
});
