import { battle as english } from '../../src/words/en/catalogues/battle.ts';
import { home as englishHome } from '../../src/words/en/catalogues/home.ts';
import { battle as french } from '../../src/words/fr/catalogues/battle.ts';
import { home as frenchHome } from '../../src/words/fr/catalogues/home.ts';

/** What home and a battle say, in English. */
export const en = { ...englishHome, ...english };

/** The same in French. */
export const fr = { ...frenchHome, ...french };

export type SpokenWords = typeof en;
