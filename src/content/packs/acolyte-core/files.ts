import armour from './armour.json' with { type: 'json' };
import { behaviourFiles } from './behaviours.ts';
import difficulty from './difficulty.json' with { type: 'json' };
import factions from './factions.json' with { type: 'json' };
import missions from './missions.json' with { type: 'json' };
import operatives from './operatives.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import retinues from './retinues.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import { tableFiles } from './tables.ts';
import weapons from './weapons.json' with { type: 'json' };

/** The files of the bundled pack, as an imported pack would bring them. */
export const acolyteCoreFiles: Readonly<Record<string, unknown>> = {
  'pack.json': pack,
  'weapons.json': weapons,
  'armour.json': armour,
  'operatives.json': operatives,
  'factions.json': factions,
  'missions.json': missions,
  ...tableFiles,
  'difficulty.json': difficulty,
  'retinues.json': retinues,
  'scenarios.json': scenarios,
  ...behaviourFiles,
};
