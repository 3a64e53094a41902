import bandFactions from './band-factions.json' with { type: 'json' };
import bandModels from './band-models.json' with { type: 'json' };
import bandScenarios from './band-scenarios.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import warBands from './war-bands.json' with { type: 'json' };

/** The files of our own war bands, their factions and scenarios. */
export const vanguardBandsFiles: Readonly<Record<string, unknown>> = {
  'pack.json': pack,
  'band-factions.json': bandFactions,
  'band-models.json': bandModels,
  'war-bands.json': warBands,
  'band-scenarios.json': bandScenarios,
};
