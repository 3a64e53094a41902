import type { BattleState, Player, SideState } from './battle.ts';
import type { BattleModel } from './battleModel.ts';
import type { Scenario } from './scenario.ts';
import type { BattleSettings } from './battle.ts';

/** What happens to a model only in a battle. */
type Played = 'wounds' | 'activated' | 'fatigued' | 'down' | 'placed' | 'inPlay' | 'tokens';

/** A model before the battle, its card copied in: whole, unplaced. */
export const freshModel = (card: Omit<BattleModel, Played>): BattleModel => ({
  ...card,
  wounds: card.wn,
  activated: false,
  fatigued: false,
  down: false,
  placed: false,
  inPlay: false,
  tokens: {},
});

/** A side as it comes to the table. */
export type FreshSide = Pick<SideState, 'id' | 'name' | 'faction' | 'hand'>;

/** What a battle is made from. `models` of both sides, fresh. */
export interface BattlePlan {
  readonly ruleset: string;
  readonly seed: string;
  readonly settings: BattleSettings;
  readonly players: readonly Player[];
  readonly sides: readonly [FreshSide, FreshSide];
  readonly scenario: Scenario;
  readonly models: readonly BattleModel[];
}

const sideOf = (side: FreshSide, models: readonly BattleModel[]): SideState => ({
  ...side,
  cp: 0,
  tokens: 0,
  finished: false,
  started: models.filter((model) => model.side === side.id).length,
  broken: false,
  points: 0,
});

/** A battle before anything has happened in it. */
export const freshBattle = ({ sides: [first, second], players, models, ...plan }: BattlePlan): BattleState => ({
  ...plan,
  players: [...players],
  sides: [sideOf(first, models), sideOf(second, models)],
  models: [...models],
  engagement: [],
  round: 0,
  lastRound: plan.scenario.rounds,
  step: 'setUp',
  turn: null,
  firstFinished: null,
  activation: null,
  succession: null,
  back: null,
  tasks: [],
  asked: 0,
  score: [],
  touching: {},
  result: null,
});

/** Dice on the table for both, every step shown. */
export const usualSettings = (sides: readonly string[]): BattleSettings => ({
  dice: Object.fromEntries(sides.map((side) => [side, 'table' as const])),
  automation: { attack: 'assisted', enemy: 'assisted' },
  readings: { retaliateToDisengage: false },
});
