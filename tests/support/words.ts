import { log as english } from '../../src/words/en/catalogues/log.ts';
import { home as englishHome } from '../../src/words/en/catalogues/home.ts';
import { saving as englishSaving } from '../../src/words/en/catalogues/saving.ts';
import { settings as englishSettings } from '../../src/words/en/catalogues/settings.ts';
import { log as french } from '../../src/words/fr/catalogues/log.ts';
import { home as frenchHome } from '../../src/words/fr/catalogues/home.ts';
import { saving as frenchSaving } from '../../src/words/fr/catalogues/saving.ts';
import { settings as frenchSettings } from '../../src/words/fr/catalogues/settings.ts';

/** What home, a battle and the settings say, in English. */
export const en = { ...english, ...englishHome, ...englishSaving, ...englishSettings };

/** The same in French. */
export const fr = { ...french, ...frenchHome, ...frenchSaving, ...frenchSettings };

export type SpokenWords = typeof en;
