import { useMemo } from 'react';
import type { FirstWords } from './firstWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** These words with the names and sentences of content that the first words have: they may know more, the rows of a campaign. */
export function useContentOf<T extends Pick<FirstWords, 'content'>>(words: T): T {
  const { content } = useFirstWords();
  return useMemo(() => (words.content === content ? words : { ...words, content }), [words, content]);
}
