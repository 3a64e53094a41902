import { useReadMarks, useSeenOnce } from './readMarks.ts';

const LOOSE = 'board/loose';

/** Whether a drag on a board is held at bases and at cover; kept on this device, for all battles. */
export function useBoardSnap(): { readonly snaps: boolean; readonly setSnaps: (snaps: boolean) => void } {
  const marks = useReadMarks();
  const loose = useSeenOnce(LOOSE);
  return { snaps: !loose, setSnaps: (snaps) => (snaps ? marks.unseeOnce([LOOSE]) : marks.seeOnce(LOOSE)) };
}
