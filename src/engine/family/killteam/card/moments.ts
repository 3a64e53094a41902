/**
 * Moments at which something that lasts does something by itself. `activates`: somebody begins its activation; `moved`: its
 * move action is over; `movedTwice`: a Reposition and a Dash in one activation are; `shot`: its Shoot is; `activationOver`:
 * its activation is; `turningPointBegins`, `turningPointOver`: of nobody, so that 'this' is then
 * whoever brought it about.
 */
export const MOMENTS = [
  'activates',
  'moved',
  'movedTwice',
  'shot',
  'activationOver',
  'turningPointBegins',
  'turningPointOver',
] as const;
export type BattleMoment = (typeof MOMENTS)[number];
