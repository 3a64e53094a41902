import { type Fact, known, sightFrom, type Sight } from '../fact.ts';
import { factBook } from '../factBook.ts';

/** Moves after which a place may offer a target; `here`: no move. */
export const PLACES = ['here', 'reposition', 'dash', 'fallBack'] as const;
export type Place = (typeof PLACES)[number];

/** Of the enemy that acts. Those with `never` are read from the battle. */
const SELF: readonly Fact[] = [
  known('engaged', 'self', 0.25),
  known('canShoot', 'self', 0.7),
  known('canFight', 'self', 0.9),
  known('needsReload', 'self', 0.05, false),
  known('canCast', 'self', 0.1),
  known('woundsAboveHalf', 'self', 0.7),
  known('isBrawler', 'self', 0.5),
  known('isMarksman', 'self', 0.4),
  known('isCaster', 'self', 0.05),
  known('isBeast', 'self', 0.15),
  known('isHeavy', 'self', 0.1),
  known('dashesFirst', 'self', 0.05),
  known('alertAtLeast1', 'self', 0.8),
  known('alertAtLeast2', 'self', 0.7),
  known('alertAtLeast3', 'self', 0.4),
  known('heardNoise', 'self', 0.3),
  known('targetLocationSet', 'self', 0.3),
  known('broken', 'self', 0.05, false),
  known('sightLimited', 'self', 0.1, false),
  known('overwatches', 'self', 0.1),
  known('apAtLeast3', 'self', 0.2),
  { id: 'atTargetLocation', of: 'self', askedBy: 'is', worst: true, likely: 0.3 },
  { id: 'missionActionHere', of: 'self', askedBy: 'is', worst: true, likely: 0.3 },
  { id: 'farFromAll', of: 'self', askedBy: 'is', worst: false, likely: 0.3 },
];

/** Of one operative of the retinue, as the enemy that acts sees it. */
const TARGET: readonly Fact[] = [
  known('inControlRange', 'target', 0.1),
  known('wounded', 'target', 0.35),
  known('injured', 'target', 0.15),
  known('ready', 'target', 0.5),
  known('priorityTarget', 'target', 0.1),
  known('carriesMarker', 'target', 0.05),
  ...PLACES.flatMap(sightFrom),
  { id: 'chargeReach', of: 'target', askedBy: 'reach', worst: true, likely: 0.3 },
  { id: 'powerReach', of: 'target', askedBy: 'which', worst: true, likely: 0.4 },
  { id: 'within4', of: 'target', askedBy: 'which', worst: true, likely: 0.2 },
  { id: 'controlsObjective', of: 'target', askedBy: 'which', worst: true, likely: 0.2 },
  { id: 'friendsNear', of: 'target', askedBy: 'which', worst: false, likely: 0.2 },
];

/** Every fact that a table of Kill Team may name. */
export const KILL_TEAM_FACTS = factBook({
  self: SELF,
  targets: TARGET,
  places: PLACES,
  engaged: 'engaged',
  near: 'inControlRange',
  reach: 'chargeReach',
});

export const SELF_FACTS = KILL_TEAM_FACTS.self;
export const TARGET_FACTS = KILL_TEAM_FACTS.targets;
export const FACTS: readonly Fact[] = [...SELF, ...TARGET];
export const FACT_IDS: readonly string[] = FACTS.map((fact) => fact.id);

export const isSelfFact = KILL_TEAM_FACTS.isSelf;
export const isTargetFact = KILL_TEAM_FACTS.isTarget;
export const selfNumber = KILL_TEAM_FACTS.selfNumber;
export const targetNumber = KILL_TEAM_FACTS.targetNumber;

/** A place by its name; one that has none: here. */
export const placeNamed = (name: string): Place => PLACES.find((place) => place === name) ?? 'here';

/** The three facts that one look tells, from a place. */
export const sightFacts = (place: Place): Sight => KILL_TEAM_FACTS.sight(place);
