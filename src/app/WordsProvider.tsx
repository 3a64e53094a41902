import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useGame } from '../state/store.ts';
import { type FirstWords, loadFirstWords } from '../words/firstWords.ts';
import { fetchInUse } from '../words/fetched.ts';
import { FirstWordsContext } from '../words/useFirstWords.ts';
import { languageOf } from './language.ts';

type WordsProviderProps = { readonly first: FirstWords; readonly children: ReactNode };

/** Gives the first words of the chosen language to the app; those before stay until all that is in use has come. */
export function WordsProvider({ first, children }: WordsProviderProps) {
  const language = useGame((game) => languageOf(game.settings));
  const [words, setWords] = useState(first);
  useEffect(() => {
    let wanted = true;
    Promise.all([loadFirstWords(language), fetchInUse(language)]).then(
      ([loaded]) => wanted && setWords(() => loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  useLayoutEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);
  return <FirstWordsContext value={words}>{children}</FirstWordsContext>;
}
