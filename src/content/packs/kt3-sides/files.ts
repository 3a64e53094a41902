import missions from './missions.json' with { type: 'json' };
import operatives from './operatives.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import retinues from './retinues.json' with { type: 'json' };
import weapons from './weapons.json' with { type: 'json' };

/** The files of our own small sides for plain Kill Team 3. */
export const kt3SidesFiles: Readonly<Record<string, unknown>> = {
  'pack.json': pack,
  'weapons.json': weapons,
  'operatives.json': operatives,
  'retinues.json': retinues,
  'missions.json': missions,
};
