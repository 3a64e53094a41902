import { type ReactNode, useEffect, useState } from 'react';
import { useFirstWords } from '../words/useFirstWords.ts';
import { WordsContext } from '../words/useWords.ts';
import { ENGLISH, type Words, loadWords } from '../words/words.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Catalogues that have been fetched: a screen that comes later does not wait again. */
const here: { -readonly [L in Words['language']]?: Words } = { en: ENGLISH };

/** Gives the whole catalogue to a screen that is not the first; the one before stays until the next has come. */
export function AllWords({ children }: { readonly children: ReactNode }) {
  const { language } = useFirstWords();
  const [words, setWords] = useState<Words | null>(here[language] ?? null);
  useEffect(() => {
    let wanted = true;
    const show = (loaded: Words) => {
      here[language] = loaded;
      if (wanted) setWords(() => loaded);
    };
    loadWords(language).then(show, () => wanted && setWords((before) => before ?? ENGLISH));
    return () => {
      wanted = false;
    };
  }, [language]);
  if (words === null) return <LoadingScreen />;
  return <WordsContext value={words}>{children}</WordsContext>;
}
