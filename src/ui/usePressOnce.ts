import { useRef } from 'react';

const SETTLE_MS = 350;

/**
 * A press that cannot happen twice by a trembling thumb: after one press the next is ignored
 * until `pressKey` has become another one or 350 ms have passed.
 */
export function usePressOnce(onPress: () => void, pressKey?: string | number): () => void {
  const last = useRef<{ readonly key: string | number | undefined; readonly at: number } | null>(null);
  return () => {
    const at = performance.now();
    const before = last.current;
    if (before !== null && before.key === pressKey && at - before.at < SETTLE_MS) return;
    last.current = { key: pressKey, at };
    onPress();
  };
}
