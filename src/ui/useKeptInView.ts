import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the acting card in sight: when someone else acts, and when the room for the cards changes. */
export function useKeptInView(actingKey: string | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sides = ref.current;
    if (sides === null || actingKey === null) return undefined;
    const show = () => {
      for (const card of sides.querySelectorAll('[data-state="acting"]')) card.scrollIntoView?.({ block: 'nearest' });
    };
    show();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(show);
    watch.observe(sides);
    return () => watch.disconnect();
  }, [actingKey]);
  return ref;
}
