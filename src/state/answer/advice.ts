import type { Advice } from '../../engine/log/advice.ts';
import type { Request } from '../../engine/log/request.ts';
import { advise } from '../../engine/systems/battle.ts';
import { useGame } from '../base/useApp.ts';
import type { OpenBattle } from '../base/store.ts';

/** What is advised on the open question of a battle, the same value as long as the state is the same; null: nothing. */
export const adviceOf = ({ state, request }: Pick<OpenBattle, 'state' | 'request'>): Advice | null =>
  request === null ? null : advise(state, request);

/** What is advised on a question of this battle while it is the open one. */
export const adviceOn = (battle: OpenBattle | null, { id }: Request): Advice | null =>
  battle !== null && battle.request?.id === id ? adviceOf(battle) : null;

/** What is advised on the open question, in a component. */
export const useAdvice = (): Advice | null => useGame(({ battle }) => (battle === null ? null : adviceOf(battle)));
