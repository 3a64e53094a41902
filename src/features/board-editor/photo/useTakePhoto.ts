import { useState } from 'react';
import { FIRST_QUAD } from '../../../content/photo/quad.ts';
import { PHOTO_MOST, useGroundPhotos } from '../../../state/library/groundPhotos.ts';
import { pickPicture } from '../../../ui/pickPicture.ts';
import { type PhotoFault, scalePhoto } from '../../../ui/scalePhoto.ts';

/** How a photo is come by: with the camera, or out of a file. */
export type PhotoFrom = 'camera' | 'file';

/** Asks for a photo and puts it under a board; `fault`: why the last one was not, what was there before stays. */
export function useTakePhoto(board: string, onTaken: () => void) {
  const photos = useGroundPhotos();
  const [fault, setFault] = useState<PhotoFault | 'full' | 'failed' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const keep = async (file: File) => {
    const scaled = await scalePhoto(file, PHOTO_MOST);
    if (scaled.kind !== 'scaled') return scaled.kind;
    const photo = { taken: scaled.dataUrl, corners: FIRST_QUAD, flat: null, strength: 100 } as const;
    const done = await photos.keep(board, photo);
    return done === 'stored' ? null : done === 'failed' ? 'failed' : 'full';
  };
  const take = async (file: File) => {
    setBusy(true);
    const why = await keep(file);
    setBusy(false);
    setFault(why);
    if (why === null) onTaken();
  };
  return { fault, isBusy, ask: (from: PhotoFrom) => pickPicture((file) => void take(file), from === 'camera') };
}
