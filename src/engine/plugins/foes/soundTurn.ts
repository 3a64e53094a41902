import { ROUND_ACTIONS, ROUND_WISHES } from '../../behaviour/rounds/step.ts';
import { plannedTurn, withSoundPlan } from '../../behaviour/soundPlan.ts';
import type { FoeTurn } from './state.ts';

const told = plannedTurn({ actions: ROUND_ACTIONS, wishes: ROUND_WISHES });

/** The turn of a model as far as it is in order. */
export const soundTurn = (turn: FoeTurn): FoeTurn => withSoundPlan(told, turn);
