import { fetchedOnce } from './fetched.ts';
import type { Words } from './words.ts';

/** The whole catalogue by language: fetched with the first screen that needs more than the table. */
export const allWords = fetchedOnce<Words>(async (language) => (await import('./words.ts')).loadWords(language));
