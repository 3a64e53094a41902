import { useEffect, useState } from 'react';
import { type Keeping, type SaveState, TypedKeeper } from './typedKeeper.ts';

/** Calls back when the page is hidden or left; returns how to stop. */
function onPageLeft(left: () => void): () => void {
  const hidden = () => document.visibilityState === 'hidden' && left();
  addEventListener('pagehide', left);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    removeEventListener('pagehide', left);
    document.removeEventListener('visibilitychange', hidden);
  };
}

/** Keeps a value while it is typed, when the page is left, and when this is no longer shown; and says how far that is. */
export function useTypedKeeper<T>(value: T, keeping: Keeping<T>) {
  const [saved, setSaved] = useState<SaveState>('saved');
  const [keeper] = useState(() => new TypedKeeper<T>(value, keeping));
  useEffect(() => keeper.hear(setSaved), [keeper]);
  useEffect(() => keeper.keepWith(keeping));
  useEffect(() => keeper.typed(value), [keeper, value]);
  useEffect(() => {
    const leave = () => keeper.leave();
    const stop = onPageLeft(leave);
    return () => {
      stop();
      leave();
    };
  }, [keeper]);
  return { saved, keeper };
}
