import { useEffect, useRef, useState } from 'react';
import { type OddsAddress, addressOf, askedIn } from './address.ts';
import type { OddsSituation } from './oddsSituation.ts';

/** Browsers refuse an address that changes too often: it is written when the fingers rest, in ms. */
const REST = 350;

interface AskedNow extends OddsAddress {
  readonly change: (change: Partial<OddsSituation>) => void;
  /** Writes the situation into the address at once. */
  readonly write: () => void;
}

/** The situation of an address, read again when another address comes, and written back when it is changed here. */
export function useAsked(asked: string, onAsked: (asked: string) => void): AskedNow {
  const [now, setNow] = useState(() => askedIn(asked));
  const [read, setRead] = useState(asked);
  const tell = useRef(onAsked);
  const address = addressOf(now.situation);
  if (read !== asked) {
    setRead(asked);
    if (asked !== address) setNow(askedIn(asked));
  }
  useEffect(() => {
    tell.current = onAsked;
  }, [onAsked]);
  useEffect(() => {
    if (address === asked) return undefined;
    const timer = setTimeout(() => tell.current(address), REST);
    return () => clearTimeout(timer);
  }, [address, asked]);
  const write = () => (address === asked ? undefined : onAsked(address));
  return { ...now, write, change: (change) => setNow({ situation: { ...now.situation, ...change }, isWrong: false }) };
}
