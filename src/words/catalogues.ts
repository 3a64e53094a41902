import { NO_CONTENT } from './content.ts';
import { home } from './en/catalogues/home.ts';
import { shared } from './en/catalogues/shared.ts';
import { type Fetched, fetchedOnce } from './fetched.ts';
import type { Language } from './language.ts';
import { contentOfRows } from './rows.ts';
import type { CatalogueName, Words } from './words.ts';

const each = <T>(from: Readonly<Record<Language, () => Promise<T>>>): Fetched<T> =>
  fetchedOnce((language) => from[language]());

/** Every catalogue by language; one that is not given as it is comes with the first that asks for it. */
const catalogues: { readonly [N in CatalogueName]: Fetched<Words<N>> } = {
  shared: fetchedOnce(async () => (await import('./fr/catalogues/shared.ts')).shared, shared),
  home: fetchedOnce(async () => (await import('./fr/catalogues/home.ts')).home, home),
  settings: each({
    en: async () => (await import('./en/catalogues/settings.ts')).settings,
    fr: async () => (await import('./fr/catalogues/settings.ts')).settings,
  }),
  battle: each({
    en: async () => (await import('./en/catalogues/battle.ts')).battle,
    fr: async () => (await import('./fr/catalogues/battle.ts')).battle,
  }),
  behaviour: each({
    en: async () => (await import('./en/behaviour/behaviour.ts')).behaviour,
    fr: async () => (await import('./fr/behaviour/behaviour.ts')).behaviour,
  }),
  scenario: each({
    en: async () => (await import('./en/scenario/scenario.ts')).scenario,
    fr: async () => (await import('./fr/scenario/scenario.ts')).scenario,
  }),
  campaign: each({
    en: async () => (await import('./en/catalogues/campaign.ts')).campaign,
    fr: async () => (await import('./fr/catalogues/campaign.ts')).campaign,
  }),
  odds: each({
    en: async () => (await import('./en/catalogues/odds.ts')).odds,
    fr: async () => (await import('./fr/catalogues/odds.ts')).odds,
  }),
  storage: each({
    en: async () => (await import('./en/campaign/storagePanel.ts')).storagePanel,
    fr: async () => (await import('./fr/campaign/storagePanel.ts')).storagePanel,
  }),
  sharing: each({
    en: async () => (await import('./en/catalogues/sharing.ts')).sharing,
    fr: async () => (await import('./fr/catalogues/sharing.ts')).sharing,
  }),
  importing: each({
    en: async () => (await import('./en/importing.ts')).importing,
    fr: async () => (await import('./fr/importing.ts')).importing,
  }),
  printing: each({
    en: async () => (await import('./en/scenarioPrint.ts')).scenarioPrint,
    fr: async () => (await import('./fr/scenarioPrint.ts')).scenarioPrint,
  }),
  workshop: each({
    en: async () => (await import('./en/catalogues/workshop.ts')).workshop,
    fr: async () => (await import('./fr/catalogues/workshop.ts')).workshop,
  }),
  campaignRows: each({
    en: async () => contentOfRows((await import('./en/campaign/rows.ts')).rows),
    fr: async () => contentOfRows((await import('./fr/campaign/rows.ts')).rows),
  }),
  starterModule: fetchedOnce(
    async () => (await import('./fr/starterModule/starterModule.ts')).starterModule,
    NO_CONTENT,
  ),
};

/** A catalogue in a language that has come; null: not yet. */
export const wordsHere = <N extends CatalogueName>(name: N, language: Language): Words<N> | null =>
  catalogues[name].here(language);

/** A catalogue in a language: the same promise each time. Rejects when it cannot be fetched. */
export const fetchWords = <N extends CatalogueName>(name: N, language: Language): Promise<Words<N>> =>
  catalogues[name].fetch(language);
