import { type PointerEvent, useRef, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/** Where a card let go at this height would stand: before the first whose middle is below. */
function placeAt(cards: readonly Element[], from: number, y: number): number {
  const others = cards.filter((_, index) => index !== from);
  const below = others.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below === -1 ? others.length : below;
}

/**
 * Dragging the cards of a list by their handles, with finger, pen or mouse. The list takes `ref`; each handle what `handle`
 * gives for its number. `drag`: which card is held, where it would stand, and how far it was moved in pixels.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const ref = useRef<HTMLOListElement>(null);
  const start = useRef(0);
  const [drag, setDrag] = useState<Drag | null>(null);
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event.clientY;
      setDrag({ from: index, to: index, by: 0 });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag === null) return;
      const cards = [...(ref.current?.children ?? [])];
      const to = placeAt(cards, drag.from, event.clientY);
      if (to !== drag.to) cards[to]?.scrollIntoView({ block: 'nearest' });
      setDrag({ ...drag, to, by: event.clientY - start.current });
    },
    onPointerUp: () => {
      if (drag !== null && drag.to !== drag.from) onMove(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { ref, drag, handle };
}
