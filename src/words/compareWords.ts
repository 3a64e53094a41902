import type { oddsCompare } from './en/oddsCompare.ts';
import { fetchedOnce } from './fetched.ts';

/** What the comparison of odds speaks with. */
export type CompareWords = typeof oddsCompare;

/** That catalogue by language; it comes with its screen. */
export const compareWords = fetchedOnce<CompareWords>(async (language) =>
  language === 'en'
    ? (await import('./en/oddsCompare.ts')).oddsCompare
    : (await import('./fr/oddsCompare.ts')).oddsCompare,
);
