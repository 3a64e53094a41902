import type { Advisor } from '../../engine/advisor/killTeamAdvisor.ts';
import type { Advice } from '../../engine/log/advice.ts';
import type { Request } from '../../engine/family/killteam/model/request.ts';
import { useGame } from '../base/useApp.ts';
import type { GameState } from '../base/store.ts';

/** What is advised on the open question, the same value as long as the state is the same; null: nothing, or not yet. */
const adviceOf = ({ battle, advisor }: Pick<GameState, 'battle' | 'advisor'>): Advice | null =>
  battle === null || battle.request === null ? null : (advisor?.advise(battle.state, battle.request) ?? null);

/** What is advised on a question while it is the open one. */
export const adviceOn = (game: Pick<GameState, 'battle' | 'advisor'>, { id }: Request): Advice | null =>
  game.battle?.request?.id === id ? adviceOf(game) : null;

/** What is advised on the open question, in a component. */
export const useAdvice = (): Advice | null => useGame(adviceOf);

/** The advisor of battles, in a component; null: it is still to come. */
export const useAdvisor = (): Advisor | null => useGame(({ advisor }) => advisor);
