import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useGame } from '../state/store.ts';
import { WordsContext } from '../words/useWords.ts';
import { type Words, loadWords } from '../words/words.ts';
import { languageOf } from './language.ts';

type WordsProviderProps = { readonly first: Words; readonly children: ReactNode };

/** Gives the catalogue of the chosen language to everything below; the one before stays until the next has come. */
export function WordsProvider({ first, children }: WordsProviderProps) {
  const language = useGame((game) => languageOf(game.settings));
  const [words, setWords] = useState(first);
  useEffect(() => {
    let wanted = true;
    loadWords(language).then(
      (loaded) => wanted && setWords(() => loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  useLayoutEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);
  return <WordsContext value={words}>{children}</WordsContext>;
}
