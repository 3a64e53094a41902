import { createContext, useContext, useMemo } from 'react';
import { fetchWords, wordsHere } from './catalogues.ts';
import type { Language } from './language.ts';
import type { CatalogueName, Words } from './words.ts';

/** How the app speaks now. */
export interface Speech {
  readonly language: Language;
  /** The words of a catalogue as they are said here: with names of packs in play, in the terms of a system. */
  readonly as: <T extends object>(words: T) => T;
}

/** Words as their catalogue has them. */
export const asWritten: Speech['as'] = (words) => words;

/** `app` provides it. */
export const SpeechContext = createContext<Speech>({ language: 'en', as: asWritten });

/**
 * A catalogue in the language of the app, as it is said here. Suspends until it is here; the routes of `app`
 * fetch what their screens speak with, so that nothing waits behind them.
 */
export function useWords<N extends CatalogueName>(name: N): Words<N> {
  const { language, as } = useContext(SpeechContext);
  const words = wordsHere(name, language);
  // Suspense takes what is thrown; `use` would have to be asked again by a render that finds the words here.
  if (words === null) throw fetchWords(name, language);
  return useMemo(() => as(words), [words, as]);
}
