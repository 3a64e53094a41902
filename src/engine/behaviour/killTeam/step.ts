/** What an enemy does: the actions of Kill Team that its list may name, and `mission`, the scenario's own. */
export const BEHAVIOUR_ACTIONS = [
  'fight',
  'charge',
  'shoot',
  'reposition',
  'dash',
  'fallBack',
  'guard',
  'reload',
  'cast',
  'mission',
  'pass',
] as const;

/** What a place should offer, best first. `target`: somebody it may shoot from there; `clearTarget`: and not obscured. */
export const PLACE_WISHES = ['clearTarget', 'target', 'objectiveInView', 'nearObjective', 'nearAlly'] as const;

export type BehaviourAction = (typeof BEHAVIOUR_ACTIONS)[number];
export type PlaceWish = (typeof PLACE_WISHES)[number];

export const DESTINATIONS = ['closest', 'targetLocation', 'noise', 'waypoint', 'objective', 'entry', 'away'] as const;
export type Destination = (typeof DESTINATIONS)[number];
