/**
 * What a model of a war band does by its table: the acts of Vanguard (V-23 to V-29), an attack as `shoot` or `strike`, `own`: an
 * action of its card, `push`: its fatigue action comes next (V-32), `pass`: its activation is over.
 */
export const ROUND_ACTIONS = [
  'shoot',
  'strike',
  'charge',
  'walk',
  'run',
  'aim',
  'focus',
  'standUp',
  'own',
  'push',
  'pass',
] as const;
export type RoundAction = (typeof ROUND_ACTIONS)[number];

/** What a place should offer, best first. `target`: somebody it may shoot from there; `clearTarget`: and not obscured. */
export const ROUND_WISHES = [
  'clearTarget',
  'target',
  'onObjective',
  'nearObjective',
  'outOfReach',
  'nearFriend',
] as const;
export type RoundWish = (typeof ROUND_WISHES)[number];

/** Whither a move heads. */
export const ROUND_DESTINATIONS = ['closest', 'objective', 'friend', 'away'] as const;
export type RoundDestination = (typeof ROUND_DESTINATIONS)[number];
