import { useMemo } from 'react';
import { useGroundPhoto } from '../state/library/groundPhotos.ts';

/** A picture of the table as seen from above. `strength`: 0 to 1. */
interface PhotoUnder {
  readonly href: string;
  readonly strength: number;
}

const WHOLE = 100;

/** The photo under a board as its map shows it; null: there is none that lies flat. `board`: as battles call it. */
export function usePhotoShown(board: string): PhotoUnder | null {
  const photo = useGroundPhoto(board);
  const { flat = null, strength = 0 } = photo ?? {};
  return useMemo(() => (flat === null ? null : { href: flat, strength: strength / WHOLE }), [flat, strength]);
}
