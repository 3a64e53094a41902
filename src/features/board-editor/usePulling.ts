import { useRef, useState } from 'react';
import { pieceIn, placeIn } from '../../content/killzones/editBoard.ts';
import type { KillzoneRow } from '../../content/killzones/schema.ts';
import { type Frame, type Pixel, spotOf } from '../../ui/board/frame.ts';
import type { Spot } from '../../ui/board/shown.ts';
import { handleAt, handlesOf, moveOf, type Pull, pullOf } from './handles.ts';
import { thingAt } from './thingAt.ts';
import type { Editing } from './useBoardEditing.ts';

/** So near to a piece a finger means it, and to a handle, in px. */
const [REACH, HANDLE] = [14, 24];

/** What a finger that goes down there would pull; null: nothing. */
function pullAt({ row, map, chosen, putting, tracing, step }: Editing, pixel: Pixel, frame: Frame): Pull | null {
  if (putting !== null || tracing !== null) return null;
  const spot = spotOf(frame, pixel);
  const handle = handleAt(handlesOf(row, frame, chosen.id), pixel, HANDLE);
  if (handle !== null) return pullOf(row, handle, spot, step);
  const id = thingAt(map, spot, REACH / frame.scale);
  const at = id === null ? null : placeIn(row, id);
  if (id === null || at === null || pieceIn(row, id)?.locked === true) return null;
  return moveOf(id, [at[0] - spot.x, at[1] - spot.y], step);
}

/** A pull at a piece, a zone or a handle: the board as it would be while it lasts. */
export function usePulling(editing: Editing) {
  const { row, chosen, change } = editing;
  const held = useRef<Pull | null>(null);
  const [pulled, setPulled] = useState<KillzoneRow | null>(null);
  const grabs = (pixel: Pixel, _token: string | null, frame: Frame): boolean => {
    held.current = pullAt(editing, pixel, frame);
    return held.current !== null;
  };
  const to = (spot: Spot) => {
    const pull = held.current;
    if (pull === null) return;
    if (pull.id !== chosen.id) chosen.choose(pull.id);
    setPulled(pull.to(row, spot));
  };
  const end = (spot: Spot | null) => {
    const pull = held.current;
    held.current = null;
    setPulled(null);
    if (pull !== null && spot !== null) change(pull.did, (all) => pull.to(all, spot));
  };
  return { pulled, drag: { grabs, to, end } };
}
