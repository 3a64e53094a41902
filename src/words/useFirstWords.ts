import { createContext, useContext } from 'react';
import { FIRST_ENGLISH, type FirstWords } from './firstWords.ts';

/** The part in use: `app` provides it; `useWords` gives all of it to the screens that come later. */
export const FirstWordsContext = createContext<FirstWords>(FIRST_ENGLISH);

export const useFirstWords = (): FirstWords => useContext(FirstWordsContext);
