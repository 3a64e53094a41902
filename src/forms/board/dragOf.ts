import { useRef } from 'react';
import type { Spot } from '../../ui/board/shown.ts';

/** What is known of a drag beside where it is: whether the finger is still down, and px an inch there. */
export interface DragState {
  readonly held: boolean;
  readonly scale: number;
}

/** A drag of one token: where it is goes to `go`, null: the drag is not made. */
export const dragOf = (model: string, go: (spot: Spot | null, state: DragState) => void) => ({
  grabs: (_: unknown, token: string | null): boolean => token === model,
  to: (spot: Spot, scale: number): void => go(spot, { held: true, scale }),
  end: (spot: Spot | null, scale: number): void => go(spot, { held: false, scale }),
});

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
