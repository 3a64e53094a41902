import { useWords } from '../../words/useWords.ts';
import type { BothWords } from './picks.ts';

/** The words of the workshop and of decision tables. */
export function useBothWords(): BothWords {
  const words = useWords('workshop');
  const said = useWords('behaviour');
  return { words, said };
}
