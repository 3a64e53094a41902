import awards from './awards.json' with { type: 'json' };
import backgrounds from './backgrounds.json' with { type: 'json' };
import bases from './bases.json' with { type: 'json' };
import casualties from './casualties.json' with { type: 'json' };
import difficulty from './difficulty.json' with { type: 'json' };
import equipment from './equipment.json' with { type: 'json' };
import honours from './honours.json' with { type: 'json' };
import levels from './levels.json' with { type: 'json' };
import loot from './loot.json' with { type: 'json' };
import objectives from './objectives.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import perils from './tables/perils.json' with { type: 'json' };
import ploys from './ploys.json' with { type: 'json' };
import powers from './powers.json' with { type: 'json' };
import recruits from './recruits.json' with { type: 'json' };
import scars from './scars.json' with { type: 'json' };
import wargear from './wargear.json' with { type: 'json' };
import weapons from './weapons.json' with { type: 'json' };

/** The files of the bundled campaign pack, as an imported pack would bring them. */
export const acolyteCampaignFiles: Readonly<Record<string, unknown>> = {
  'pack.json': pack,
  'weapons.json': weapons,
  'wargear.json': wargear,
  'backgrounds.json': backgrounds,
  'honours.json': honours,
  'scars.json': scars,
  'ploys.json': ploys,
  'powers.json': powers,
  'equipment.json': equipment,
  'levels.json': levels,
  'casualties.json': casualties,
  'awards.json': awards,
  'objectives.json': objectives,
  'loot.json': loot,
  'bases.json': bases,
  'difficulty.json': difficulty,
  'recruits.json': recruits,
  'tables/perils.json': perils,
};
