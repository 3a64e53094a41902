import type { GameTypes } from '../log/battleBase.ts';
import { gameFor } from './registry.ts';
import type { AnyGame } from './system.ts';

type Battle = GameTypes['state'];

/** A live battle of whichever game it names, as everything above the engine uses it. */
export const anyBattle = {
  decider: {
    decide: (state, command) => gameFor(state).decider.decide(state, command),
    evolve: (state, event) => gameFor(state).decider.evolve(state, event),
  },
  pendingRequest: (state) => gameFor(state).pending(state),
  view: (state) => gameFor(state).view(state),
  byItself: (state, request) => gameFor(state).byItself(state, request),
  findsWays: (state, when) => gameFor(state).findsWays?.(state, when) ?? false,
  standing: (state) => gameFor(state).standing(state),
} satisfies Pick<AnyGame, 'decider' | 'view' | 'byItself' | 'findsWays' | 'standing'> & {
  readonly pendingRequest: (state: Battle) => GameTypes['request'] | null;
};
