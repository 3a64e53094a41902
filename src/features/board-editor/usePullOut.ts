import { type MouseEvent as Click, type PointerEvent, useRef, useState } from 'react';

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

/** A ready piece that is pulled onto the board: `at` is where the finger is while it lasts. A tap is what it was. */
export function usePullOut({ onBegin, onMiss, onTap }: Readonly<Record<'onBegin' | 'onMiss' | 'onTap', () => void>>) {
  const from = useRef<Place | null>(null);
  const pulled = useRef(false);
  const [at, setAt] = useState<Place | null>(null);
  const over = () => {
    from.current = null;
    setAt(null);
  };
  const move = ({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    const begun = from.current;
    if (begun === null || (!pulled.current && Math.hypot(x - begun.x, y - begun.y) < SLIP)) return;
    if (!pulled.current) onBegin();
    pulled.current = true;
    setAt({ x, y });
  };
  return {
    at,
    on: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
        pulled.current = false;
      },
      onPointerMove: move,
      onPointerUp: ({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
        over();
        if (pulled.current && !fall({ x, y })) onMiss();
      },
      onPointerCancel: () => {
        over();
        if (pulled.current) onMiss();
        pulled.current = false;
      },
      onClick: ({ detail }: Click) => {
        const byKey = detail === 0;
        if (byKey || !pulled.current) onTap();
        pulled.current = false;
      },
    },
  };
}
