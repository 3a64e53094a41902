import { describe, expect, it } from 'vitest';
import { DATA_URL_MOST, firstFit, middleSquare, needsHeight, refusalOf } from '../../src/ui/pictureSizes.ts';
import { scalePicture } from '../../src/ui/scalePicture.ts';

describe('refusalOf', () => {
  it.each([
    ['image/jpeg', 30_000_000, null],
    ['image/heic', 5_000_000, null],
    ['image/png', 30_000_001, 'tooLarge'],
    ['image/svg+xml', 300, 'notPicture'],
    ['application/pdf', 300, 'notPicture'],
    ['', 300, 'notPicture'],
  ])('should answer %s of %i bytes with %s', (type, size, refusal) => {
    expect(refusalOf({ type, size })).toBe(refusal);
  });
});

describe('middleSquare', () => {
  it.each([
    [
      { width: 400, height: 300 },
      { x: 50, y: 0, edge: 300 },
    ],
    [
      { width: 256, height: 640 },
      { x: 0, y: 192, edge: 256 },
    ],
    [
      { width: 1, height: 1 },
      { x: 0, y: 0, edge: 1 },
    ],
  ])('should cut %j to %j', (extent, square) => {
    expect(middleSquare(extent)).toEqual(square);
  });
});

describe('needsHeight', () => {
  it.each([
    ['a portrait', { width: 256, height: 384 }, false],
    ['a square', { width: 256, height: 256 }, false],
    ['a landscape', { width: 256, height: 171 }, true],
    ['a strip that would become huge', { width: 256, height: 4 }, false],
  ])('should say of %s, %j: %s', (_, extent, again) => {
    expect(needsHeight(extent)).toBe(again);
  });
});

describe('firstFit', () => {
  it('should take another type when the browser cannot write the first', () => {
    const written = firstFit((type) => (type === 'image/webp' ? 'data:image/png;base64,A' : `data:${type};base64,A`));
    expect(written).toBe('data:image/jpeg;base64,A');
  });

  it('should take a coarser one when it is too large, and none in the end', () => {
    const sized = (fine: number) => (type: string, quality: number) =>
      `data:${type};base64,`.padEnd(quality >= fine ? DATA_URL_MOST + 1 : 100, String(quality));
    expect(firstFit(sized(0.6))).toContain('0.3');
    expect(firstFit(sized(0.1))).toBeNull();
  });
});

describe('scalePicture', () => {
  it('should refuse by type before anything is opened', async () => {
    expect(await scalePicture(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))).toEqual({
      kind: 'notPicture',
    });
  });

  it('should say that a picture which cannot be drawn is unreadable', async () => {
    expect(await scalePicture(new File(['no picture'], 'a.png', { type: 'image/png' }))).toEqual({
      kind: 'unreadable',
    });
  });
});
