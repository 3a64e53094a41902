import type { Language } from './language.ts';
import { contentOfRows } from './rows.ts';
import type { CatalogueName, Words } from './words.ts';

/** Catalogues that no screen speaks with at first. */
export type LaterName = Exclude<CatalogueName, 'shared' | 'home' | 'starterModule'>;

/** Where each of them is, by language. */
export const loaders: { readonly [N in LaterName]: Readonly<Record<Language, () => Promise<Words<N>>>> } = {
  settings: {
    en: async () => (await import('./en/catalogues/settings.ts')).settings,
    fr: async () => (await import('./fr/catalogues/settings.ts')).settings,
  },
  battle: {
    en: async () => (await import('./en/catalogues/battle.ts')).battle,
    fr: async () => (await import('./fr/catalogues/battle.ts')).battle,
  },
  behaviour: {
    en: async () => (await import('./en/behaviour/behaviour.ts')).behaviour,
    fr: async () => (await import('./fr/behaviour/behaviour.ts')).behaviour,
  },
  scenario: {
    en: async () => (await import('./en/scenario/scenario.ts')).scenario,
    fr: async () => (await import('./fr/scenario/scenario.ts')).scenario,
  },
  campaign: {
    en: async () => (await import('./en/catalogues/campaign.ts')).campaign,
    fr: async () => (await import('./fr/catalogues/campaign.ts')).campaign,
  },
  odds: {
    en: async () => (await import('./en/catalogues/odds.ts')).odds,
    fr: async () => (await import('./fr/catalogues/odds.ts')).odds,
  },
  storage: {
    en: async () => (await import('./en/campaign/storagePanel.ts')).storagePanel,
    fr: async () => (await import('./fr/campaign/storagePanel.ts')).storagePanel,
  },
  sharing: {
    en: async () => (await import('./en/catalogues/sharing.ts')).sharing,
    fr: async () => (await import('./fr/catalogues/sharing.ts')).sharing,
  },
  importing: {
    en: async () => (await import('./en/importing.ts')).importing,
    fr: async () => (await import('./fr/importing.ts')).importing,
  },
  printing: {
    en: async () => (await import('./en/scenarioPrint.ts')).scenarioPrint,
    fr: async () => (await import('./fr/scenarioPrint.ts')).scenarioPrint,
  },
  workshop: {
    en: async () => (await import('./en/catalogues/workshop.ts')).workshop,
    fr: async () => (await import('./fr/catalogues/workshop.ts')).workshop,
  },
  campaignRows: {
    en: async () => contentOfRows((await import('./en/campaign/rows.ts')).rows),
    fr: async () => contentOfRows((await import('./fr/campaign/rows.ts')).rows),
  },
};
