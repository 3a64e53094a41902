import { type MouseEvent, useEffect, useRef } from 'react';

const HOLD_MS = 500;

/**
 * Tells a press from a hold of half a second. Spread the handlers on a button;
 * after a hold the click that follows it does nothing.
 */
export function useHold(onPress: () => void, onHold?: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: () => {
      held.current = false;
      stop();
      if (onHold === undefined) return;
      timer.current = setTimeout(() => {
        held.current = true;
        onHold();
      }, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (onHold !== undefined) event.preventDefault();
    },
    onClick: () => {
      stop();
      if (held.current) held.current = false;
      else onPress();
    },
  };
}
