import type { Advisor } from '../../engine/advisor/killTeamAdvisor.ts';
import { adviceBy } from '../../engine/log/battleBase.ts';
import type { Advice } from '../../engine/log/advice.ts';
import type { RequestOf } from '../../engine/log/request.ts';
import { useGame } from '../base/useApp.ts';
import type { GameState } from '../base/store.ts';
import { killTeamAdvisorIn } from '../battle/killTeam.ts';

/** What is advised on the open question, the same value as long as the state is the same; null: nothing, or not yet. */
function adviceOf({ battle, advisor }: Pick<GameState, 'battle' | 'advisor'>): Advice | null {
  if (battle === null || battle.request === null || advisor?.kind !== battle.view.kind) return null;
  return adviceBy(advisor, battle.state, battle.request);
}

/** What is advised on a question while it is the open one. */
export const adviceOn = (game: Pick<GameState, 'battle' | 'advisor'>, { id }: RequestOf): Advice | null =>
  game.battle?.request?.id === id ? adviceOf(game) : null;

/** What is advised on the open question, in a component. */
export const useAdvice = (): Advice | null => useGame(adviceOf);

/** The advisor of battles of the Kill Team family, in a component; null: it is still to come. */
export const useAdvisor = (): Advisor | null => useGame(({ advisor }) => killTeamAdvisorIn(advisor));
