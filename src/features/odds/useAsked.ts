import { useEffect, useRef, useState } from 'react';

/** Browsers refuse an address that changes too often: it is written when the fingers rest, in ms. */
const REST = 350;

/** What an address asks. `isWrong`: part of it could not be read or cannot be; the rest holds, with the first values. */
interface AskedIn<Situation> {
  readonly situation: Situation;
  readonly isWrong: boolean;
}

/** How a situation is read from an address, and written into one. The same at every call. */
export interface Addressing<Situation> {
  readonly read: (asked: string) => AskedIn<Situation>;
  readonly write: (situation: Situation) => string;
}

interface AskedNow<Situation> extends AskedIn<Situation> {
  readonly change: (change: Partial<Situation>) => void;
  /** Writes the situation into the address at once. */
  readonly write: () => void;
}

/** The situation of an address, read again when another address comes, and written back when it is changed here. */
export function useAsked<Situation>(
  addressing: Addressing<Situation>,
  asked: string,
  onAsked: (asked: string) => void,
): AskedNow<Situation> {
  const [now, setNow] = useState(() => addressing.read(asked));
  const [read, setRead] = useState(asked);
  const tell = useRef(onAsked);
  const address = addressing.write(now.situation);
  if (read !== asked) {
    setRead(asked);
    if (asked !== address) setNow(addressing.read(asked));
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
