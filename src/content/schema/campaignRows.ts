import type { Trait } from '../../engine/family/killteam/traits/trait.ts';
import type { RowKind } from '../pack.ts';

/** Kinds of row that a campaign has, in packs of players, and what the trait of each says that it is of. */
export const CAMPAIGN_KINDS = {
  honours: 'honour',
  scars: 'scar',
  campaignPloys: 'ploy',
  campaignGear: 'equipment',
} as const satisfies Partial<Record<RowKind, Trait['source']>>;
export type CampaignKind = keyof typeof CAMPAIGN_KINDS;

export const isCampaignKind = (kind: string): kind is CampaignKind => Object.hasOwn(CAMPAIGN_KINDS, kind);
