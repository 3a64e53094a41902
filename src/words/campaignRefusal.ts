import type { CampaignRejection, CampaignRejectionCode } from '../engine/campaign/model/rejection.ts';

/** The engine's reasons, and those of the saved campaign. */
export type CampaignRefusalCode = CampaignRejectionCode | 'readOnly' | 'loading';

/** A sentence for each reason. */
export type CampaignRefusals = {
  readonly [C in CampaignRefusalCode]: (params: CampaignRejection['params']) => string;
};

/** Why a command was refused, in lower case and without a full stop. */
export const campaignRefusal = (
  words: { readonly campaign: { readonly refusals: CampaignRefusals } },
  refusal: { readonly code: CampaignRefusalCode; readonly params: CampaignRejection['params'] },
): string => words.campaign.refusals[refusal.code](refusal.params);
