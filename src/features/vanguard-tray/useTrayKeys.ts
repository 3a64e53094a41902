import { useEffect, useEffectEvent } from 'react';

const TYPING = 'input, textarea, select, [contenteditable]';
const PRESSED = 'button, a, [role=radio]';

const isElsewhere = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.matches(TYPING));

/** Listens to keys while mounted; `early`: before the app hears them. True from `onKey`: it was for us. */
function useKeys(onKey: (event: KeyboardEvent) => boolean, early = false): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!event.repeat && !isElsewhere(event) && onKey(event)) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', heard, early);
    return () => window.removeEventListener('keydown', heard, early);
  }, [early]);
}

/** Space: the next thing, unless it presses what has the focus. */
export const useNextKey = (next: () => void): void =>
  useKeys(({ key, target }) => {
    if (key !== ' ' || (target instanceof Element && target.matches(PRESSED))) return false;
    next();
    return true;
  });

/** A face by its figure. */
export const useFaceKeys = (sides: number, onFace: (face: number) => void): void =>
  useKeys(({ key }) => {
    const face = /^[1-9]$/u.test(key) ? Number(key) : 0;
    if (face < 1 || face > sides) return false;
    onFace(face);
    return true;
  });

/** Backspace and U, before the app hears them: what has been begun, when there is anything. */
export const useBackKeys = (back: () => boolean): void =>
  useKeys(({ key }) => (key === 'Backspace' || key.toLowerCase() === 'u') && back(), true);
