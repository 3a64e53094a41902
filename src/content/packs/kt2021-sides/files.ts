import missions from './missions.json' with { type: 'json' };
import operatives from './operatives.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import retinues from './retinues.json' with { type: 'json' };
import tacOps from './tac-ops.json' with { type: 'json' };
import weapons from './weapons.json' with { type: 'json' };

/** The files of our own sides for Kill Team 2021. */
export const kt2021SidesFiles: Readonly<Record<string, unknown>> = {
  'pack.json': pack,
  'weapons.json': weapons,
  'operatives.json': operatives,
  'retinues.json': retinues,
  'missions.json': missions,
  'tac-ops.json': tacOps,
};

/** The same for Kill Team Lite. */
export const kt2021LiteSidesFiles: Readonly<Record<string, unknown>> = {
  ...kt2021SidesFiles,
  'pack.json': { ...pack, id: 'kt2021-lite-sides', name: 'Two sides for Kill Team Lite', ruleset: 'kt2021-lite' },
};
