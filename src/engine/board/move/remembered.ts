import { INCH } from '../units.ts';
import { BLOCKED } from './ground.ts';

/** What is remembered of a way: nothing, that there is none, or what it costs beside its length, in whole inches above that. */
const [UNKNOWN, CLOSED, OPEN] = [0, 1, 2];

/** What is remembered of what a way costs beside its length, in grid steps, or `BLOCKED`; null: nothing. */
export function read(known: Uint8Array, slot: number): number | null {
  const found = known[slot] ?? UNKNOWN;
  if (found === UNKNOWN) return null;
  return found === CLOSED ? BLOCKED : (found - OPEN) * INCH;
}

/** Remembers it. */
export function remember(known: Uint8Array, slot: number, extra: number): number {
  known[slot] = extra === BLOCKED ? CLOSED : OPEN + Math.round(extra / INCH);
  return extra;
}

/** Whether it is remembered that there is none. */
export const isClosed = (known: Uint8Array, slot: number): boolean => known[slot] === CLOSED;
