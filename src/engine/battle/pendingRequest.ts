import type { Request } from '../dice/request.ts';
import { laterRules } from './laterRules.ts';
import type { BattleState } from './state.ts';
import { gameWith } from './tableDecider.ts';
import { openQuestion } from './tasks/modules.ts';

/** The open question of a battle, recomputed from its state; null: nothing is asked. */
export const pendingRequest = (state: BattleState): Request | null => openQuestion(gameWith(state, laterRules));
