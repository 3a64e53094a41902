import { markersOfCarrier } from '../../model/lookup.ts';
import { type Rejection, when } from '../../model/rejection.ts';
import { type ActionRule, type ActionTry, nothingMore } from '../../rules/action.ts';
import { noMarkerInReach } from './inReach.ts';
import { hasChange } from '../../stats/changes.ts';
import { inControlRange, retinueOnly } from './reasons.ts';

/** Nobody says that a marker is near it: the board has the nearest so far away, or knows of none. */
function noneNear({ game: { state }, operative }: ActionTry): readonly Rejection[] {
  if (operative.nearMarker) return [];
  const far = noMarkerInReach(state, operative);
  return far.length > 0 ? far : when(true, 'noMarkerNear');
}

/** It carries as many markers as it may: one, some two (C9). */
const handsFull = ({ game: { state }, operative }: ActionTry): boolean =>
  markersOfCarrier(operative).length >= (hasChange(state, operative, 'burden') ? 2 : 1);

/** Pick Up Marker: one that it controls; not in control range of enemies; one at a time (A3.1). */
export const pickUpMarker: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...inControlRange(attempt),
    ...when(handsFull(attempt), 'alreadyCarrying'),
    ...when(attempt.operative.abilities.includes('cannotPickUp'), 'cannotByCard'),
    ...noneNear(attempt),
  ],
  chosen: nothingMore,
  perform: ({ operative }, { note }) => [{ type: 'markerCarried', operative: operative.id, marker: note ?? 'marker' }],
};

/** Place Marker: not in the activation in which it was picked up (A3.1). */
export const placeMarker: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...when(attempt.operative.carriesMarker === null, 'carriesNothing'),
    ...when(attempt.done.includes('pickUpMarker'), 'pickedUpBefore'),
  ],
  chosen: nothingMore,
  perform: ({ operative }) => [{ type: 'markerCarried', operative: operative.id, marker: null }],
};

/** An action with an object in control range that the board knows nothing of; the table says what comes of it. */
export const handle: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...retinueOnly(attempt),
    ...inControlRange(attempt),
    ...when(attempt.operative.abilities.includes('cannotInteract'), 'cannotByCard'),
  ],
  chosen: nothingMore,
  perform: () => [],
};

/** Interact: the same with a marker, where markers lie on a board. */
export const interact: ActionRule = {
  ...handle,
  offered: (attempt) => [...handle.offered(attempt), ...noMarkerInReach(attempt.game.state, attempt.operative)],
};
