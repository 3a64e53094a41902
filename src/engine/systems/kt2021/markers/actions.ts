import { inControlRange } from '../../../family/killteam/flow/actions/reasons.ts';
import { isTouch, TOUCH } from '../../../family/killteam/model/boardMarkers.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import { type Rejection, when } from '../../../family/killteam/model/rejection.ts';
import type { ActionRule, ActionTry } from '../../../family/killteam/rules/action.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { forbidden } from '../../../family/killteam/stats/forbidden.ts';
import { markersOf, markerOf } from '../match/matchOf.ts';
import { noneInReach } from './onBoard.ts';
import { carrierOf, controllerOf } from './control.ts';

/** It has the Pick Up action: by its card, and by all that lasts (C-38, C-44). */
export const canPickUp = ({ state }: Pick<Game, 'state'>, operative: Operative): boolean =>
  !operative.abilities.includes('cannotPickUp') && forbidden(state, operative, 'pickUpMarker').length === 0;

/** Markers that lie on the table and can be picked up. */
export const lying = ({ state }: Pick<Game, 'state'>): readonly string[] =>
  markersOf(state)
    .filter(({ id, pickUp }) => pickUp && carrierOf(state, id) === null)
    .map(({ id }) => id);

/** The one that is meant: by its id; the only one there is, when nobody says which. */
export function meant(game: Pick<Game, 'state'>, note: string | null): string | null {
  if (note !== null) return markerOf(game.state, note)?.id ?? null;
  const all = lying(game);
  return all.length === 1 ? (all[0] ?? null) : null;
}

const controlled = ({ game, operative }: ActionTry, marker: string): readonly Rejection[] =>
  when(controllerOf(game, marker) !== operative.side, 'notControlled');

/** K-42, K-62: a marker within 1" of its centre, controlled; not in engagement range; one at a time. */
export const pickUpMarker: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...inControlRange(attempt),
    ...when(attempt.operative.abilities.includes('cannotPickUp'), 'cannotByCard'),
    ...when(attempt.operative.carriesMarker !== null, 'alreadyCarrying'),
    ...when(lying(attempt.game).length === 0, 'noMarkerNear'),
    ...noneInReach(attempt.game.state, attempt.operative, lying(attempt.game)),
  ],
  chosen: (attempt, { note, marker: place }) => {
    const marker = meant(attempt.game, note);
    if (marker === null || !lying(attempt.game).includes(marker)) return when(true, 'noMarkerNear');
    const far =
      place === undefined
        ? noneInReach(attempt.game.state, attempt.operative, [marker])
        : when(!isTouch(place.inches), 'noMarkerNear');
    return [...far, ...controlled(attempt, marker)];
  },
  perform: ({ operative }, { note }) => [{ type: 'markerCarried', operative: operative.id, marker: note }],
};

/** K-43: for 0 AP at any point of its own activation: within 1" and visible, else as near as can be. */
export const placeMarker: ActionRule = {
  ap: 0,
  repeatable: true,
  offered: (attempt) => [
    ...when(attempt.via !== 'action', 'notActing'),
    ...when(attempt.operative.carriesMarker === null, 'carriesNothing'),
  ],
  chosen: (_, { marker: place }) =>
    place === undefined || !place.room
      ? []
      : [...when(!isTouch(place.inches), 'outOfRange', { inches: TOUCH }), ...when(!place.visible, 'notVisible')],
  perform: ({ operative }) => [{ type: 'markerCarried', operative: operative.id, marker: null }],
};

/** Whoever carries a marker and cannot pick up any more drops it (C-38). */
export const mustDrop = (game: Pick<Game, 'state'>): readonly Operative[] =>
  game.state.operatives.filter((each) => each.carriesMarker !== null && !canPickUp(game, each));
