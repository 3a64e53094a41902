import type { workshop } from './en/workshop/workshop.ts';
import { fetchedOnce } from './fetched.ts';

/** What the workshop speaks with, beside the words of decision tables. */
export type WorkshopWords = typeof workshop;

/** That catalogue by language; it comes with its screens. */
export const workshopWords = fetchedOnce<WorkshopWords>(async (language) =>
  language === 'en'
    ? (await import('./en/workshop/workshop.ts')).workshop
    : (await import('./fr/workshop/workshop.ts')).workshop,
);
