import { NO_CONTENT } from './content.ts';
import { home } from './en/catalogues/home.ts';
import { shared } from './en/catalogues/shared.ts';
import { type Fetched, fetchedOnce } from './fetched.ts';
import type { Language } from './language.ts';
import type { LaterName } from './loaders.ts';
import type { CatalogueName, Words } from './words.ts';

const loadersOf = { en: () => import('./en/loaders.ts'), fr: () => import('./fr/loaders.ts') };

const later = <N extends LaterName>(name: N): Fetched<Words<N>> =>
  fetchedOnce<Words<N>>(async (language) => (await loadersOf[language]()).loaders[name]());

/** Every catalogue by language; one that is not given as it is comes with the first that asks for it. */
const catalogues: { readonly [N in CatalogueName]: Fetched<Words<N>> } = {
  shared: fetchedOnce(async () => (await import('./fr/catalogues/shared.ts')).shared, shared),
  home: fetchedOnce(async () => (await import('./fr/catalogues/home.ts')).home, home),
  saving: later('saving'),
  settings: later('settings'),
  battle: later('battle'),
  board: later('board'),
  barricades: later('barricades'),
  boardWhy: later('boardWhy'),
  otherwise: later('otherwise'),
  placeSearch: later('placeSearch'),
  play: later('play'),
  log: later('log'),
  behaviour: later('behaviour'),
  scenario: later('scenario'),
  campaign: later('campaign'),
  twoSides: later('twoSides'),
  odds: later('odds'),
  storage: later('storage'),
  sharing: later('sharing'),
  killTeams: later('killTeams'),
  warBands: later('warBands'),
  bandRows: later('bandRows'),
  boardKeys: later('boardKeys'),
  killzones: later('killzones'),
  dataslate: later('dataslate'),
  importing: later('importing'),
  printing: later('printing'),
  workshop: later('workshop'),
  making: later('making'),
  glossary: later('glossary'),
  rounds: later('rounds'),
  roundsFoes: later('roundsFoes'),
  strategy: later('strategy'),
  rulings: later('rulings'),
  terrain: later('terrain'),
  kt2021: later('kt2021'),
  kt2021Lite: later('kt2021Lite'),
  campaignRows: later('campaignRows'),
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
