import { useEffect } from 'react';

const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.repeat &&
  !(event.target instanceof HTMLElement && event.target.closest('input, textarea, button, [role="radio"]') !== null) &&
  document.querySelector('dialog[open]') === null;

/** Space does the next thing, unless something that takes Space itself has the focus. */
export function useNextKey(press: (() => void) | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || press === null || !isFree(event)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
