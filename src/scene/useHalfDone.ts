import { useEffect, useState } from 'react';
import { isEqual } from '../engine/core/isEqual.ts';
import { halfDoneOf } from '../state/answer/halfDone.ts';
import { useApp, useGame } from '../state/base/useApp.ts';

/** Parks what is begun in the open battle under a name, with every change and as long as it is shown; null: nothing is. */
export function usePark(name: string, value: unknown): void {
  const halfDone = halfDoneOf(useApp());
  const at = useGame(() => halfDone.at);
  useEffect(() => halfDone.putAt(at, name, value), [halfDone, at, name, value]);
}

/** What was begun in the open battle under a name when this is first shown; null: nothing. */
export function useParked(name: string): unknown {
  const halfDone = halfDoneOf(useApp());
  const [parked] = useState(() => halfDone.read(name));
  return parked;
}

/**
 * A part of what is begun in the open battle, as a component's own state: `first` unless something was begun under this
 * name. It stays as long as the component does, and is parked with every change.
 */
export function useHalfDone<T>(name: string, first: T): readonly [T, (value: T) => void] {
  const parked = useParked(name) as T | null;
  const [value, set] = useState<T>(parked ?? first);
  usePark(name, isEqual(value, first) ? null : value);
  return [value, set];
}
