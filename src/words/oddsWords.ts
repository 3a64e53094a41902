import type { odds } from './en/odds.ts';
import { fetchedOnce } from './fetched.ts';

/** What the page of odds speaks with. */
export type OddsWords = typeof odds;

/** That catalogue by language; it comes with its screen. */
export const oddsWords = fetchedOnce<OddsWords>(async (language) =>
  language === 'en' ? (await import('./en/odds.ts')).odds : (await import('./fr/odds.ts')).odds,
);
