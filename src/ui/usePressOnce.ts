import { type MouseEvent, useRef } from 'react';

const SETTLE_MS = 350;
const SAME_PLACE_PX = 40;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** The last press of a finger on any such control: the next screen may put another one under the same thumb. */
let lastTouch: Press | null = null;

/** When it was pressed, in ms: a busy page hears of a finger late, and only the browser knows when it came. */
const pressedAt = ({ isTrusted, timeStamp }: MouseEvent): number => (isTrusted ? timeStamp : performance.now());

/** Whether this tap is the second of a trembling thumb: as good as the same moment and place as the last press. A key (`detail` 0) has no place. */
export function isTrembling({ isTrusted, detail, timeStamp, clientX, clientY }: MouseEvent): boolean {
  if (!isTrusted || detail === 0 || lastTouch === null || timeStamp - lastTouch.at >= SETTLE_MS) return false;
  return Math.hypot(clientX - lastTouch.x, clientY - lastTouch.y) < SAME_PLACE_PX;
}

function remember({ isTrusted, detail, timeStamp, clientX, clientY }: MouseEvent): void {
  if (isTrusted && detail > 0) lastTouch = { at: timeStamp, x: clientX, y: clientY };
}

/** A finger leaves no focus behind: to remove a focused control, the browser would lay out the page in mid-update. */
function letGo({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}

/**
 * A press that cannot happen twice by a trembling thumb: after one press the next is ignored until `pressKey` has become
 * another one or 350 ms have passed; and a second tap at the same place within 350 ms is ignored whatever stands there now.
 */
export function usePressOnce(onPress: () => void, pressKey?: string | number): (event: MouseEvent) => void {
  const last = useRef<{ readonly key: string | number | undefined; readonly at: number } | null>(null);
  return (event) => {
    const at = pressedAt(event);
    const before = last.current;
    if (before !== null && before.key === pressKey && at - before.at < SETTLE_MS) return;
    if (isTrembling(event)) return;
    remember(event);
    last.current = { key: pressKey, at };
    letGo(event);
    onPress();
  };
}
