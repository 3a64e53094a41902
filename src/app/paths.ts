/** Addresses of the screens, behind the #. */
export const HOME_PATH = '/';
export const NEW_PATH = '/new';
/** The generator of scenarios. */
export const GENERATOR_PATH = '/generate';
/** The deployment for a scenario. */
export const newBattlePath = (mission: string): string => `${NEW_PATH}/${mission}`;
/** What of a scenario is to be printed, or one of its sheets. */
export const printPath = (mission: string, sheet?: string): string =>
  sheet === undefined ? `/print/${mission}` : `/print/${mission}/${sheet}`;
export const SETTINGS_PATH = '/settings';

/** A battle, its log, its end or its master’s view. */
export const battlePath = (id: string, view?: 'log' | 'end' | 'master'): string =>
  view === undefined ? `/battle/${id}` : `/battle/${id}/${view}`;

export const NEW_CAMPAIGN_PATH = '/campaign/new';
export const STORAGE_PATH = '/storage';
export const IMPORT_PATH = '/import';
export const WORKSHOP_PATH = '/workshop';
export const ODDS_PATH = '/odds';

/** The workshop’s own pack. */
export const PACK_PATH = `${WORKSHOP_PATH}/pack`;

/** One roll table of the workshop. */
export const rollTablePath = (id: string): string => `${WORKSHOP_PATH}/table/${encodeURIComponent(id)}`;

/** What of the workshop is shared: a row by its kind and id, or all of it. */
export const sharePackPath = (kind: string, id = ''): string =>
  `${WORKSHOP_PATH}/share/${kind}${id === '' ? '' : `/${encodeURIComponent(id)}`}`;

/** What was shared, to be looked at: that of a code, or of a file that was brought (empty). */
export const takePackPath = (code: string): string => `${WORKSHOP_PATH}/take/${code}`;

/** What has just been taken, by the id of its pack. */
export const takenPath = (pack: string): string => `${WORKSHOP_PATH}/taken/${pack}`;

/** One decision table of the workshop. */
export const behaviourPath = (id: string): string => `${WORKSHOP_PATH}/behaviour/${encodeURIComponent(id)}`;

/** One scenario of the workshop, or a section of it. */
export const scenarioPath = (id: string, section: string | null = null): string =>
  [WORKSHOP_PATH, 'scenario', encodeURIComponent(id), ...(section === null ? [] : [section])].join('/');

/** One linked campaign of the workshop, or what of it is open. */
export const modulePath = (id: string, section: string | null = null): string =>
  [WORKSHOP_PATH, 'module', encodeURIComponent(id), ...(section === null ? [] : [encodeURIComponent(section)])].join(
    '/',
  );

/** A shared retinue: that of a code, or of a file that was brought. */
export const takePath = (code?: string): string => (code === undefined ? '/take' : `/take/${code}`);

/** Views of a campaign beside its home. */
const CAMPAIGN_VIEWS = [
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
type CampaignView = (typeof CAMPAIGN_VIEWS)[number];

/** A campaign's home, or one of its views; `of`: an operative, or what is printed. */
export const campaignPath = (id: string, view?: CampaignView, of?: string): string =>
  ['/campaign', id, ...(view === undefined ? [] : [view]), ...(of === undefined ? [] : [encodeURIComponent(of)])].join(
    '/',
  );
