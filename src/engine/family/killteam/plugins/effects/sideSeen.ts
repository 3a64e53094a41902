import type { Side } from '../../../../core/ids.ts';
import { askedSide, findOperative, opposing, sideMeant } from '../../model/lookup.ts';
import type { EffectsTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import type { SideWord } from '../../tables/effect.ts';

/** Who brings an effect about, and what it is of. */
export type Brought = Pick<EffectsTask, 'of'> & { readonly by?: string | null | undefined };

/** Nobody brings it about. */
export const NOBODYS: Brought = {};

/** The side of whoever brings something about, where nobody's story is told (K-01); null: nobody does, or the sides have names. */
const sideOf = ({ rules, state }: Game, { by }: Brought): Side | null =>
  rules.protagonists === null ? (findOperative(state, by ?? '')?.side ?? null) : null;

/**
 * A side as an effect names it: of two equal ones, `retinue` is that of whoever brings it about, `enemy` the other. Ploys
 * name their sides already as they are.
 */
export function sideSeen(game: Game, word: SideWord, brought: Brought): Side {
  const own = brought.of?.kind === 'ploy' ? null : sideOf(game, brought);
  if (own === null) return sideMeant(game.state, word);
  return word === 'retinue' ? own : opposing(game.state, own);
}

/** Who is asked what an effect leaves open: of two equal sides the one that brings it about. */
export const askedOf = (game: Game, brought: Brought): Side => sideOf(game, brought) ?? askedSide(game.state);
