import type { Request } from '../log/request.ts';
import { laterRules } from './laterRules.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { gameWith } from '../family/killteam/flow/tableDecider.ts';
import { openQuestion } from '../family/killteam/flow/tasks/modules.ts';

/** The open question of a battle, recomputed from its state; null: nothing is asked. */
export const pendingRequest = (state: BattleState): Request | null => openQuestion(gameWith(state, laterRules));
