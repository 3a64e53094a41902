import { useRef } from 'react';
import { type Frame, type Pixel, pixelOf } from '../../ui/board/frame.ts';
import type { Spot } from '../../ui/board/shown.ts';
import { tappedAt } from '../../ui/board/tapped.ts';
import { cornerAt } from './corners.ts';

/** What is known of a drag beside where it is: whether the finger is still down, and px an inch there. */
export interface DragState {
  readonly held: boolean;
  readonly scale: number;
}

/** A drag of whichever token a finger takes: it, and where it is, go to `go`, null: the drag is not made. */
export function useTokenDrag(go: (token: string, spot: Spot | null, state: DragState) => void) {
  // The finger holds the same token through all drawings of the map.
  const held = useRef<string | null>(null);
  const tell = (spot: Spot | null, state: DragState): void => {
    if (held.current !== null) go(held.current, spot, state);
  };
  return {
    grabs: (_: unknown, token: string | null): boolean => {
      held.current = token;
      return token !== null;
    },
    to: (spot: Spot, scale: number): void => tell(spot, { held: true, scale }),
    end: (spot: Spot | null, scale: number): void => tell(spot, { held: false, scale }),
  };
}

/** Who moves by a drag, the corners of its way where that is drawn by hand, and where it would end; null or absent: that is still to be said. */
interface Dragged {
  readonly model: string;
  readonly drawn: readonly Spot[];
  readonly end?: Spot | null;
}

/** Whether a finger means who would stand at the end of a move. */
const isAtEnd = ({ end = null }: Dragged, at: Pixel, frame: Frame): boolean =>
  end !== null && tappedAt([{ id: 'end', at: pixelOf(frame, end) }], at).length > 0;

/**
 * A drag of who moves, of who would stand at its end, or of a corner of its way: where it is goes to `go`, null: the drag is not made. `corner`: which one is
 * dragged, null: who moves is. Nobody moves where `dragged` is null: there is no drag.
 */
export function useWayDrag(
  dragged: Dragged | null,
  go: (corner: number | null, spot: Spot | null, state: DragState) => void,
) {
  // The finger holds the same corner through all drawings of the map.
  const corner = useRef<number | null>(null);
  if (dragged === null) return undefined;
  return {
    grabs: (at: Pixel, token: string | null, frame: Frame): boolean => {
      corner.current = cornerAt(frame, dragged.drawn, at);
      return corner.current !== null || token === dragged.model || isAtEnd(dragged, at, frame);
    },
    to: (spot: Spot, scale: number): void => go(corner.current, spot, { held: true, scale }),
    end: (spot: Spot | null, scale: number): void => go(corner.current, spot, { held: false, scale }),
  };
}
