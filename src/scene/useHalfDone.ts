import { useEffect, useRef, useState } from 'react';
import { isEqual } from '../engine/core/isEqual.ts';
import { campaignHalfDoneOf, type HalfDone, halfDoneOf, useLateBegins } from '../state/answer/halfDone.ts';
import { useApp, useGame } from '../state/base/useApp.ts';

/** `lasts`: also when the log goes on without it. */
function useParkIn(halfDone: HalfDone, name: string, value: unknown, lasts = false): void {
  const at = useGame(() => halfDone.at);
  // A tab that only read until now has begun nothing: what is parked by then stays.
  const read = useRef(at === null ? { value } : null);
  useEffect(() => {
    if (at !== null && read.current !== null && isEqual(read.current.value, value)) return;
    if (at !== null) read.current = null;
    halfDone.putAt(at, name, value, lasts);
  }, [halfDone, at, name, value, lasts]);
}

/** Parks what is begun in the open battle under a name, with every change and as long as it is shown; null: nothing is. */
export const usePark = (name: string, value: unknown): void => useParkIn(halfDoneOf(useApp()), name, value);

/** What was begun in the open battle under a name when this is first shown; null: nothing. */
export function useParked(name: string): unknown {
  const halfDone = halfDoneOf(useApp());
  const [parked] = useState(() => halfDone.read(name));
  return parked;
}

/** What was begun before is taken up where it `fits` what there is now. */
interface Begins<T> {
  readonly fits?: (value: T) => boolean;
  readonly lasts?: boolean;
  /** What comes first was drawn by lot: it stands, also while nobody has changed it. */
  readonly drawn?: boolean;
}

type State<T> = readonly [T, (value: T) => void];

function useHalfDoneIn<T>(halfDone: HalfDone, name: string, first: T, { fits, lasts, drawn }: Begins<T>): State<T> {
  const [value, set] = useState<T>(() => {
    const parked = halfDone.read(name) as T | null;
    return parked !== null && fits?.(parked) !== false ? parked : first;
  });
  useParkIn(halfDone, name, drawn !== true && isEqual(value, first) ? null : value, lasts);
  return [value, set];
}

/**
 * A part of what is begun in the open battle, as a component's own state: `first` unless something was begun under this
 * name. It stays as long as the component does, and is parked with every change.
 */
export const useHalfDone = <T>(name: string, first: T, begins: Begins<T> = {}): State<T> =>
  useHalfDoneIn(halfDoneOf(useApp()), name, first, begins);

/** The same of the open campaign. */
export const useCampaignHalfDone = <T>(name: string, first: T, begins: Begins<T> = {}): State<T> =>
  useHalfDoneIn(campaignHalfDoneOf(useApp()), name, first, begins);

/** The key of all that shows what is begun in the open battle: it begins anew when that is known late. */
export const useBegunKey = (): number => useLateBegins(halfDoneOf(useApp()));

/** The same of the open campaign. */
export const useCampaignBegunKey = (): number => useLateBegins(campaignHalfDoneOf(useApp()));
