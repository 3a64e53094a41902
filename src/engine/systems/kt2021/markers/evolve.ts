import { findOperative, standing } from '../../../family/killteam/model/lookup.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Handlers } from '../../../family/killteam/rules/plugin.ts';
import { markersOf } from '../match/matchOf.ts';
import { knownOf, withKnown } from './state.ts';

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);

/** It stands elsewhere: nobody has said of which markers it is near now. */
const moved = (state: BattleState, id: string): BattleState =>
  markersOf(state).reduce((after, marker) => {
    const { unsure } = knownOf(after, marker.id);
    return unsure.includes(id) ? after : withKnown(after, marker.id, { unsure: [...unsure, id] });
  }, state);

const told = (state: BattleState, id: string, markers: readonly string[]): BattleState =>
  markersOf(state).reduce((after, marker) => {
    const { near, unsure } = knownOf(after, marker.id);
    const others = without(near, id);
    return withKnown(after, marker.id, {
      near: markers.includes(marker.id) ? [...others, id] : others,
      unsure: without(unsure, id),
    });
  }, state);

/** K-43: it lies within 1" of whoever dropped it; of all others that stand it is not known. */
function dropped(state: BattleState, marker: string, by: string): BattleState {
  const dropper = findOperative(state, by);
  const others = state.operatives.filter((each) => standing(each) && each.id !== by).map(({ id }) => id);
  const near = dropper !== null && standing(dropper) ? [by] : [];
  return withKnown(state, marker, { near, unsure: others });
}

const carried = (state: BattleState, id: string): string | null => findOperative(state, id)?.carriesMarker ?? null;

/** What was carried by somebody lies on the table. */
function fallen(state: BattleState, id: string): BattleState {
  const marker = carried(state, id);
  return marker === null ? state : withKnown(dropped(state, marker, id), marker, { near: [] });
}

/** What is known of markers, kept up with what happens. These run before the flow's own. */
export const markerHandlers = {
  nearTold: (state, { marker, operatives }) => withKnown(state, marker, { near: [...operatives], unsure: [] }),
  placeTold: (state, { operative, markers }) => told(state, operative, markers),
  controlChanged: (state, { marker, side }) => withKnown(state, marker, { held: side }),
  actionUndone: (state) => state,
  factsForgotten: (state, { operative }) => moved(state, operative),
  operativeAdded: (state, { operative }) => moved(state, operative.id),
  incapacitated: (state, { operative }) => fallen(state, operative),
  markerCarried: (state, { operative, marker }) => {
    const before = carried(state, operative);
    if (marker !== null) return withKnown(state, marker, { near: [operative], unsure: [] });
    return before === null ? state : dropped(state, before, operative);
  },
} satisfies Partial<Handlers>;
