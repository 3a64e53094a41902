import { describe, expect, it } from 'vitest';
import { encodeShare, QR_MOST } from '../../src/persistence/shareCode.ts';
import { joinParts, partsOf, readPart } from '../../src/persistence/shareParts.ts';
import { keepPart } from '../../src/state/workshop/partsHere.ts';
import { app, withDurable } from '../support/app.tsx';

const origin = 'https://example.org/retinue/#/workshop/take/';
const codeOf = async (letters: number): Promise<string> => {
  const text = Array.from({ length: letters }, (_, at) => String.fromCharCode(33 + ((at * at * 7919) % 90))).join('');
  const encoded = await encodeShare(['pack', 1, { text, noise: crypto.randomUUID() }]);
  if (encoded.kind !== 'code') throw new Error(encoded.kind);
  return encoded.code;
};
/** A long code, whatever it compresses to. */
const long = `RA${'aB3-_'.repeat(1000)}`;

describe('a code in several parts', () => {
  it('should be one again whatever the order, and each part fit a QR code', () => {
    const parts = partsOf(long, origin) ?? [];
    expect(parts.length).toBe(3);
    for (const part of parts) expect((origin + part).length).toBeLessThanOrEqual(QR_MOST);
    const read = parts.flatMap((part) => readPart(part) ?? []);
    expect(joinParts(read.toReversed())).toBe(long);
    expect(joinParts(read.slice(1))).toBeNull();
    expect(joinParts([])).toBeNull();
  });

  it('should not be made where one code is enough, or of too many', async () => {
    expect(partsOf(await codeOf(10), origin)).toBeNull();
    expect(partsOf(`RA${'x'.repeat(QR_MOST * 20)}`, origin)).toBeNull();
    expect(partsOf(long, 'x'.repeat(QR_MOST))).toBeNull();
  });

  it('should not be joined with a part that was changed, or of another code, or be read out of anything', () => {
    const [one, two, three] = (partsOf(long, origin) ?? []).flatMap((part) => readPart(part) ?? []);
    if (one === undefined || two === undefined || three === undefined) throw new Error('three parts');
    expect(joinParts([one, two, { ...three, chunk: `${three.chunk}x` }])).toBeNull();
    expect(joinParts([one, two, { ...three, whole: '00000000' }])).toBeNull();
    for (const text of ['', 'P', 'RAabc', 'PB000000000101x', 'PA000000000201x', 'PA000000000001x', 'PA0000000001 1x'])
      expect(readPart(text)).toBeNull();
  });
});

describe('parts that come one after the other', () => {
  it('should wait for the others, also in another tab, and be one code when all are here', async () => {
    withDurable();
    const [one = '', two = '', three = ''] = partsOf(long, origin) ?? [];
    expect(await keepPart(app, two)).toEqual({ here: [2], count: 3, code: null });
    expect(await keepPart(app, two)).toEqual({ here: [2], count: 3, code: null });
    expect(await keepPart(app, one)).toEqual({ here: [1, 2], count: 3, code: null });
    expect(await keepPart(app, three)).toEqual({ here: [1, 2, 3], count: 3, code: long });
    expect(await keepPart(app, one)).toEqual({ here: [1], count: 3, code: null });
    expect(await keepPart(app, long)).toBeNull();
  });
});
