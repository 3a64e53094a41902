import { type Fact, known, sightFrom } from '../fact.ts';
import { factBook } from '../factBook.ts';

/** Moves after which a place may offer a target; `here`: no move. */
export const ROUND_PLACES = ['here', 'walk', 'run'] as const;
export type RoundPlace = (typeof ROUND_PLACES)[number];

/** Of the model that acts. Those with `never` are read from the battle. */
const SELF: readonly Fact[] = [
  known('engaged', 'self', 0.25),
  known('down', 'self', 0.1, false),
  known('tired', 'self', 0.15, false),
  known('canShoot', 'self', 0.7),
  known('canFight', 'self', 0.9),
  known('canOwn', 'self', 0.15),
  known('isMarksman', 'self', 0.5),
  known('isLeader', 'self', 0.15),
  known('hurt', 'self', 0.25, false),
  known('cpAtLeast1', 'self', 0.6),
  known('cpAtLeast2', 'self', 0.4),
  known('broken', 'self', 0.15, false),
  known('behind', 'self', 0.4),
  known('lastRound', 'self', 0.2),
  known('actsLast', 'self', 0.2),
  known('again', 'self', 0.1),
  known('aimed', 'self', 0.1),
  known('focused', 'self', 0.1),
  { id: 'ownHere', of: 'self', askedBy: 'is', worst: true, likely: 0.5 },
  { id: 'onObjective', of: 'self', askedBy: 'is', worst: true, likely: 0.3 },
  { id: 'nearObjective', of: 'self', askedBy: 'is', worst: true, likely: 0.4 },
];

/** Of one model of the other war band, as the model that acts sees it. */
const TARGET: readonly Fact[] = [
  known('engagedWith', 'target', 0.1),
  known('engagedElsewhere', 'target', 0.15, false),
  known('isDown', 'target', 0.1),
  known('isTired', 'target', 0.25),
  known('hasActed', 'target', 0.5),
  known('isHurt', 'target', 0.25),
  known('oneWound', 'target', 0.3),
  known('leads', 'target', 0.2),
  ...ROUND_PLACES.flatMap(sightFrom),
  { id: 'chargeReach', of: 'target', askedBy: 'reach', worst: true, likely: 0.3 },
  { id: 'far', of: 'target', askedBy: 'which', worst: false, likely: 0.4 },
  { id: 'holdsObjective', of: 'target', askedBy: 'which', worst: true, likely: 0.25 },
  { id: 'friendsNear', of: 'target', askedBy: 'which', worst: false, likely: 0.2 },
];

/** Every fact that a table of a game in rounds may name. */
export const ROUND_FACTS = factBook({
  self: SELF,
  targets: TARGET,
  places: ROUND_PLACES,
  engaged: 'engaged',
  near: 'engagedWith',
  reach: 'chargeReach',
});

/** A place by its name; one that has none: here. */
export const roundPlaceNamed = (name: string): RoundPlace => ROUND_PLACES.find((place) => place === name) ?? 'here';
