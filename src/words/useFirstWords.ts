import { createContext, useContext } from 'react';
import { FIRST_ENGLISH, type FirstWords } from './firstWords.ts';

/** The part in use: `app` provides it. `useTableWords` and `useWords` give more, in the same language, to later screens. */
export const FirstWordsContext = createContext<FirstWords>(FIRST_ENGLISH);

export const useFirstWords = (): FirstWords => useContext(FirstWordsContext);
