import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import { type Desk, useDesk } from './desk.ts';

/** The desk with the whole catalogue, for the parts that come after the table is shown. */
export interface FullDesk extends Desk {
  readonly words: Words;
}

/** Suspends until the whole catalogue is here. Throws outside of the battle screen (a bug). */
export function useFullDesk(): FullDesk {
  const desk = useDesk();
  return { ...desk, words: useWords() };
}
