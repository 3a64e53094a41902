import { table } from './en/table.ts';
import { fetchedOnce } from './fetched.ts';

/** The part of the catalogue that the table speaks with before anybody acts. */
export type TableWords = typeof table;

/** That part by language; English is there, French is fetched when it is asked for. */
export const tableWords = fetchedOnce<TableWords>(
  async (language) => (language === 'en' ? table : (await import('./fr/table.ts')).table),
  table,
);
