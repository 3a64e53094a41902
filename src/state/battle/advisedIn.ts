import { adviceBy } from '../../engine/log/battleBase.ts';
import { gameFor } from '../../engine/systems/registry.ts';
import type { Rules } from '../answer/autoAnswer.ts';
import type { GameStore } from '../base/store.ts';

/** What the advisor of a battle says; `coming`: it is not here yet. A game without one advises nothing. */
export const advisedIn =
  (store: GameStore): Rules['advise'] =>
  (state, request) => {
    const { advisor } = store.getState();
    const game = gameFor(state);
    if (game.fetchAdvisor === null) return null;
    return advisor === null || advisor.kind !== game.view(state).kind ? 'coming' : adviceBy(advisor, state, request);
  };
