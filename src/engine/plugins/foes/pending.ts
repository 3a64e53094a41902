import { pendingIn } from '../../family/vanguard/flow/advance.ts';
import type { Request } from '../../family/vanguard/model/request.ts';
import type { FoeBattle } from './state.ts';
import { lookIn } from './think.ts';

/** The open question of a battle in which tables may play a side, recomputed from the state; null: nothing is asked. */
export const pendingOf = (state: FoeBattle): Request | null => pendingIn(state) ?? lookIn(state);
