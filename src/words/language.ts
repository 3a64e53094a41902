export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the app that a browser's own languages ask for first. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'fr' || tag === 'en') === 'fr' ? 'fr' : 'en';

/** The language that is shown: the chosen one, else the browser's. */
export const languageOf = ({ language }: { readonly language: Language | 'auto' }): Language =>
  language === 'auto' ? preferredLanguage(navigator.languages) : language;

/** The language in which the page speaks, as it says itself. */
export const spokenLanguage = (): Language => (document.documentElement.lang === 'fr' ? 'fr' : 'en');
