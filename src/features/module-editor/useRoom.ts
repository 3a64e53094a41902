import { type RefObject, useLayoutEffect, useState } from 'react';

const FIRST = 358;
const NORMAL_TEXT = 16;

/** The width of a box in px at normal text size. */
export function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(FIRST);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || NORMAL_TEXT;
      if (current.clientWidth > 0) setRoom(Math.floor((current.clientWidth * NORMAL_TEXT) / text));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
