import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Match, MatchMarker } from './match.ts';

/** What two sides play for; null: the mission of this battle does not say. */
export const matchOf = ({ mission }: Pick<BattleState, 'mission'>): Match | null => mission.match ?? null;

/** The markers of the mission, in its order. */
export const markersOf = (state: Pick<BattleState, 'mission'>): readonly MatchMarker[] => matchOf(state)?.markers ?? [];

/** The marker of this id; null: the mission has none. */
export const markerOf = (state: Pick<BattleState, 'mission'>, id: string): MatchMarker | null =>
  markersOf(state).find((each) => each.id === id) ?? null;
