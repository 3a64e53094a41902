import { setUpOf } from '../../engine/systems/battle.ts';
import type { SetUpStep } from '../../engine/systems/killTeamSystem.ts';
import type { KillTeamBattle } from './killTeam.ts';

/** What the table is told before the first turning point of a battle of the family, in order. */
export const setUpStepsOf = ({ state }: Pick<KillTeamBattle, 'state'>): readonly SetUpStep[] => setUpOf(state);
