import { within, wholeInches } from '../inches.ts';

/** Inches down that hurt nobody and are not counted, wanted or not (V-46). */
export const FREE_DROP = 2;

/** Wounds of each hit of a fall that is not saved. */
export const FALL_DAMAGE = 1;

/** What a way down does. */
export interface Fall {
  /** Further than 2": no move any more. */
  readonly falls: boolean;
  /** Hits, and their AP: the whole inches beyond 2" (V-46); below 3" there are none (V-47, X-58). */
  readonly hits: number;
  readonly ap: number;
}

/** What a drop of so many inches does. */
export function fallOf(height: number): Fall {
  const falls = !within(height, FREE_DROP);
  const hits = falls ? wholeInches(height - FREE_DROP) : 0;
  return { falls, hits, ap: hits };
}

/** Whether a fall that gave so many wounds ends the action and knocks down: any wound does (V-46). */
export const isFelled = (wounds: number): boolean => wounds > 0;
