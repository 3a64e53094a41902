import type { Side } from '../../../../core/ids.ts';
import type { Operative } from '../../model/operative.ts';
import type { Rejection } from '../../model/rejection.ts';
import type { Game } from '../../rules/game.ts';
import type { Ploy } from '../../tables/ploy.ts';
import { actingFriend, tacticalReasons } from './decide.ts';
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

/** Ploys of one side, whoever acts. */
export interface PloysOfSide {
  readonly side: Side;
  readonly ploys: readonly UsablePloy[];
}

/** Tactical ploys that sides use by themselves, as far as something would come of them (K-22). */
export interface PloysView {
  /** In the activation of this one: its own side's. */
  readonly inActivation: (operative: Operative) => readonly UsablePloy[];
  /** At any time in the firefight, of each side of people, whoever acts; without sides that have none. */
  readonly anyTime: readonly PloysOfSide[];
}

const usable = (game: Game, side: Side, ploy: Ploy): UsablePloy => ({
  ploy,
  cp: priceOf(game.state, side, ploy),
  reason: tacticalReasons(game, side, ploy)[0] ?? null,
});

const ofMoment = (game: Game, side: Side, moment: 'any' | 'activation', operative: string | null) =>
  ploysOf(game.state, side)
    .filter((ploy) => ploy.kind === 'tactical' && ploy.moment === moment && doesSomething(game, side, ploy, operative))
    .map((ploy) => usable(game, side, ploy));

function anyTime(game: Game): readonly PloysOfSide[] {
  const { state } = game;
  if (state.phase !== 'firefight' || state.result !== null) return [];
  return state.sides
    .filter(({ hand }) => hand === 'people')
    .map(({ id }) => ({ side: id, ploys: ofMoment(game, id, 'any', actingFriend(state, id)) }))
    .filter(({ ploys }) => ploys.length > 0);
}

export const ploysView = (game: Game): PloysView => ({
  inActivation: ({ id, side }) => ofMoment(game, side, 'activation', id),
  anyTime: anyTime(game),
});
