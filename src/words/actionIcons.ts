import type { ActionId } from '../engine/core/ids.ts';

/** Icons of actions, by their names in the set of the shared components. */
export type ActIcon =
  | 'reposition'
  | 'dash'
  | 'shoot'
  | 'fight'
  | 'charge'
  | 'fallBack'
  | 'reload'
  | 'interact'
  | 'reanimate'
  | 'pickUp'
  | 'guard'
  | 'pass';

export const ACTION_ICONS: Readonly<Record<ActionId, ActIcon>> = {
  reposition: 'reposition',
  dash: 'dash',
  fallBack: 'fallBack',
  charge: 'charge',
  shoot: 'shoot',
  fight: 'fight',
  guard: 'guard',
  pass: 'pass',
  pickUpMarker: 'pickUp',
  placeMarker: 'pickUp',
  reload: 'reload',
  pickUpOperative: 'pickUp',
  putDownOperative: 'pickUp',
  reanimate: 'reanimate',
  interact: 'interact',
  operateHatch: 'interact',
};
