import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useGame } from '../state/store.ts';
import { type FirstWords, loadFirstWords } from '../words/firstWords.ts';
import { fetchInUse } from '../words/fetched.ts';
import { rowWords, withRows } from '../words/rowWords.ts';
import { starterWords, withContent } from '../words/starterWords.ts';
import { FirstWordsContext } from '../words/useFirstWords.ts';
import type { Language } from '../words/language.ts';
import { languageOf } from './language.ts';

type WordsProviderProps = { readonly first: FirstWords; readonly children: ReactNode };

/** The first words of a language, with the rows of the campaign where they are named. */
async function wordsOf(language: Language, named: boolean): Promise<FirstWords> {
  const [words, rows] = await Promise.all([
    loadFirstWords(language),
    named ? rowWords.fetch(language) : null,
    fetchInUse(language),
  ]);
  return rows === null ? words : withRows(words, rows);
}

/**
 * Gives the first words of the chosen language to the app; those before stay until all that is in use has come. In a battle
 * of a campaign they come to know what its rows are called, for whatever names one; then, what the starter module says.
 */
export function WordsProvider({ first, children }: WordsProviderProps) {
  const language = useGame((game) => languageOf(game.settings));
  const named = useGame((game) => game.battle?.campaign !== undefined);
  const [words, setWords] = useState(first);
  useEffect(() => {
    let wanted = true;
    const show = (loaded: FirstWords) => wanted && setWords(() => loaded);
    const all = async () => {
      const loaded = await wordsOf(language, named);
      show(loaded);
      if (language !== 'en') show(withContent(loaded, await starterWords.fetch(language)));
    };
    all().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [language, named]);
  useLayoutEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);
  return <FirstWordsContext value={words}>{children}</FirstWordsContext>;
}
