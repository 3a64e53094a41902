import { nothingYet, unharmed } from '../../engine/family/killteam/model/fresh.ts';
import type { Operative, Weapon } from '../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { Task } from '../../engine/family/killteam/model/task.ts';
import type { Side } from '../../engine/core/ids.ts';

/** An operative with one weapon and nothing else; unhurt, so that the Hit of a case is the Hit that counts. */
export const bareOperative = (side: Side, weapon: Weapon | null, wounds: number): Operative => ({
  ...unharmed(),
  order: 'engage',
  owner: null,
  portrait: 'hood',
  apl: 2,
  move: 6,
  hit: 4,
  save: 5,
  keywords: [],
  abilities: [],
  reanimateBonus: 0,
  dv: 0,
  ammo: {},
  id: side,
  side,
  name: side,
  card: side,
  role: side,
  maxWounds: wounds,
  weapons: weapon === null ? [] : [weapon],
  wounds,
});

const settings: BattleState['settings'] = {
  dice: { retinue: 'table', enemy: 'table' },
  automation: { attack: 'assisted', falling: false },
  readings: { guardLiteral: false },
};

const mission: BattleState['mission'] = {
  id: 'case',
  name: 'case',
  role: 'either',
  turningPoints: null,
  setUp: [],
  primary: '',
  counters: [],
  ticks: [],
  provenance: 'ours',
};

/** A Kill Team 3 battle of these operatives alone, with this work in hand. */
export const bareBattle = (operatives: readonly Operative[], tasks: readonly Task[]): BattleState => ({
  ...nothingYet(),
  ruleset: 'kt3',
  seed: '',
  settings,
  players: [],
  mission,
  sides: [
    { id: 'retinue', name: '', cp: 0, hand: 'people' },
    { id: 'enemy', name: '', cp: 0, hand: 'people' },
  ],
  turn: 'retinue',
  turningPoint: 1,
  turningPoints: null,
  phase: 'firefight',
  initiative: 'retinue',
  operatives: [...operatives],
  tasks: [...tasks],
});
