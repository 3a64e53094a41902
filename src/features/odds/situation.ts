import { NO_RULES, type OddsRules } from '../../engine/odds/shot.ts';

/** One side: its weapon, and the wounds it has left. The target of a shot is a side too. */
export interface Side {
  readonly dice: number;
  readonly hit: number;
  readonly normal: number;
  readonly critical: number;
  readonly wounds: number;
  readonly rules: OddsRules;
}

export type SideNumber = Exclude<keyof Side, 'rules'>;

/** How a fight is played: both well, both by striking, I well against one who strikes, I so that I suffer least. */
export const PLAYS = ['well', 'strike', 'wellOnStriker', 'leastHarm'] as const;
export type Plays = (typeof PLAYS)[number];

/** What is asked: a number of shots in a row, or one fight in which `mine` strikes first. */
export interface Situation {
  readonly kind: 'shoot' | 'fight';
  readonly mine: Side;
  readonly theirs: Side;
  readonly save: number;
  readonly shots: number;
  readonly inCover: boolean;
  readonly obscured: boolean;
  /** Seen from Vantage while in cover: two cover saves, or one critical, as the target chooses. */
  readonly vantage: boolean;
  readonly plays: Plays;
}

/** Smallest and largest of each number, ends included. */
export type Range = readonly [number, number];

export const SIDE_RANGES: Readonly<Record<SideNumber, Range>> = {
  dice: [0, 20],
  hit: [2, 6],
  normal: [0, 20],
  critical: [0, 20],
  wounds: [1, 60],
};
export const SAVE_RANGE: Range = [2, 6];
export const SHOTS_RANGE: Range = [1, 6];

export const isWithin = (value: number, [least, most]: Range): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Rules that are so or not, and those with a number: the numbers they can have, in the order in which taps go on. */
export const RULE_VALUES = {
  accurate: [1, 2, 3],
  balanced: null,
  brutal: null,
  ceaseless: null,
  devastating: [1, 2, 3, 4, 5],
  hot: null,
  lethal: [5, 4, 3, 2],
  piercing: [1, 2, 3],
  piercingCrits: [1, 2, 3],
  punishing: null,
  relentless: null,
  rending: null,
  saturate: null,
  severe: null,
  shock: null,
  stun: null,
} as const satisfies Partial<Record<keyof OddsRules, readonly number[] | null>>;

export type RuleId = keyof typeof RULE_VALUES;
export const RULE_IDS = Object.keys(RULE_VALUES) as readonly RuleId[];

const ONLY_SHOOT: ReadonlySet<RuleId> = new Set<RuleId>(['piercing', 'piercingCrits', 'saturate']);
const ONLY_FIGHT: ReadonlySet<RuleId> = new Set<RuleId>(['brutal', 'shock']);

/** The rules that matter to a shot, or to a fight. */
export const rulesFor = (kind: Situation['kind']): readonly RuleId[] =>
  RULE_IDS.filter((rule) => !(kind === 'shoot' ? ONLY_FIGHT : ONLY_SHOOT).has(rule));

/** The rules with one changed as by a tap: on and off, or the next number and after the last one off. */
export function nextOfRule(rules: OddsRules, rule: RuleId): OddsRules {
  const values: readonly number[] | null = RULE_VALUES[rule];
  if (values === null) return { ...rules, [rule]: !rules[rule] };
  return { ...rules, [rule]: values[values.indexOf(Number(rules[rule])) + 1] ?? 0 };
}

const BOLTER: Side = { dice: 4, hit: 3, normal: 3, critical: 4, wounds: 12, rules: NO_RULES };

export const FIRST_SITUATION: Situation = {
  kind: 'shoot',
  mine: BOLTER,
  theirs: { ...BOLTER, wounds: 8 },
  save: 4,
  shots: 1,
  inCover: false,
  obscured: false,
  vantage: false,
  plays: 'well',
};
