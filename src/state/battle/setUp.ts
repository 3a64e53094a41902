import { setUpOf } from '../../engine/systems/battle.ts';
import type { SetUpStep } from '../../engine/systems/system.ts';
import type { OpenBattle } from '../base/store.ts';

/** What the table is told before the first turning point of a battle, in order. */
export const setUpStepsOf = ({ state }: Pick<OpenBattle, 'state'>): readonly SetUpStep[] => setUpOf(state);
