import { describe, expect, it } from 'vitest';
import { PICTURE_MOST, allPictures, pictureBytes, readPicture, storePicture } from '../../src/persistence/pictures.ts';
import { MemoryDurable } from '../support/savePorts.ts';

const PICTURE = 'data:image/webp;base64,UklGRg==';
const ID = 'abcdefghjkmnpqrs';

async function stored(durable: MemoryDurable, dataUrl = PICTURE): Promise<string> {
  const found = await storePicture(durable, dataUrl);
  if (found.kind !== 'stored') throw new Error(found.kind);
  return found.id;
}

describe('own pictures', () => {
  it('should come back as they were, each under an id of its own', async () => {
    const durable = new MemoryDurable();
    const [one, two] = [await stored(durable), await stored(durable, 'data:image/jpeg;base64,/9j/4A==')];
    expect(one).not.toBe(two);
    expect(await readPicture(durable, one)).toBe(PICTURE);
    expect([...durable.texts.keys()]).toContain(`picture/${one}`);
    expect(await pictureBytes(durable)).toEqual({ count: 2, bytes: PICTURE.length + 31 });
  });

  it('should keep the id that a file brought', async () => {
    const durable = new MemoryDurable();
    expect(await storePicture(durable, PICTURE, ID)).toEqual({ kind: 'stored', id: ID });
    expect(await allPictures(durable)).toEqual(new Map([[ID, PICTURE]]));
  });

  it.each([
    ['a picture of 20 MB', `data:image/png;base64,${'A'.repeat(20_000_000)}`, 'tooLarge'],
    ['one character too many', PICTURE.slice(0, 23).padEnd(PICTURE_MOST + 1, 'A'), 'tooLarge'],
    ['a drawing with a script in it', 'data:image/svg+xml;base64,PHN2Zz4=', 'notPicture'],
    ['a page', 'data:text/html,<script>alert(1)</script>', 'notPicture'],
    ['an address', 'https://example.org/a.png', 'notPicture'],
    ['nothing', '', 'notPicture'],
  ])('should not store %s', async (_, dataUrl, kind) => {
    const durable = new MemoryDurable();
    expect(await storePicture(durable, dataUrl)).toEqual({ kind });
    expect(durable.texts.size).toBe(0);
  });

  it('should take no id that reaches elsewhere', async () => {
    const durable = new MemoryDurable();
    await storePicture(durable, PICTURE, ID);
    for (const id of ['', 'a', '../battle/b1', `${ID}x`, ID.slice(0, 8)]) {
      expect(await storePicture(durable, PICTURE, id)).toEqual({ kind: 'badId' });
      expect(await readPicture(durable, id)).toBeNull();
    }
    expect(durable.texts.size).toBe(1);
  });

  it('should show nothing that is stored there and is no picture', async () => {
    const durable = new MemoryDurable();
    durable.texts.set(`picture/${ID}`, 'javascript:alert(1)');
    expect(await readPicture(durable, ID)).toBeNull();
  });

  it('should say when there is no store', async () => {
    const durable = new MemoryDurable();
    durable.fault = new DOMException('exceeded', 'QuotaExceededError');
    expect(await storePicture(durable, PICTURE)).toEqual({ kind: 'failed' });
    expect(await readPicture(durable, ID)).toBeNull();
  });
});
