import { present } from '../core/invariant.ts';

/**
 * How a fact is learnt when neither the state of the battle nor an earlier answer knows it. `sight`: one question for all
 * targets, who is seen and how covered; `reach`: who is the closest it can charge; `which`: a tick for each target; `is`: yes
 * or no; `never`: the state always knows.
 */
type AskedBy = 'sight' | 'reach' | 'which' | 'is' | 'never';

/** One thing that may be so, not so, or not known. */
interface Fact {
  readonly id: string;
  readonly of: 'self' | 'target';
  readonly askedBy: AskedBy;
  /** The answer that is worse for the players: what "I don't know" stands for (threat principle, kill-team.md A9.4). */
  readonly worst: boolean;
  /** How often it is so, 0..1: for judging which question tells most, and for measuring (DECISIONS, Measuring). */
  readonly likely: number;
}

/** Moves after which a place may offer a target; `here`: no move. */
export const PLACES = ['here', 'reposition', 'dash', 'fallBack'] as const;
export type Place = (typeof PLACES)[number];

const known = (id: string, of: Fact['of'], likely: number, worst = true): Fact => ({
  id,
  of,
  askedBy: 'never',
  worst,
  likely,
});

const sightFrom = (place: Place): readonly Fact[] => {
  const name = (what: string): string => (place === 'here' ? what : `${what}.${place}`);
  const common = { of: 'target', askedBy: 'sight' } as const;
  return [
    { ...common, id: name('validTarget'), worst: true, likely: place === 'here' ? 0.4 : 0.5 },
    { ...common, id: name('inCover'), worst: false, likely: 0.4 },
    { ...common, id: name('obscured'), worst: false, likely: 0.25 },
  ];
};

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

/** Every fact that a table may name, in a fixed order. */
export const SELF_FACTS: readonly Fact[] = SELF;
export const TARGET_FACTS: readonly Fact[] = TARGET;
export const FACTS: readonly Fact[] = [...SELF, ...TARGET];

const numbers = (facts: readonly Fact[]): ReadonlyMap<string, number> =>
  new Map(facts.map(({ id }, index) => [id, index]));

/** Places of the facts in `SELF_FACTS` and `TARGET_FACTS`. */
const SELF_NUMBER = numbers(SELF);
const TARGET_NUMBER = numbers(TARGET);

export const isSelfFact = (id: string): boolean => SELF_NUMBER.has(id);
export const isTargetFact = (id: string): boolean => TARGET_NUMBER.has(id);

/** Throws (a bug) for a fact that does not exist: tables are checked when they are loaded. */
export const selfNumber = (id: string): number => present(SELF_NUMBER.get(id), `fact ${id} of the enemy`);
export const targetNumber = (id: string): number => present(TARGET_NUMBER.get(id), `fact ${id} of a target`);

/** The three facts that one look tells, from a place. */
export const sightFacts = (place: Place): readonly [valid: number, inCover: number, obscured: number] => {
  const suffix = place === 'here' ? '' : `.${place}`;
  return [targetNumber(`validTarget${suffix}`), targetNumber(`inCover${suffix}`), targetNumber(`obscured${suffix}`)];
};
