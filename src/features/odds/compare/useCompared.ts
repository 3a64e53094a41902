import { useEffect, useRef, useState } from 'react';
import type { Comparison } from './comparison.ts';
import { addressOfComparison, type AskedComparison, comparisonIn } from './comparisonAddress.ts';
import { useApp } from '../../../state/base/useApp.ts';
import { memoryOf } from './memory.ts';

/** Browsers refuse an address that changes too often: it is written when the fingers rest, in ms. */
const REST = 350;

export interface ComparedNow extends AskedComparison {
  readonly change: (comparison: Comparison) => void;
  /** Writes the address now, before it is left for another. */
  readonly write: () => void;
}

/** The comparison of an address, read again when another address comes, and written back when it is changed here. */
export function useCompared(asked: string, onAsked: (asked: string) => void): ComparedNow {
  const { remember } = memoryOf(useApp());
  const [now, setNow] = useState(() => comparisonIn(asked));
  const [read, setRead] = useState(asked);
  const tell = useRef(onAsked);
  const { comparison } = now;
  if (read !== asked) {
    setRead(asked);
    if (asked !== addressOfComparison(comparison)) setNow(comparisonIn(asked));
  }
  useEffect(() => {
    tell.current = onAsked;
  }, [onAsked]);
  useEffect(() => remember(comparison), [remember, comparison]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = addressOfComparison(comparison);
      if (address !== asked) tell.current(address);
    }, REST);
    return () => clearTimeout(timer);
  }, [comparison, asked]);
  return {
    ...now,
    change: (next) => setNow({ comparison: next, isWrong: false }),
    write: () => {
      const address = addressOfComparison(comparison);
      if (address !== asked) onAsked(address);
    },
  };
}
