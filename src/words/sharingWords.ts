import type { sharing } from './en/sharing.ts';
import { fetchedOnce } from './fetched.ts';

/** What sharing and taking a retinue speak with, beside the first words. */
export type SharingWords = typeof sharing;

/** That catalogue by language; it comes with its screens. */
export const sharingWords = fetchedOnce<SharingWords>(async (language) =>
  language === 'en' ? (await import('./en/sharing.ts')).sharing : (await import('./fr/sharing.ts')).sharing,
);
