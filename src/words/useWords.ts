import { createContext, useContext } from 'react';
import { ENGLISH, type Words } from './words.ts';

/** The catalogue in use: `app` provides it, features read it. The one file of words that knows React. */
export const WordsContext = createContext<Words>(ENGLISH);

export const useWords = (): Words => useContext(WordsContext);
