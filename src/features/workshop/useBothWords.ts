import { useBehaviourWords } from '../../words/useBehaviourWords.ts';
import { useWorkshopWords } from '../../words/useWorkshopWords.ts';
import type { BothWords } from './picks.ts';

/** The words of the workshop and of decision tables. */
export function useBothWords(): BothWords {
  const words = useWorkshopWords();
  const said = useBehaviourWords();
  return { words, said };
}
