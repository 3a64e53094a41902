import { groundPhotoSizes } from '../../persistence/groundPhotos.ts';
import { readBin } from '../../persistence/removedThings.ts';
import type { App } from '../base/app.ts';
import { groundPhotosOf, photoIdOf } from '../library/groundPhotos.ts';

/**
 * Takes away the photos whose boards are gone for good: neither in the workshop (`boards`: those by id) nor kept to be brought back.
 * Never rejects.
 */
export async function dropPhotosGone(app: App, boards: readonly string[]): Promise<void> {
  const photos = await groundPhotoSizes(app.ports.durable).catch(() => []);
  if (photos.length === 0) return;
  const kept = (await readBin(app.ports)).map(({ id }) => id);
  const there = new Set([...boards, ...kept].map(photoIdOf));
  for (const { board } of photos) if (!there.has(board)) await groundPhotosOf(app).drop(board);
}
