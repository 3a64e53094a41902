import type { campaign } from './en/campaign/campaign.ts';
import { fetchedOnce } from './fetched.ts';
import { rowWords, withRows } from './rowWords.ts';
import { type TableWords, tableWords } from './tableWords.ts';

/** What is said between battles. */
export type CampaignCatalogue = typeof campaign;

/** The words of the table with those of the campaign. */
export type CampaignWords = TableWords & { readonly campaign: CampaignCatalogue };

/** That catalogue by language; nobody waits for it before a campaign is opened. */
export const campaignWords = fetchedOnce<CampaignWords>(async (language) => {
  const [table, own, rows] = await Promise.all([
    tableWords.fetch(language),
    language === 'en' ? import('./en/campaign/campaign.ts') : import('./fr/campaign/campaign.ts'),
    rowWords.fetch(language),
  ]);
  return { ...withRows(table, rows), campaign: own.campaign };
});
