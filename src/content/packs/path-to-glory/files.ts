import operatives from './operatives.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import weapons from './weapons.json' with { type: 'json' };

/** The files of Chaos Space Marines for the retinue. They name rows of the core pack. */
export const pathToGloryFiles: Readonly<Record<string, unknown>> = {
  'pack.json': pack,
  'weapons.json': weapons,
  'operatives.json': operatives,
};
