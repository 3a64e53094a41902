import type { campaign } from './en/campaign/campaign.ts';
import { fetchedOnce } from './fetched.ts';
import type { UndoWords } from './undoLabel.ts';
import { rowWords, withRows } from './rowWords.ts';
import { type TableWords, tableWords } from './tableWords.ts';

/** What is said between battles. */
export type CampaignCatalogue = typeof campaign;

/** The words of the table with those of the campaign, and what Undo says of its battle. */
export type CampaignWords = TableWords & UndoWords & { readonly campaign: CampaignCatalogue };

/** That catalogue by language; nobody waits for it before a campaign is opened. */
export const campaignWords = fetchedOnce<CampaignWords>(async (language) => {
  const [table, undo, own, rows] = await Promise.all([
    tableWords.fetch(language),
    language === 'en' ? import('./en/undo.ts') : import('./fr/undo.ts'),
    language === 'en' ? import('./en/campaign/campaign.ts') : import('./fr/campaign/campaign.ts'),
    rowWords.fetch(language),
  ]);
  const { undoCommand, undoCorrection } = undo;
  return { ...withRows(table, rows), undoCommand, undoCorrection, campaign: own.campaign };
});
