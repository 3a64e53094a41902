import type { CampaignView } from './campaignViews.ts';

/** Addresses of the screens, behind the #. */
export const HOME_PATH = '/';
export const NEW_PATH = '/new';
/** A new battle of two equal sides. */
export const TWO_PATH = '/two';
export const SETTINGS_PATH = '/settings';
/** One page of the settings. */
export const settingsPath = (page: string): string => `${SETTINGS_PATH}/${page}`;

/** A battle, its log, its end or its master’s view. */
export const battlePath = (id: string, view?: 'log' | 'end' | 'master'): string =>
  view === undefined ? `/battle/${id}` : `/battle/${id}/${view}`;

export const NEW_CAMPAIGN_PATH = '/campaign/new';
export const STORAGE_PATH = '/storage';
/** The one door for a file, a link or a code. */
export const BRING_PATH = '/open';
export const IMPORT_PATH = '/import';
export const WORKSHOP_PATH = '/workshop';
export const ODDS_PATH = '/odds';

/** What the words of the game mean; `term`: this one in view. */
export const glossaryPath = (term?: string): string => (term === undefined ? '/glossary' : `/glossary/${term}`);

/** A shared retinue: that of a code, or of a file that was brought. */
export const takePath = (code?: string): string => (code === undefined ? '/take' : `/take/${code}`);

/** A campaign's home, or one of its views; `of`: an operative, or what is printed. */
export const campaignPath = (id: string, view?: CampaignView, of?: string): string =>
  ['/campaign', id, ...(view === undefined ? [] : [view]), ...(of === undefined ? [] : [encodeURIComponent(of)])].join(
    '/',
  );
