import type { BattleState } from '../../family/killteam/model/state.ts';
import { holds } from './holds.ts';
import type { Ending } from './script.ts';

/** How a battle ends as it stands: the first ending of its scenario whose condition holds; null: there is none. */
export const endingOf = (state: BattleState): Ending | null =>
  state.mission.script?.endings.find((ending) => ending.if === null || holds(ending.if, state)) ?? null;
