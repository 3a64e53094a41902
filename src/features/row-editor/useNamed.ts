import { useCallback } from 'react';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';

/** What a row of the app is called in the language that is read. */
export function useNamed(): (id: string, name: string) => string {
  const words = useWords('play');
  return useCallback((id: string, name: string) => contentName(words, id, packName(words, name)), [words]);
}
