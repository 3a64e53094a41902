import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../../words/useWords.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.repeat &&
  !isTyping(event.target);

/** The key from the board to the cards and back. */
export function useBoardKeys(swap: () => void): void {
  const { key } = useWords('board');
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event) || event.key.toLowerCase() !== key.toLowerCase()) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    swap();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
