import type { Side } from '../../../core/ids.ts';
import { findOperative, ofSide, opposing, standing } from '../../../family/killteam/model/lookup.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { sentriesSide } from '../alarm/state.ts';
import { carrierOf, controllerOf } from '../markers/control.ts';
import type { Award, Fact } from '../match/match.ts';
import { markersOf } from '../match/matchOf.ts';
import type { Credit } from './state.ts';

/** One side, in one turning point (null: in the whole battle). */
export interface ScoredMoment {
  readonly side: Side;
  readonly turningPoint: number | null;
}

const held = (game: Game, side: Side): readonly string[] =>
  markersOf(game.state)
    .filter(({ id }) => controllerOf(game, id) === side)
    .map(({ id }) => id);

const hasKeyword = (state: BattleState, id: string | null, keyword: string | null): boolean =>
  keyword === null || (id !== null && findOperative(state, id)?.keywords.includes(keyword) === true);

const during =
  ({ turningPoint }: ScoredMoment) =>
  (each: { readonly turningPoint: number }): boolean =>
    turningPoint === null || each.turningPoint === turningPoint;

const sideOf = (state: BattleState, id: string | null): Side | null =>
  id === null ? null : (findOperative(state, id)?.side ?? null);

/** Those of the other side who fell to somebody of this one (K-60). */
const felledBy = (state: BattleState, moment: ScoredMoment): readonly Credit[] =>
  (state.credits ?? [])
    .filter(during(moment))
    .filter(({ by, victim }) => sideOf(state, by) === moment.side && sideOf(state, victim) !== moment.side);

type Fell = Extract<Fact, { kind: 'fell' }>;

const fell = (state: BattleState, moment: ScoredMoment, { manner, keyword, by }: Fell): number =>
  felledBy(state, moment).filter(
    (each) =>
      (manner === null || each.how === manner) &&
      hasKeyword(state, each.victim, keyword) &&
      hasKeyword(state, each.by, by),
  ).length;

const standingOf = (state: BattleState, side: Side): number => ofSide(state, side).filter(standing).length;

const acted = (state: BattleState, moment: ScoredMoment, action: string): number =>
  (state.missionActs ?? [])
    .filter(during(moment))
    .filter((each) => each.action === action && sideOf(state, each.operative) === moment.side).length;

const once = (holds: boolean): number => (holds ? 1 : 0);

const carried = (state: BattleState, side: Side, marker: string | null): number =>
  markersOf(state).filter(({ id }) => (marker === null || marker === id) && carrierOf(state, id)?.side === side).length;

function timesOf(game: Game, moment: ScoredMoment, fact: Fact): number {
  const { state } = game;
  const { side } = moment;
  const other = opposing(state, side);
  switch (fact.kind) {
    case 'controls':
      return held(game, side).filter((id) => fact.marker === null || fact.marker === id).length;
    case 'controlsMore':
      return once(held(game, side).length > held(game, other).length);
    case 'controlsChosen':
      return once(held(game, side).includes(state.chosenMarkers?.[fact.choice]?.[side] ?? ''));
    case 'carries':
      return carried(state, side, fact.marker);
    case 'fell':
      return fell(state, moment, fact);
    case 'fellMore':
      return once(felledBy(state, moment).length > felledBy(state, { ...moment, side: other }).length);
    case 'acted':
      return acted(state, moment, fact.action);
    case 'standingMore':
      return once(standingOf(state, side) > standingOf(state, other));
    case 'alarm':
      return once((state.alarm !== undefined) === (side === sentriesSide(state)));
    case 'asked':
      return 0;
  }
}

/** How often this is so for a side: as often as it is, or once where it must be so often. */
export function times(game: Game, moment: ScoredMoment, { fact, atLeast }: Pick<Award, 'fact' | 'atLeast'>): number {
  const found = timesOf(game, moment, fact);
  return atLeast === null ? found : once(found >= atLeast);
}
