import { createContext, useContext } from 'react';
import { ENGLISH, type Words } from './words.ts';

/** The catalogue in use: `app` provides it, features read it. It and `useFirstWords` alone know React here. */
export const WordsContext = createContext<Words>(ENGLISH);

export const useWords = (): Words => useContext(WordsContext);
