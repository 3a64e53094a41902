import { useEffect, useRef, useState } from 'react';
import type { Comparison } from './comparison.ts';
import { addressOfComparison, type AskedComparison, comparisonIn } from './comparisonAddress.ts';
import { useApp } from '../../../state/base/useApp.ts';
import { useBegun } from '../../../scene/useBegun.ts';
import { memoryOf } from './memory.ts';

/** Browsers refuse an address that changes too often: it is written when the fingers rest, in ms. */
const REST = 350;

/** An address that is still to be written, and the one in whose place. */
interface Unwritten {
  readonly asked: string;
  readonly address: string;
}

const WRITTEN: Unwritten = { asked: '', address: '' };

export interface ComparedNow extends AskedComparison {
  readonly change: (comparison: Comparison) => void;
  /** Writes the address now, before it is left for another. */
  readonly write: () => void;
}

/** The comparison of an address, read again when another address comes or one comes back that was still to be written. */
function useRead(asked: string) {
  const [unwritten, put] = useBegun('comparison', WRITTEN);
  const [now, setNow] = useState(() => comparisonIn(asked));
  const [read, setRead] = useState(asked);
  const [taken, take] = useState(WRITTEN);
  const isNew = (address: string) => address !== addressOfComparison(now.comparison);
  // It comes back at once or when the second store has told it; what is changed here is that already.
  if (taken !== unwritten) {
    take(unwritten);
    const { address } = unwritten;
    if (address !== '' && unwritten.asked === asked && isNew(address)) setNow(comparisonIn(address));
  }
  if (read !== asked) {
    setRead(asked);
    if (isNew(asked)) setNow(comparisonIn(asked));
  }
  return { now, setNow, put };
}

/** The comparison of an address, written back when it is changed here. */
export function useCompared(asked: string, onAsked: (asked: string) => void): ComparedNow {
  const { remember } = memoryOf(useApp());
  const { now, setNow, put } = useRead(asked);
  const { comparison } = now;
  const written = (address: string) => {
    put(WRITTEN);
    onAsked(address);
  };
  const tell = useRef(written);
  useEffect(() => {
    tell.current = written;
  });
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
    change: (next) => {
      setNow({ comparison: next, isWrong: false });
      put({ asked, address: addressOfComparison(next) });
    },
    write: () => {
      const address = addressOfComparison(comparison);
      if (address !== asked) written(address);
    },
  };
}
