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

/**
 * Moments at which somebody is asked whether to use a trait. `onEvent`: the event is about to be rolled; `onDown`: it is about
 * to go down; `onJam`: its gun jams, or is empty after a Shoot; `onHarm`: an event or a power is about to harm it;
 * `onLeaving`: an enemy has fallen back from its control range, and it fights that enemy for free;
 * `onTarget`: somebody else is shot at, and it may become the target; `onMiss`: its Shoot from Vantage did no damage, and it
 * may make it again; `onNear`: an enemy has moved near it, and it may fight that enemy for free; `onRolled`: the die of the
 * event lies there, and may be rolled again before its row is followed.
 */
export const REACTIONS = [
  'onEvent',
  'onDown',
  'onJam',
  'onHarm',
  'onLeaving',
  'onTarget',
  'onMiss',
  'onNear',
  'onRolled',
] as const;
export type Reaction = (typeof REACTIONS)[number];
