import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ownRowId } from '../../content/ownRowId.ts';
import type { GroundPhoto } from '../../persistence/groundPhoto.ts';
import { WORKSHOP_ID } from '../../persistence/workshopId.ts';
import type { App } from '../base/app.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';

export type { GroundPhoto };
export { PHOTO_MOST, STRENGTHS, type Strength } from '../../persistence/groundPhoto.ts';

/** What a board of the workshop is called where battles take it up, and its photo with it. */
export const photoIdOf = (board: string): string => ownRowId(WORKSHOP_ID, board);

/** What reads and stores them: no board waits for it. */
const stored = () => import('../../persistence/groundPhotos.ts');

function photosFor({ ports: { durable, now } }: App) {
  /** By board; null: it has none on this device. */
  const known = createStore<Readonly<Record<string, GroundPhoto | null>>>(() => ({}));
  const asked = new Set<string>();
  return {
    known,

    fetch: (board: string): void => {
      if (asked.has(board)) return;
      asked.add(board);
      void stored()
        .then(({ readGroundPhoto }) => readGroundPhoto(durable, board))
        .then((photo) => known.setState((all) => ({ [board]: photo, ...all })))
        .catch(() => asked.delete(board));
    },

    /** Puts a photo under a board, on this device. But for `stored` nothing has changed. Never rejects. */
    keep: async (board: string, photo: GroundPhoto): Promise<'stored' | 'tooLarge' | 'failed'> => {
      const done = await stored().then(
        ({ storeGroundPhoto }) => storeGroundPhoto(durable, board, photo, now()),
        () => 'failed' as const,
      );
      if (done === 'stored') known.setState({ [board]: photo });
      return done;
    },

    /** Takes it away. False: it is still there. Never rejects. */
    drop: async (board: string): Promise<boolean> => {
      const isGone = await stored().then(
        ({ dropGroundPhoto }) => dropGroundPhoto(durable, board),
        () => false,
      );
      if (isGone) known.setState({ [board]: null });
      return isGone;
    },
  };
}

/** The photos of tables of an app. */
export const groundPhotosOf = part(photosFor);

/** The photos of tables of the app that a component stands in. */
export const useGroundPhotos = (): ReturnType<typeof photosFor> => groundPhotosOf(useApp());

/** The photo under a board; null: it has none here; undefined: it is still looked for. */
export function useGroundPhoto(board: string): GroundPhoto | null | undefined {
  const photos = useGroundPhotos();
  photos.fetch(board);
  return useStore(photos.known, (known) => known[board]);
}
