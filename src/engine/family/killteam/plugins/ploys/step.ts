import { ploysOf, ployUsed, priceOf, reasonsAgainst } from './use.ts';
import type { StrategyStep } from '../strategy/strategyStep.ts';
import { strategicChoice } from './tables.ts';

/** K-21: strategic ploys, in turn from the initiative player. */
export const ploysStep: StrategyStep = {
  id: 'ploys',
  matters: ({ state }) => state.sides.some(({ id }) => ploysOf(state, id).some(({ kind }) => kind === 'strategic')),
  offers: ({ state }, side) =>
    ploysOf(state, side)
      .filter(({ kind }) => kind === 'strategic')
      .map((ploy) => ({
        id: ploy.id,
        name: ploy.name,
        cp: priceOf(state, side, ploy),
        reason: reasonsAgainst(state, side, ploy)[0] ?? null,
      })),
  says: (game, side, { id }) =>
    ploysOf(game.state, side)
      .filter((ploy) => ploy.id === id)
      .flatMap((ploy) => ployUsed(game, side, ploy, null)),
  chosen: strategicChoice,
};
