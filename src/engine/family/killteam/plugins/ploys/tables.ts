import type { Side } from '../../../../core/ids.ts';
import { sideById } from '../../model/lookup.ts';
import type { Game } from '../../rules/game.ts';
import type { Ploy } from '../../tables/ploy.ts';
import { doesSomething, ploysOf, priceOf, reasonsAgainst } from './use.ts';

/** Command points that tables keep for tactical ploys when they choose a strategic one. */
const KEPT = 1;

/**
 * Our rule for a side played by tables: of its strategic ploys the first that it can pay and would still have a point left; of
 * tactical ones, at their moment, the first that it can pay and of which something comes.
 */
export const strategicChoice = (game: Game, side: Side): string | null =>
  ploysOf(game.state, side).find(
    (ploy) =>
      ploy.kind === 'strategic' &&
      reasonsAgainst(game.state, side, ploy).length === 0 &&
      priceOf(game.state, side, ploy) + KEPT <= sideById(game.state, side).cp &&
      doesSomething(game, side, ploy, null),
  )?.id ?? null;

export const tacticalChoice = (offers: readonly Ploy[]): Ploy | null => offers[0] ?? null;
