/** Names of things in a battle. Plain strings: they are written into saves. */
export type OperativeId = string;
export type WeaponId = string;
export type PlayerId = string;
export type RuleId = string;

/** A side of a battle, by the id that its system gives it. */
export type Side = string;

export const ORDERS = ['engage', 'conceal'] as const;
export type Order = (typeof ORDERS)[number];

/** Actions an operative can perform. Kill Team 3 universal actions, guard, the four of ACOLYTE, Pass of 2021, and the hatches of boards. */
export const ACTION_IDS = [
  'reposition',
  'dash',
  'fallBack',
  'charge',
  'shoot',
  'fight',
  'operateHatch',
  'guard',
  'pickUpMarker',
  'placeMarker',
  'reload',
  'pickUpOperative',
  'putDownOperative',
  'reanimate',
  'interact',
  'pass',
] as const;
export type ActionId = (typeof ACTION_IDS)[number];

/** Not a name that every object has of itself: things are kept by id in plain objects, where "constructor" is never absent. */
export const isFreeName = (id: string): boolean => !(id in Object.prototype);
