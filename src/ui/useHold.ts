import { type MouseEvent, useEffect, useRef } from 'react';
import { isTrembling } from './usePressOnce.ts';

const HOLD_MS = 450;
/** A hold is one only when a release that waits behind a busy moment has not come by then. */
const GRACE_MS = 50;
const RELEASE_MS = 400;

/** The click with which this press ends does nothing, whatever it falls on: the hold may have put another screen there. */
function swallowClick(): void {
  let released: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(released);
    window.removeEventListener('click', swallow, true);
    window.removeEventListener('pointerdown', stop, true);
    window.removeEventListener('pointerup', release, true);
    window.removeEventListener('pointercancel', release, true);
  };
  const release = () => {
    released = setTimeout(stop, RELEASE_MS);
  };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    stop();
  };
  window.addEventListener('click', swallow, true);
  window.addEventListener('pointerdown', stop, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
}

/**
 * Tells a press from a hold of half a second. Spread the handlers on a button;
 * after a hold the click that follows it does nothing, on this button or on what has come in its place. Nor does the second
 * tap of a thumb that trembled on the control that stood here before.
 */
export function useHold(onPress: () => void, onHold?: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: () => {
      stop();
      if (onHold === undefined) return;
      const hold = () => {
        swallowClick();
        onHold();
      };
      timer.current = setTimeout(() => {
        timer.current = setTimeout(hold, GRACE_MS);
      }, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (onHold !== undefined) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      stop();
      if (!isTrembling(event)) onPress();
    },
  };
}
