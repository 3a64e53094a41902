/** Addresses of the screens, behind the #. */
export const HOME_PATH = '/';
export const NEW_PATH = '/new';
export const SETTINGS_PATH = '/settings';

/** A battle, its log or its end. */
export const battlePath = (id: string, view?: 'log' | 'end'): string =>
  view === undefined ? `/battle/${id}` : `/battle/${id}/${view}`;

export const NEW_CAMPAIGN_PATH = '/campaign/new';
export const STORAGE_PATH = '/storage';
export const IMPORT_PATH = '/import';
export const WORKSHOP_PATH = '/workshop';

/** One decision table of the workshop. */
export const behaviourPath = (id: string): string => `${WORKSHOP_PATH}/behaviour/${encodeURIComponent(id)}`;

/** A shared retinue: that of a code, or of a file that was brought. */
export const takePath = (code?: string): string => (code === undefined ? '/take' : `/take/${code}`);

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

/** A campaign's home, or one of its views; `of`: an operative, or what is printed. */
export const campaignPath = (id: string, view?: CampaignView, of?: string): string =>
  ['/campaign', id, ...(view === undefined ? [] : [view]), ...(of === undefined ? [] : [encodeURIComponent(of)])].join(
    '/',
  );
