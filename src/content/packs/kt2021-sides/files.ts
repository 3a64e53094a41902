import equipment from './equipment.json' with { type: 'json' };
import killTeams from './kill-teams.json' with { type: 'json' };
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
  'kill-teams.json': killTeams,
  'equipment.json': equipment,
  'retinues.json': retinues,
  'missions.json': missions,
  'tac-ops.json': tacOps,
};

/** Lite has no group activation: a card that has it would bring the core rules for it. */
const alone = operatives.map(({ group: _group, ...card }) => card);

/** The same for Kill Team Lite. */
export const kt2021LiteSidesFiles: Readonly<Record<string, unknown>> = {
  ...kt2021SidesFiles,
  'operatives.json': alone,
  'pack.json': { ...pack, id: 'kt2021-lite-sides', name: 'Two sides for Kill Team Lite', ruleset: 'kt2021-lite' },
};
