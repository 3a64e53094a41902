import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** Keeps the height that a part of the screen has, whatever comes to stand in it. */
function hold(element: HTMLElement | null): void {
  if (element === null) return;
  const height = `${element.offsetHeight}px`;
  Object.assign(element.style, { height, maxHeight: height, flex: 'none' });
}

function letGo(element: HTMLElement | null): void {
  if (element !== null) Object.assign(element.style, { height: '', maxHeight: '', flex: '' });
}

interface Still {
  readonly dock: RefObject<HTMLElement | null>;
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly onPointerDownCapture: (event: PointerEvent) => void;
}

/** While a finger is on the map, what stands below keeps its height: what a drag has to say does not move the map under it. */
export function useStill(): Still {
  const dock = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  return {
    dock,
    bar,
    onPointerDownCapture: ({ isPrimary }) => {
      if (!isPrimary || end.current !== null) return;
      const kept = [dock.current, bar.current];
      kept.forEach(hold);
      const ended = new AbortController();
      end.current = () => {
        ended.abort();
        end.current = null;
        kept.forEach(letGo);
      };
      const over = (event: globalThis.PointerEvent) => {
        if (event.isPrimary) end.current?.();
      };
      for (const type of ['pointerup', 'pointercancel'] as const)
        addEventListener(type, over, { signal: ended.signal });
    },
  };
}
