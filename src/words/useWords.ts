import { createContext, useContext, useMemo } from 'react';
import { fetchWords, wordsHere } from './catalogues.ts';
import { type Content, withContent } from './content.ts';
import type { Language } from './language.ts';
import type { CatalogueName, Words } from './words.ts';

/** How the app speaks now. */
export interface Speech {
  readonly language: Language;
  /** Names of packs in play that not every catalogue knows; null: none. */
  readonly names: Content | null;
}

/** `app` provides it. */
export const SpeechContext = createContext<Speech>({ language: 'en', names: null });

/**
 * A catalogue in the language of the app, with the names of the packs in play. Suspends until it is here; the routes of `app`
 * fetch what their screens speak with, so that nothing waits behind them.
 */
export function useWords<N extends CatalogueName>(name: N): Words<N> {
  const { language, names } = useContext(SpeechContext);
  const words = wordsHere(name, language);
  // Suspense takes what is thrown; `use` would have to be asked again by a render that finds the words here.
  if (words === null) throw fetchWords(name, language);
  return useMemo(() => (names === null ? words : withContent(words, names)), [words, names]);
}
