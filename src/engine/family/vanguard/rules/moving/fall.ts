import { beyond } from '../../../../core/inches.ts';
import { fallHits, FREE_DROP } from '../../../../core/roundsBook.ts';

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
  const hits = fallHits(height);
  return { falls: beyond(height, FREE_DROP), hits, ap: hits };
}

/** Whether a fall that gave so many wounds ends the action and knocks down: any wound does (V-46). */
export const isFelled = (wounds: number): boolean => wounds > 0;
