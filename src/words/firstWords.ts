import { first } from './en/first.ts';
import type { Language } from './language.ts';

/** The part of the catalogue that the first screen and the shell of the app speak with. */
export type FirstWords = typeof first;

/** The part that is there from the first paint. */
export const FIRST_ENGLISH: FirstWords = first;

/** That part in a language; French is fetched when it is asked for. Rejects when it cannot be fetched. */
export const loadFirstWords = async (language: Language): Promise<FirstWords> =>
  language === 'en' ? first : (await import('./fr/first.ts')).first;
