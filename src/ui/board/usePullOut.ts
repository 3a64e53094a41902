import { type MouseEvent as Click, type PointerEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** So far a finger goes before it pulls, in px. */
const SLIP = 10;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Lets something that is held fall onto the map below it, as a tap there. False: there is no map. */
function fall({ x, y }: Place): boolean {
  const map = document.elementFromPoint(x, y)?.closest('[data-map]');
  map?.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y, detail: 1, bubbles: true }));
  return map != null;
}

type Pulling = Readonly<Record<'onBegin' | 'onMiss' | 'onTap', () => void>>;

/** One pull: where it began, and whether it has left that place. */
interface Pull {
  from: Place | null;
  pulled: boolean;
}

/** What the events of a pull do. `show`: where the finger is; null: it is over. */
const handlersOf = (pull: Pull, { onBegin, onMiss, onTap }: Pulling, show: (at: Place | null) => void) => ({
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pull.from = { x: event.clientX, y: event.clientY };
    pull.pulled = false;
  },
  onPointerMove: ({ clientX: x, clientY: y, pointerType }: PointerEvent<HTMLElement>) => {
    const begun = pull.from;
    if (begun === null || (!pull.pulled && Math.hypot(x - begun.x, y - begun.y) < SLIP)) return;
    // A finger that goes along the row scrolls it.
    if (!pull.pulled && pointerType === 'touch' && Math.abs(x - begun.x) > Math.abs(y - begun.y)) pull.from = null;
    if (pull.from === null) return;
    // A quick finger is let go before the page is drawn anew, and the map has to know by then what is held.
    if (!pull.pulled) flushSync(onBegin);
    pull.pulled = true;
    show({ x, y });
  },
  onPointerUp: ({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    pull.from = null;
    show(null);
    if (pull.pulled && !fall({ x, y })) onMiss();
  },
  onPointerCancel: () => {
    pull.from = null;
    show(null);
    if (pull.pulled) onMiss();
    pull.pulled = false;
  },
  onClick: ({ detail }: Click) => {
    const byKey = detail === 0;
    if (byKey || !pull.pulled) onTap();
    pull.pulled = false;
  },
});

/** A ready piece that is pulled onto the board: `at` is where the finger is while it lasts. A tap is what it was. */
export function usePullOut(pulling: Pulling) {
  const [pull] = useState<Pull>(() => ({ from: null, pulled: false }));
  const [at, setAt] = useState<Place | null>(null);
  return { at, on: handlersOf(pull, pulling, setAt) };
}
