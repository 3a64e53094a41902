import type { Side } from '../../../core/ids.ts';
import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import { byPeople, opposing } from '../../../family/killteam/model/lookup.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { BattleHooks } from '../../../family/killteam/rules/plugin.ts';
import type { MatchChoice } from '../match/match.ts';
import { markersOf, matchOf } from '../match/matchOf.ts';
import { chosenBy } from './state.ts';

/** The first marker that a side may choose; the second side looks from the end. */
function taken(state: BattleState, { id, differ }: MatchChoice, side: Side): string | null {
  const other = differ ? chosenBy(state, id, opposing(state, side)) : null;
  const free = markersOf(state).filter((marker) => marker.id !== other);
  return (side === state.sides[0].id ? free[0] : free.at(-1))?.id ?? null;
}

const choosesOf = (state: BattleState, side: Side): readonly BattleEvent[] =>
  (matchOf(state)?.choices ?? []).flatMap((choice): BattleEvent[] => {
    const marker = chosenBy(state, choice.id, side) === null ? taken(state, choice, side) : null;
    return marker === null ? [] : [{ type: 'markerChosen', side, choice: choice.id, marker }];
  });

/** As the battle begins, a side of the tables has chosen its markers (C-46). */
export const tablesChoose: BattleHooks['follows'] = ({ state }, events) =>
  events.some(({ type }) => type === 'battleStarted')
    ? state.sides.filter(({ id }) => !byPeople(state, id)).flatMap(({ id }) => choosesOf(state, id))
    : [];
