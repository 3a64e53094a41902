import { type PointerEvent, useCallback, useRef } from 'react';

/** A drag where the page scrolls begins with so long a rest of the finger. */
const REST_MS = 220;

/** Whether a swipe over this element may be meant to scroll what it lies in. */
function scrolls(element: HTMLElement): boolean {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (['auto', 'scroll'].includes(overflowY) && at.scrollHeight > at.clientHeight + 1) return true;
  }
  return false;
}

/** While armed, the finger drags; else the page may scroll under it. `hold` is the ref of what is dragged. */
export function useArmed() {
  const armed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hold = useCallback((element: HTMLElement | null) => {
    const keep = (event: TouchEvent) => armed.current && event.cancelable && event.preventDefault();
    // React's own touch listeners cannot keep the page from scrolling.
    element?.addEventListener('touchmove', keep, { passive: false });
    return () => {
      clearTimeout(timer.current);
      element?.removeEventListener('touchmove', keep);
    };
  }, []);
  const disarm = () => {
    armed.current = false;
    clearTimeout(timer.current);
  };
  const arm = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>, then: () => void) => {
    disarm();
    armed.current = pointerType !== 'touch' || !scrolls(currentTarget);
    if (armed.current) return;
    timer.current = setTimeout(() => {
      armed.current = true;
      then();
    }, REST_MS);
  };
  return { armed, hold, arm, disarm };
}
