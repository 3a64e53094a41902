import type { rollTables } from './en/rollTables.ts';
import { fetchedOnce } from './fetched.ts';

/** What roll tables and decks of one’s own speak with. */
export type RollTableWords = typeof rollTables;

/** That catalogue by language; it comes with its screens. */
export const rollTableWords = fetchedOnce<RollTableWords>(async (language) =>
  language === 'en' ? (await import('./en/rollTables.ts')).rollTables : (await import('./fr/rollTables.ts')).rollTables,
);
