import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { Award, Fact, Match } from '../../src/engine/systems/kt2021/match/match.ts';

/** A mission between two sides in which nothing is played for, as a test changes it. */
export const aMatch = (set: Partial<Match> = {}): Match => ({
  initiative: 'book',
  cp: 2,
  zones: 'within 6 inches of a short edge',
  markers: [],
  actions: [],
  choices: [],
  awards: [],
  tacOps: 0,
  ...set,
});

/** The battle with this to play for. */
export const withMatch = (state: BattleState, match: Match): BattleState => ({
  ...state,
  mission: { ...state.mission, match },
});

/** Points for something, at the end of each turning point, as a test changes it. */
export const anAward = (fact: Fact, set: Partial<Award> = {}): Award => ({
  id: 'award',
  name: 'Award',
  at: 'turningPoint',
  from: null,
  to: null,
  fact,
  atLeast: null,
  points: 1,
  most: null,
  ...set,
});
