import { nothingYet } from '../../src/engine/family/killteam/model/fresh.ts';
import type { Operative, Weapon } from '../../src/engine/family/killteam/model/operative.ts';
import type { FullSettings } from '../../src/engine/family/killteam/model/settings.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { operativeWith, weaponWith } from './attackContext.ts';
import { withCp } from './sides.ts';
import { RETINUE } from '../../src/engine/systems/acolyte/sides.ts';
import { slicesOf } from '../../src/engine/family/killteam/flow/killTeam.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';

/** A gun with its own counter of shots. */
export const gun = (id: string, set: Partial<Weapon> = {}): Weapon => ({
  ...weaponWith(),
  id,
  name: id,
  ammo: { counter: id, start: 6, perShot: 1 },
  ...set,
});

/** A ready operative of the retinue. */
export const ally = (id: string, set: Partial<Operative> = {}): Operative =>
  operativeWith({ id, name: id, readiness: 'ready', ...set });

/** A ready operative of the enemy. */
export const foe = (id: string, set: Partial<Operative> = {}): Operative => ally(id, { side: 'enemy', ...set });

/** Medium, assisted, everything on. */
export const settingsWith = (set: Partial<FullSettings> = {}): FullSettings => ({
  difficulty: 'medium',
  parameters: {
    ammo: true,
    startingCp: 1,
    eventFrom: 2,
    enemyInitiativeUpTo: 1,
    retinueDv: 6,
    startingAlert: 0,
    reinforcementDv: { d3: true, plus: 0 },
  },
  dice: { retinue: 'table', enemy: 'table' },
  automation: { attack: 'assisted', ammo: true, events: 'app', falling: true },
  readings: { retinueAlwaysFirst: false, guardLiteral: false, enemyAmmo: false },
  ...set,
});

/** The slices of the system, with a table of events where it has such. */
const slices = (ruleset: string): Partial<BattleState> => {
  const all = slicesOf(systemById(ruleset));
  return all.eventTable === undefined ? all : { ...all, eventTable: 'events' };
};

/** The first turning point's firefight, the retinue to activate, one operative on each side unless others are given. */
export const battleWith = (set: Partial<BattleState> = {}): BattleState => ({
  ...nothingYet(),
  ...slices(set.ruleset ?? 'acolyte'),
  ruleset: 'acolyte',
  seed: 'seed',
  settings: settingsWith(),
  players: [{ id: 'p1', name: 'One', mark: 'I' }],
  ...withCp(1),
  mission: {
    id: 'mission',
    name: 'Mission',
    role: 'either',
    turningPoints: null,
    setUp: [],
    primary: '',
    counters: [],
    ticks: [],
    provenance: 'ours',
  },
  operatives: [ally('vex'), foe('cultist')],
  turningPoint: 1,
  turningPoints: null,
  phase: 'firefight',
  initiative: RETINUE,
  turn: RETINUE,
  ...set,
});
