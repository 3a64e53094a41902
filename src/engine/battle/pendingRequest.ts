import type { Request } from '../dice/request.ts';
import { gameOf } from './battleDecider.ts';
import type { BattleState } from './state.ts';
import { openQuestion } from './tasks/modules.ts';

/** The open question of a battle, recomputed from its state; null: nothing is asked. */
export const pendingRequest = (state: BattleState): Request | null => openQuestion(gameOf(state));
