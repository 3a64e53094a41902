import type { Operative } from '../../model/operative.ts';
import type { Rejection } from '../../model/rejection.ts';
import type { Game } from '../../rules/game.ts';
import type { Ploy } from '../../tables/ploy.ts';
import { tacticalReasons } from './decide.ts';
import { doesSomething, ploysOf, priceOf } from './use.ts';

declare module '../../rules/plugin.ts' {
  interface PluginViews {
    readonly ploys: PloysView;
  }
}

/** A tactical ploy that its side uses by itself. `reason`: why not now, null: it can. */
export interface UsablePloy {
  readonly ploy: Ploy;
  readonly cp: number;
  readonly reason: Rejection | null;
}

/** Tactical ploys that can be used in the activation of this one, and would do something (K-22). */
export interface PloysView {
  readonly inActivation: (operative: Operative) => readonly UsablePloy[];
}

const isByHand = (ploy: Ploy): boolean =>
  ploy.kind === 'tactical' && (ploy.moment === 'any' || ploy.moment === 'activation');

export const ploysView = (game: Game): PloysView => ({
  inActivation: ({ id, side }) =>
    ploysOf(game.state, side)
      .filter((ploy) => isByHand(ploy) && doesSomething(game, side, ploy, id))
      .map((ploy) => ({
        ploy,
        cp: priceOf(game.state, side, ploy),
        reason: tacticalReasons(game, side, ploy)[0] ?? null,
      })),
});
