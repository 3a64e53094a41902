import type { Rules } from '../answer/autoAnswer.ts';
import type { GameStore } from '../base/store.ts';

/** What an app's advisor says; `coming`: it is not here yet. */
export const advisedIn =
  (store: GameStore): Rules['advise'] =>
  (state, request) => {
    const { advisor } = store.getState();
    return advisor === null ? 'coming' : advisor.advise(state, request);
  };
