/** Views of a campaign beside its home. */
export const CAMPAIGN_VIEWS = [
  'roster',
  'recruit',
  'deploy',
  'after',
  'chronicle',
  'fallen',
  'stash',
  'tracker',
  'settings',
  'print',
  'share',
  'timeline',
  'operative',
  'equip',
] as const;
export type CampaignView = (typeof CAMPAIGN_VIEWS)[number];
