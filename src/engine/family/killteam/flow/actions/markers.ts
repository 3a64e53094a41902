import { when } from '../../model/rejection.ts';
import { type ActionRule, nothingMore } from '../../rules/action.ts';
import { inControlRange, retinueOnly } from './reasons.ts';

/** Pick Up Marker: one that it controls; not in control range of enemies; one at a time (A3.1). */
export const pickUpMarker: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...inControlRange(attempt),
    ...when(attempt.operative.carriesMarker !== null, 'alreadyCarrying'),
    ...when(attempt.operative.abilities.includes('cannotPickUp'), 'cannotByCard'),
    ...when(!attempt.operative.nearMarker, 'noMarkerNear'),
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

/** Interact: with an object in control range; the table says what comes of it. */
export const interact: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...retinueOnly(attempt),
    ...inControlRange(attempt),
    ...when(attempt.operative.abilities.includes('cannotInteract'), 'cannotByCard'),
  ],
  chosen: nothingMore,
  perform: () => [],
};
