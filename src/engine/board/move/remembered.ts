import { INCH } from '../units.ts';
import { BLOCKED } from './ground.ts';

/** What is remembered of a way: nothing, that there is none, or what it costs beside its length, in whole inches above that. */
const [UNKNOWN, CLOSED, OPEN] = [0, 1, 2];

/** What a way costs beside its length, in grid steps, or `BLOCKED`: as it is remembered, or as `look` finds it now. */
export function remembered(known: Uint8Array, slot: number, look: () => number): number {
  const found = known[slot] ?? UNKNOWN;
  if (found !== UNKNOWN) return found === CLOSED ? BLOCKED : (found - OPEN) * INCH;
  const extra = look();
  known[slot] = extra === BLOCKED ? CLOSED : OPEN + Math.round(extra / INCH);
  return extra;
}
