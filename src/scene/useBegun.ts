import { useEffect, useRef, useState } from 'react';
import { isEqual } from '../engine/core/isEqual.ts';
import { begunOf } from '../state/answer/begun.ts';
import { useApp } from '../state/base/useApp.ts';

const anything = (): boolean => true;

/**
 * What is begun beside any log as a component's own state: `first` unless something was begun under this name that `fits`.
 * It is parked with every change until it is `first` again, also when the component goes.
 */
export function useBegun<T>(name: string, first: T, fits: (value: T) => boolean = anything) {
  const begun = begunOf(useApp());
  const [from] = useState(first);
  const parked = (): T | null => {
    const value = begun.read(name) as T | null;
    return value !== null && fits(value) ? value : null;
  };
  const [touched, touch] = useState<T | null>(parked);
  const value = touched ?? from;
  const look = useRef(parked);
  const isOurs = useRef(false);
  useEffect(() => {
    let wanted = true;
    // The first store may know less of it than the second.
    void begun.here().then(() => wanted && !isOurs.current && touch(look.current()));
    return () => {
      wanted = false;
    };
  }, [begun]);
  const set = (next: T): void => {
    isOurs.current = true;
    touch(next);
    begun.put(name, isEqual(next, from) ? null : next);
  };
  return [value, set] as const;
}
