import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

const STEP_PX = 18;

type WoundDragOptions = {
  readonly value: number;
  readonly max: number;
  /** Called on release with the new value, only when it differs. Without it nothing can be dragged. */
  readonly onCommit?: ((value: number) => void) | undefined;
};

/** The value a drag of `upPx` pixels upwards gives: one step every 18 px, held between 0 and `max`. */
export function draggedValue(value: number, max: number, upPx: number): number {
  return Math.max(0, Math.min(max, value + Math.trunc(upPx / STEP_PX)));
}

/**
 * A numeral that follows the finger: up is more, down is less, one step every 18 px, committed on release.
 * Spread `handlers` on the numeral's button; a drag swallows the click that ends it.
 */
export function useWoundDrag({ value, max, onCommit }: WoundDragOptions) {
  const start = useRef<number | null>(null);
  const moved = useRef(false);
  const [shown, setShown] = useState<number | null>(null);
  const at = (event: PointerEvent) => draggedValue(value, max, (start.current ?? event.clientY) - event.clientY);
  const stop = () => {
    start.current = null;
    setShown(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      moved.current = false;
      if (onCommit === undefined || event.button > 0) return;
      start.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const next = at(event);
      if (next === value && shown === null) return;
      if (!moved.current) event.currentTarget.setPointerCapture?.(event.pointerId);
      moved.current = true;
      setShown(next);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const next = at(event);
      if (moved.current && next !== value) onCommit?.(next);
      stop();
    },
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!moved.current) return;
      moved.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return { shown: shown ?? value, dragging: shown !== null, handlers };
}
