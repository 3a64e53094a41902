import type { Side } from '../../core/ids.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { CpBySide, KillTeamRules } from '../../family/killteam/rules/killTeamRules.ts';
import { initiative } from './initiative.ts';
import { thirdEdition } from './thirdEdition.ts';

const STARTING_CP = 2;

/** Command points of the sides that people play: tables have none (A9). */
const eachPlayed = ({ sides }: BattleState, cp: (side: Side) => number): CpBySide =>
  Object.fromEntries(sides.map(({ id, hand }) => [id, hand === 'people' ? cp(id) : 0]));

/** Kill Team, third edition: its two sides are alike. */
export const kt3Rules: KillTeamRules = {
  ...thirdEdition,
  id: 'kt3',
  version: '1.0.0',
  initiative,
  startingCp: (state) => eachPlayed(state, () => STARTING_CP),
  readyCp: (state, first) => eachPlayed(state, (side) => (state.turningPoint > 1 && side !== first ? 2 : 1)),
};
