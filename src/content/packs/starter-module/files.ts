import { starterBehaviourFiles } from './behaviours.ts';
import missions from './missions.json' with { type: 'json' };
import modules from './modules.json' with { type: 'json' };
import operatives from './operatives.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import cisternEvents from './tables/cistern-events.json' with { type: 'json' };
import lastHourEvents from './tables/last-hour-events.json' with { type: 'json' };
import relayClues from './tables/relay-clues.json' with { type: 'json' };
import threeThroats from './tables/three-throats.json' with { type: 'json' };
import weapons from './weapons.json' with { type: 'json' };

/** The files of the starter module's pack, as an imported pack would bring them. It names rows of the core pack. */
export const starterModuleFiles: Readonly<Record<string, unknown>> = {
  'pack.json': pack,
  'missions.json': missions,
  'modules.json': modules,
  'operatives.json': operatives,
  'weapons.json': weapons,
  'tables/relay-clues.json': relayClues,
  'tables/cistern-events.json': cisternEvents,
  'tables/three-throats.json': threeThroats,
  'tables/last-hour-events.json': lastHourEvents,
  ...starterBehaviourFiles,
};
