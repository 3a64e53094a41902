import type { Operative } from '../model/operative.ts';
import type { Game } from '../rules/game.ts';

/** K-26: activations that a rule allows out of turn; X-57: a group that went whole counts, and nothing follows it. */
export const tooManyInSuccession = ({ rules: { turns }, state }: Game, { side }: Operative): boolean =>
  turns.inSuccession !== null && state.succession?.side === side && state.succession.count >= turns.inSuccession;
