import type { DurableStore } from './durableStore.ts';
import { type Read, fieldsOf, flag, listOf, nullable, oneOf, optional, text, whole } from './fields.ts';
import { type Listing, listAll, listStored, storedSummary } from './listing.ts';
import type { TextStorage } from './textStorage.ts';

/** How a campaign is summed up beside it. */
export const campaignSummary = fieldsOf({
  name: text,
  /** Scenarios in the book; operatives that serve, and the scars among them. */
  scenarios: whole,
  operatives: whole,
  scars: whole,
  players: listOf(text),
  /** The battle of the scenario in hand; null: none is played. */
  inBattle: nullable(text),
  /** The battles whose book is closed; absent: written before this was noted. */
  told: optional(listOf(text)),
  /** It is the dataslate of a roster; absent: it is not. */
  dataslate: optional(flag),
  /** The bust of each of the retinue who serves or fell; absent: written before this was noted. */
  faces: optional(listOf(fieldsOf({ bust: text, fallen: flag }))),
  /** What waits: the battle in hand, what is to be written after it, the chapter at hand; absent: none of them. */
  waits: optional(fieldsOf({ for: oneOf('battle', 'writing', 'chapter'), title: text })),
  savedAt: text,
});

/** A campaign as the home screen lists it. `readable` false: only the id is known; opening it says why. */
export interface CampaignSummary extends Read<typeof campaignSummary> {
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
  read: (id, found) => (campaignSummary.is(found) ? { ...found, id, readable: true } : { id, ...NOTHING_KNOWN }),
};

/** One campaign as the synchronous store sums it up. */
export const storedCampaign = (storage: TextStorage, id: string): CampaignSummary =>
  storedSummary(campaigns, storage, id);

/** The campaigns of the synchronous store, newest first, without reading any of them. */
export const listStoredCampaigns = (storage: TextStorage): readonly CampaignSummary[] => listStored(campaigns, storage);

/** The same with the campaigns that only the second copy has. */
export const listAllCampaigns = (storage: TextStorage, durable: DurableStore): Promise<readonly CampaignSummary[]> =>
  listAll(campaigns, storage, durable);
