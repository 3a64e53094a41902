import { en } from './en.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every shown text. A missing or a superfluous key in another language does not compile. */
export type Words = typeof en;

/** The catalogue that is there from the first paint. */
export const ENGLISH: Words = en;

/** The catalogue of a language; French is fetched when it is asked for. Rejects when it cannot be fetched. */
export const loadWords = async (language: Language): Promise<Words> =>
  language === 'en' ? en : (await import('./fr.ts')).fr;

/** The language of the app that a browser's own languages ask for first. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'fr' || tag === 'en') === 'fr' ? 'fr' : 'en';
