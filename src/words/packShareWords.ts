import type { packShare } from './en/packShare.ts';
import { fetchedOnce } from './fetched.ts';

/** What the screens of sharing and taking packs speak with. */
export type PackShareWords = typeof packShare;

/** That catalogue by language; it comes with its screens. */
export const packShareWords = fetchedOnce<PackShareWords>(async (language) =>
  language === 'en' ? (await import('./en/packShare.ts')).packShare : (await import('./fr/packShare.ts')).packShare,
);
