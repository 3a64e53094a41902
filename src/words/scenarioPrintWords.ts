import type { scenarioPrint } from './en/scenarioPrint.ts';
import { fetchedOnce } from './fetched.ts';

/** What a scenario is printed with. */
export type ScenarioPrintWords = typeof scenarioPrint;

/** That catalogue by language; it comes with the sheets. */
export const scenarioPrintWords = fetchedOnce<ScenarioPrintWords>(async (language) =>
  language === 'en'
    ? (await import('./en/scenarioPrint.ts')).scenarioPrint
    : (await import('./fr/scenarioPrint.ts')).scenarioPrint,
);
