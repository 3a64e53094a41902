import { useEffect, useEffectEvent } from 'react';
import { type Frame, zoomed } from './frame.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

const STEP = 1.6;

/** Plus and minus come closer and go farther, 0 shows all that the screen is about. */
export function useMapKeys({
  frame,
  farthest,
  show,
}: {
  readonly frame: Frame;
  readonly farthest: number;
  readonly show: (frame: Frame | null) => void;
}): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const middle = { left: frame.size.width / 2, top: frame.size.height / 2 };
    if (event.key === '+') show(zoomed(frame, middle, STEP, farthest));
    else if (event.key === '-') show(zoomed(frame, middle, 1 / STEP, farthest));
    else if (event.key === '0') show(null);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
