import factions from './factions.json' with { type: 'json' };
import operatives from './operatives.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import weapons from './weapons.json' with { type: 'json' };

/** The files of further enemies: Imperial garrison and Secutarii. They name rows of the core pack. */
export const bestiaryFiles: Readonly<Record<string, unknown>> = {
  'pack.json': pack,
  'weapons.json': weapons,
  'operatives.json': operatives,
  'factions.json': factions,
};
