import { en } from './en.ts';
import type { Language } from './language.ts';

/** Every shown text. A missing or a superfluous key in another language does not compile. */
export type Words = typeof en;

/** The catalogue of a language; French is fetched when it is asked for. Rejects when it cannot be fetched. */
export const loadWords = async (language: Language): Promise<Words> =>
  language === 'en' ? en : (await import('./fr.ts')).fr;
