import { onceFor } from '../core/once.ts';
import { adviseOn, worthOf } from '../family/vanguard/advice/asked.ts';
import type { ChoiceWorth } from '../family/vanguard/advice/choice.ts';
import { type Cleared, clearingOf } from '../family/vanguard/advice/clearing.ts';
import type { Expected } from '../family/vanguard/advice/expected.ts';
import { forecastOf } from '../family/vanguard/advice/forecast.ts';
import { type Outlooks, outlooksOf } from '../family/vanguard/advice/outlooks.ts';
import { sharedWorth } from '../family/vanguard/advice/shared.ts';
import type { BattleState } from '../family/vanguard/model/battle.ts';
import type { Request } from '../family/vanguard/model/request.ts';
import type { Advice } from '../log/advice.ts';

/** What is advised in battles in rounds, and what attacks come to. Screens ask it, decisions never; each is worked out once for each state. */
export interface RoundsAdvisor {
  readonly kind: 'rounds';
  /** What is advised on the open question; null: nothing. */
  readonly advise: (state: BattleState, request: Request) => Advice | null;
  /** What each answer to the open question comes to; null: nothing is worked out. */
  readonly worth: (state: BattleState, request: Request) => ChoiceWorth | null;
  /** Attacks that whoever acts could declare now, and what Aim and Focus are worth. */
  readonly outlooks: (state: BattleState) => Outlooks;
  /** Dice of an attack shared among targets. */
  readonly shared: typeof sharedWorth;
  /** The attack in hand before its dice; null: there is none. */
  readonly forecast: (state: BattleState) => Expected | null;
  /** Whose fatigue to clear first, by side. */
  readonly clearing: (state: BattleState) => Readonly<Record<string, readonly Cleared[] | null>>;
}

/** The advisor of battles in rounds. */
export const roundsAdvisor: RoundsAdvisor = {
  kind: 'rounds',
  advise: adviseOn,
  worth: worthOf,
  outlooks: onceFor(outlooksOf),
  shared: sharedWorth,
  forecast: onceFor(forecastOf),
  clearing: onceFor((state) => Object.fromEntries(state.sides.map(({ id }) => [id, clearingOf(state, id)]))),
};
