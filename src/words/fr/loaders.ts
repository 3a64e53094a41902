import type { LaterLoaders } from '../loaders.ts';
import { contentOfRows } from '../rows.ts';

/** Where each catalogue of this language is. */
export const loaders: LaterLoaders = {
  saving: async () => (await import('./catalogues/saving.ts')).saving,
  settings: async () => (await import('./catalogues/settings.ts')).settings,
  battle: async () => (await import('./catalogues/battle.ts')).battle,
  board: async () => (await import('./board.ts')).board,
  barricades: async () => (await import('./barricades.ts')).barricades,
  boardWhy: async () => (await import('./boardWhy.ts')).boardWhy,
  otherwise: async () => (await import('./otherwise.ts')).otherwise,
  placeSearch: async () => (await import('./placeSearch.ts')).placeSearch,
  play: async () => (await import('./catalogues/play.ts')).play,
  log: async () => (await import('./catalogues/log.ts')).log,
  behaviour: async () => (await import('./behaviour/behaviour.ts')).behaviour,
  scenario: async () => (await import('./scenario/scenario.ts')).scenario,
  campaign: async () => (await import('./catalogues/campaign.ts')).campaign,
  twoSides: async () => (await import('./twoSides.ts')).twoSides,
  odds: async () => (await import('./catalogues/odds.ts')).odds,
  storage: async () => (await import('./campaign/storagePanel.ts')).storagePanel,
  sharing: async () => (await import('./catalogues/sharing.ts')).sharing,
  killTeams: async () => (await import('./killTeams.ts')).killTeams,
  warBands: async () => (await import('./warBands.ts')).warBands,
  bandRows: async () => (await import('./bandRows.ts')).bandRows,
  boardKeys: async () => (await import('./boardKeys.ts')).boardKeys,
  killzones: async () => (await import('./killzones.ts')).killzones,
  dataslate: async () => (await import('./dataslate.ts')).dataslate,
  importing: async () => (await import('./importing.ts')).importing,
  printing: async () => (await import('./scenarioPrint.ts')).scenarioPrint,
  workshop: async () => (await import('./catalogues/workshop.ts')).workshop,
  making: async () => (await import('./making/making.ts')).making,
  glossary: async () => (await import('./glossary/glossary.ts')).glossary,
  rounds: async () => (await import('./vanguard/vanguard.ts')).vanguard,
  roundsFoes: async () => (await import('./vanguard/foes.ts')).foes,
  strategy: async () => (await import('./strategy.ts')).strategy,
  rulings: async () => (await import('./systems/rulings.ts')).rulings,
  terrain: async () => (await import('./systems/terrain.ts')).terrain,
  kt2021: async () => (await import('./systems/kt2021.ts')).kt2021,
  kt2021Lite: async () => (await import('./systems/kt2021Lite.ts')).kt2021Lite,
  campaignRows: async () => {
    const [{ rows }, { tags }] = await Promise.all([import('./campaign/rows.ts'), import('./campaign/tags.ts')]);
    return contentOfRows({ ...rows, ...tags });
  },
};
