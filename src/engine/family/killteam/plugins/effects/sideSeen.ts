import type { Side } from '../../../../core/ids.ts';
import { askedSide, findOperative, opposing, sideMeant } from '../../model/lookup.ts';
import type { Game } from '../../rules/game.ts';
import type { SideWord } from '../../tables/effect.ts';

/** The side of whoever brings something about, where nobody's story is told (K-01); null: nobody does, or the sides have names. */
const sideOf = ({ rules, state }: Game, by: string | null | undefined): Side | null =>
  rules.protagonists === null ? (findOperative(state, by ?? '')?.side ?? null) : null;

/** A side as an effect names it: of two equal ones, `retinue` is that of whoever brings it about, `enemy` the other. */
export function sideSeen(game: Game, word: SideWord, by: string | null | undefined): Side {
  const own = sideOf(game, by);
  if (own === null) return sideMeant(game.state, word);
  return word === 'retinue' ? own : opposing(game.state, own);
}

/** Who is asked what an effect leaves open: of two equal sides the one that brings it about. */
export const askedOf = (game: Game, by: string | null | undefined): Side => sideOf(game, by) ?? askedSide(game.state);
