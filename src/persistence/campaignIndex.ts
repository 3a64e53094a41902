import * as z from 'zod/mini';
import type { DurableStore } from './durableStore.ts';
import { type Listing, listAll, listStored, storedSummary } from './listing.ts';
import type { TextStorage } from './textStorage.ts';

const count = z.int();

/** How a campaign is summed up beside it. */
export const campaignSummary = z.object({
  name: z.string(),
  /** Scenarios in the book; operatives that serve, and the scars among them. */
  scenarios: count,
  operatives: count,
  scars: count,
  players: z.array(z.string()),
  /** The battle of the scenario in hand; null: none is played. */
  inBattle: z.nullable(z.string()),
  /** The battles whose book is closed; absent: written before this was noted. */
  told: z.optional(z.array(z.string())),
  savedAt: z.string(),
});

/** A campaign as the home screen lists it. `readable` false: only the id is known; opening it says why. */
export interface CampaignSummary extends z.infer<typeof campaignSummary> {
  readonly id: string;
  readonly readable: boolean;
}

const NOTHING_KNOWN = {
  name: '',
  scenarios: 0,
  operatives: 0,
  scars: 0,
  players: [],
  inBattle: null,
  savedAt: '',
  readable: false,
};

const campaigns: Listing<CampaignSummary> = {
  format: 'campaign',
  read: (id, found) => {
    const parsed = campaignSummary.safeParse(found);
    return parsed.success ? { id, ...parsed.data, readable: true } : { id, ...NOTHING_KNOWN };
  },
};

/** One campaign as the synchronous store sums it up. */
export const storedCampaign = (storage: TextStorage, id: string): CampaignSummary =>
  storedSummary(campaigns, storage, id);

/** The campaigns of the synchronous store, newest first, without reading any of them. */
export const listStoredCampaigns = (storage: TextStorage): readonly CampaignSummary[] => listStored(campaigns, storage);

/** The same with the campaigns that only the second copy has. */
export const listAllCampaigns = (storage: TextStorage, durable: DurableStore): Promise<readonly CampaignSummary[]> =>
  listAll(campaigns, storage, durable);
