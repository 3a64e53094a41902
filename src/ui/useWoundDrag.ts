import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useArmed } from './useArmed.ts';

const STEP_PX = 18;
const SLOP_PX = 8;

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

/** The click that ends a drag does nothing. */
const swallow = (event: MouseEvent): void => {
  event.stopPropagation();
  event.preventDefault();
};

/**
 * A numeral that follows the finger: up is more, down is less, one step every 18 px, committed on release. Where a swipe
 * may be meant to scroll, the finger rests on it first. Spread `handlers` on the numeral's button; a drag swallows the
 * click that ends it.
 */
export function useWoundDrag({ value, max, onCommit }: WoundDragOptions) {
  const start = useRef<number | null>(null);
  const moved = useRef(false);
  const [shown, setShown] = useState<number | null>(null);
  const { armed, hold, arm, disarm } = useArmed();
  const at = (event: PointerEvent) => draggedValue(value, max, (start.current ?? event.clientY) - event.clientY);
  const stop = () => {
    disarm();
    start.current = null;
    setShown(null);
  };
  const handlers = {
    ref: hold,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      moved.current = false;
      if (onCommit === undefined || event.button > 0) return;
      start.current = event.clientY;
      arm(event, () => setShown(value));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      if (!armed.current && Math.abs(event.clientY - start.current) > SLOP_PX) stop();
      const next = at(event);
      if (!armed.current || (next === value && shown === null)) return;
      if (!moved.current) event.currentTarget.setPointerCapture?.(event.pointerId);
      moved.current ||= next !== value;
      setShown(next);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (moved.current && at(event) !== value) onCommit?.(at(event));
      stop();
    },
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (moved.current) swallow(event);
      moved.current = false;
    },
  };
  return { shown: shown ?? value, dragging: shown !== null, handlers };
}
