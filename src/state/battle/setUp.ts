import type { SetUpStep } from '../../engine/systems/killTeamSystem.ts';
import { type KillTeamBattle, killTeamGameOf } from './killTeam.ts';

/** What the table is told before the first turning point of a battle of the family, in order. */
export const setUpStepsOf = ({ state }: Pick<KillTeamBattle, 'state'>): readonly SetUpStep[] =>
  killTeamGameOf(state).setUp(state);
