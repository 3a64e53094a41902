import { type RefObject, useEffect, useRef } from 'react';

/** A list that scrolls, and nothing around it, until what is pressed in it is in view. `pressed`: what that is; null: nothing. */
export function usePressedInView(pressed: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = pressed === null ? null : list.current?.querySelector('[aria-pressed="true"]');
    if (list.current === null || row === null || row === undefined) return;
    const [box, at] = [list.current.getBoundingClientRect(), row.getBoundingClientRect()];
    if (at.bottom > box.bottom) list.current.scrollTop += at.bottom - box.bottom;
    else if (at.top < box.top) list.current.scrollTop -= box.top - at.top;
  }, [pressed]);
  return list;
}
