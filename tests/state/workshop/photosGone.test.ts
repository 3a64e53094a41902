import { expect, it } from 'vitest';
import { FIRST_QUAD } from '../../../src/content/photo/quad.ts';
import { emptyBoard } from '../../../src/content/killzones/ownBoard.ts';
import { readGroundPhoto } from '../../../src/persistence/groundPhotos.ts';
import { dropRemoved, readBin } from '../../../src/persistence/removedThings.ts';
import { groundPhotosOf, photoIdOf } from '../../../src/state/library/groundPhotos.ts';
import { madeBoardsOf } from '../../../src/state/workshop/madeBoards.ts';
import { app, withDurable } from '../../support/app.tsx';

withDurable();

const boards = madeBoardsOf(app);
const row = emptyBoard([30, 22], { id: 'yard', name: 'Yard', text: 'Ours.' });
const photo = { taken: 'data:image/webp;base64,AAAA', corners: FIRST_QUAD, flat: null, strength: 100 } as const;
const kept = () => readGroundPhoto(app.ports.durable, photoIdOf('yard'));

it('should keep the photo of a board while the board can be brought back, and no longer', async () => {
  await boards.keep(() => ({ row, was: null, copyName: (name) => name }));
  expect(await groundPhotosOf(app).keep(photoIdOf('yard'), photo)).toBe('stored');
  await boards.read();
  expect(await kept()).toEqual(photo);
  await boards.remove('yard');
  await boards.read();
  expect((await readBin(app.ports)).map(({ id }) => id)).toContain('yard');
  expect(await kept()).toEqual(photo);
  await dropRemoved(
    app.ports,
    (await readBin(app.ports)).map(({ key }) => key),
  );
  await boards.read();
  await expect.poll(kept).toBeNull();
});
