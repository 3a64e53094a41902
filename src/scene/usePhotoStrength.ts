import { STRENGTHS, useGroundPhoto, useGroundPhotos } from '../state/library/groundPhotos.ts';

/** How strongly a photo shows under a board, in hundredths, and what else it can be. */
interface PhotoStrength {
  readonly all: readonly number[];
  readonly now: number;
  readonly set: (hundredths: number) => void;
}

/** How strongly the photo under a board shows; null: there is none that lies flat. `board`: as battles call it. */
export function usePhotoStrength(board: string): PhotoStrength | null {
  const photos = useGroundPhotos();
  const photo = useGroundPhoto(board);
  if (photo == null || photo.flat === null) return null;
  return {
    all: STRENGTHS,
    now: photo.strength,
    set: (hundredths) => {
      const strength = STRENGTHS.find((each) => each === hundredths);
      if (strength !== undefined) void photos.keep(board, { ...photo, strength });
    },
  };
}
