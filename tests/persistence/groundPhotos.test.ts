import { describe, expect, it } from 'vitest';
import { FIRST_QUAD } from '../../src/content/photo/quad.ts';
import { type GroundPhoto, PHOTO_MOST } from '../../src/persistence/groundPhoto.ts';
import {
  dropGroundPhoto,
  groundPhotoSizes,
  readGroundPhoto,
  storeGroundPhoto,
} from '../../src/persistence/groundPhotos.ts';
import { MemoryDurable } from '../support/savePorts.ts';

const AT = '2026-11-27T16:00:00.000Z';
const photo: GroundPhoto = {
  taken: 'data:image/webp;base64,AAAA',
  corners: FIRST_QUAD,
  flat: null,
  strength: 100,
};

describe('the photo under a board', () => {
  it('should be kept under its board alone, be replaced, measured and dropped', async () => {
    const durable = new MemoryDurable();
    expect(await readGroundPhoto(durable, 'workshop--yard')).toBeNull();
    expect(await storeGroundPhoto(durable, 'workshop--yard', photo, AT)).toBe('stored');
    expect(await readGroundPhoto(durable, 'workshop--yard')).toEqual(photo);
    expect(await readGroundPhoto(durable, 'workshop--yar')).toBeNull();
    const flat = { ...photo, flat: 'data:image/jpeg;base64,BBBB', strength: 30 } as const;
    expect(await storeGroundPhoto(durable, 'workshop--yard', flat, AT)).toBe('stored');
    expect(await readGroundPhoto(durable, 'workshop--yard')).toEqual(flat);
    expect(await groundPhotoSizes(durable)).toMatchObject([{ board: 'workshop--yard' }]);
    expect(await dropGroundPhoto(durable, 'workshop--yard')).toBe(true);
    expect(await readGroundPhoto(durable, 'workshop--yard')).toBeNull();
  });

  it('should be refused when it is too large, and change nothing where the store takes nothing', async () => {
    const durable = new MemoryDurable();
    await storeGroundPhoto(durable, 'yard', photo, AT);
    const large = { ...photo, taken: `data:image/webp;base64,${'A'.repeat(PHOTO_MOST)}` };
    expect(await storeGroundPhoto(durable, 'yard', large, AT)).toBe('tooLarge');
    expect(await readGroundPhoto(durable, 'yard')).toEqual(photo);
    const closed = { commit: () => Promise.reject(new Error('full')), read: () => Promise.reject(new Error('closed')) };
    expect(await storeGroundPhoto(closed, 'yard', photo, AT)).toBe('failed');
    expect(await dropGroundPhoto(closed, 'yard')).toBe(false);
    expect(await readGroundPhoto(closed, 'yard')).toBeNull();
  });

  it('should never be anything but a picture of pixels', async () => {
    const durable = new MemoryDurable();
    const script = { ...photo, taken: 'data:image/svg+xml;base64,AAAA' };
    await storeGroundPhoto(durable, 'yard', script, AT);
    expect(await readGroundPhoto(durable, 'yard')).toBeNull();
  });
});
