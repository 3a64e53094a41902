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

/** Listens to keys on the whole window while mounted; not while something is typed or a sheet is open. */
function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!event.repeat && !isElsewhere(event)) onKey(event);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
}

/** Space: the next thing, unless it presses what has the focus. */
export function useNextKey(next: (() => void) | null): void {
  useKeys((event) => {
    const pressesFocus = event.target instanceof Element && event.target.matches(PRESSED);
    if (event.key !== ' ' || next === null || pressesFocus) return;
    event.preventDefault();
    next();
  });
}

/** Backspace: the die typed last. */
export function useBackKey(back: () => void): void {
  useKeys((event) => {
    if (event.key !== 'Backspace') return;
    event.preventDefault();
    back();
  });
}

/** U, before the app hears it: what has been begun, when there is anything. True: it was taken back. */
export function useUndoKey(back: () => boolean): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'u' && !event.repeat && !isElsewhere(event) && back()) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', heard, true);
    return () => window.removeEventListener('keydown', heard, true);
  }, []);
}

/** 1 to 9, and 0 for ten: that face. */
export function useFaceKeys(sides: number, onFace: (face: number) => void): void {
  useKeys(({ key }) => {
    const digit = /^\d$/u.test(key) ? Number(key) : null;
    if (digit === null) return;
    const face = digit === 0 ? 10 : digit;
    if (face <= sides) onFace(face);
  });
}
