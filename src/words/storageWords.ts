import type { storagePanel } from './en/campaign/storagePanel.ts';
import { fetchedOnce } from './fetched.ts';

/** What the screen about saving speaks with, beside the first words. */
export type StorageWords = typeof storagePanel;

/** That catalogue by language; it comes with its screen. */
export const storageWords = fetchedOnce<StorageWords>(async (language) =>
  language === 'en'
    ? (await import('./en/campaign/storagePanel.ts')).storagePanel
    : (await import('./fr/campaign/storagePanel.ts')).storagePanel,
);
