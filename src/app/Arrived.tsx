import { useEffect } from 'react';

let first = true;

/** Moves the focus to the head of a screen that has come, as a page load would; not at the very first one. */
export function Arrived() {
  useEffect(() => {
    if (!first) document.querySelector('h1')?.focus({ preventScroll: true });
    first = false;
  }, []);
  return null;
}
