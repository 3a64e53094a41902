import type { importing } from './en/importing.ts';
import { fetchedOnce } from './fetched.ts';

/** What the screen that imports rosters speaks with, beside the whole catalogue. */
export type ImportingWords = typeof importing;

/** That catalogue by language; it comes with its screen. */
export const importingWords = fetchedOnce<ImportingWords>(async (language) =>
  language === 'en' ? (await import('./en/importing.ts')).importing : (await import('./fr/importing.ts')).importing,
);
