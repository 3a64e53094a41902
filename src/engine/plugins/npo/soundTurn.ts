import * as z from 'zod/mini';
import { BEHAVIOUR_ACTIONS, PLACE_WISHES } from '../../behaviour/killTeam/step.ts';
import { plannedTurn, withSoundPlan } from '../../behaviour/soundPlan.ts';
import { ORDERS } from '../../core/ids.ts';
import type { EnemyTurn } from './state.ts';

const told = plannedTurn({ actions: BEHAVIOUR_ACTIONS, wishes: PLACE_WISHES, more: { order: z.enum(ORDERS) } });

/** The turn of an enemy as far as it is in order. */
export const soundTurn = (turn: EnemyTurn): EnemyTurn => withSoundPlan(told, turn);
