import { useEffect } from 'react';
import { part } from '../state/base/part.ts';
import { useApp } from '../state/base/useApp.ts';

/** Whether a screen of an app has come before; asking notes that one has. */
const cameBefore = part(() => {
  let came = false;
  return (): boolean => {
    const before = came;
    came = true;
    return before;
  };
});

/** Moves the focus to the head of a screen that has come, as a page load would; not at the very first one. */
export function Arrived() {
  const app = useApp();
  useEffect(() => {
    if (cameBefore(app)()) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [app]);
  return null;
}
