import type { AppSettings } from '../state/store.ts';
import { type Language, preferredLanguage } from '../words/language.ts';

/** The language in which the page speaks, as it says itself. */
export const spokenLanguage = (): Language => (document.documentElement.lang === 'fr' ? 'fr' : 'en');

/** The language that is shown: the chosen one, else the browser's. */
export const languageOf = ({ language }: Pick<AppSettings, 'language'>): Language =>
  language === 'auto' ? preferredLanguage(navigator.languages) : language;
