import { type Edition, editionOf, FIRST_EDITION } from '../../content/oddsEditions.ts';
import { NO_RULES, type OddsRules, type ShotPolicy } from '../../engine/odds/shot.ts';

/** One side: its weapon, and the wounds it has left. The target of a shot is a side too. */
export interface OddsSide {
  readonly dice: number;
  readonly hit: number;
  readonly normal: number;
  readonly critical: number;
  readonly wounds: number;
  readonly rules: OddsRules;
}

export type SideNumber = Exclude<keyof OddsSide, 'rules'>;

/** How a fight is played: both well, both by striking, I well against one who strikes, I so that I suffer least. */
export const PLAYS = ['well', 'strike', 'wellOnStriker', 'leastHarm'] as const;
export type Plays = (typeof PLAYS)[number];

/** More shots at the same target, by another weapon. `picked`: as in a situation. */
export interface Volley {
  readonly side: OddsSide;
  readonly shots: number;
  readonly picked: string | null;
}

/** How the choices of whoever shoots and of the target are made, as the engine has it; `cover` is the target’s. */
interface Choices {
  readonly rerolls: Exclude<ShotPolicy['reroll'], 'maxKill'>;
  readonly optional: ShotPolicy['optional'];
  readonly accurate: ShotPolicy['accurate'];
  readonly cover: ShotPolicy['cover'];
}

export const CHOICES: { readonly [Key in keyof Choices]: readonly Choices[Key][] } = {
  rerolls: ['fails', 'nonCrits', 'maxDamage', 'best'],
  optional: ['always', 'max'],
  accurate: ['always', 'max'],
  cover: ['optimal', 'always'],
};

/**
 * What is asked: shots in a row, or one fight in which `mine` strikes first. What one of the two does not know is kept for
 * when the other is asked.
 */
export interface OddsSituation extends Choices {
  readonly kind: 'shoot' | 'fight';
  readonly edition: Edition;
  readonly mine: OddsSide;
  readonly theirs: OddsSide;
  readonly save: number;
  /** Defence dice and invulnerable save (0: none), where the edition has them. */
  readonly defence: number;
  readonly invulnerable: number;
  readonly shots: number;
  /** Who shoots after that, in order. */
  readonly others: readonly Volley[];
  readonly inCover: boolean;
  readonly obscured: boolean;
  /** Seen from Vantage while in cover: two cover saves, or one critical, as the target chooses. */
  readonly vantage: boolean;
  readonly plays: Plays;
  /** Injured before it begins. */
  readonly injured: boolean;
  readonly foeInjured: boolean;
  /** Fights in a row; `swaps`: in every second one the other side strikes first; `injuries`: wounds injure between them. */
  readonly rounds: number;
  readonly swaps: boolean;
  readonly injuries: boolean;
  /** Ids of what the numbers were picked as, until one is changed: of a weapon; in a shot, of a target. */
  readonly picked: string | null;
  readonly foePicked: string | null;
}

/** Smallest and largest of each number, ends included. */
export type Range = readonly [number, number];

export const SIDE_RANGES: Readonly<Record<SideNumber, Range>> = {
  dice: [0, 30],
  hit: [2, 6],
  normal: [0, 99],
  critical: [0, 99],
  wounds: [1, 99],
};
export const SAVE_RANGE: Range = [2, 6];
export const SHOTS_RANGE: Range = [1, 6];
export const ROUNDS_RANGE: Range = [1, 4];
export const DEFENCE_RANGE: Range = [0, 6];
/** The invulnerable saves there are; 0: none. */
export const INVULNERABLE = [0, 6, 5, 4, 3, 2] as const;
export const MOST_OTHERS = 4;

export const isWithin = (value: number, [least, most]: Range): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Rules that are so or not, and those with a number: the numbers that taps go through, in their order. */
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

/** The numbers that a rule can have in an address, or printed on a weapon. */
const RULE_RANGES: Partial<Readonly<Record<RuleId, Range>>> = { lethal: [2, 6], devastating: [1, 99] };
const RULE_RANGE: Range = [1, 30];
export const canHave = (rule: RuleId, value: number): boolean => isWithin(value, RULE_RANGES[rule] ?? RULE_RANGE);

type Kind = OddsSituation['kind'];

const ONLY: Readonly<Record<Kind, ReadonlySet<RuleId>>> = {
  shoot: new Set<RuleId>(['piercing', 'piercingCrits', 'saturate']),
  fight: new Set<RuleId>(['shock']),
};
const OTHER = { shoot: 'fight', fight: 'shoot' } as const;

/** The rules that matter to a shot, or to a fight, in an edition. */
export const rulesFor = (kind: Kind, edition: Edition = FIRST_EDITION): readonly RuleId[] =>
  RULE_IDS.filter((rule) => !ONLY[OTHER[kind]].has(rule) && !editionOf(edition).lacks[kind].includes(rule));

/** The rules of a side that count: those that matter. */
export const countedRules = (rules: OddsRules, kind: Kind, edition: Edition): OddsRules => ({
  ...NO_RULES,
  ...Object.fromEntries(rulesFor(kind, edition).map((rule) => [rule, rules[rule]])),
});

/** The rules with one changed as by a tap: on and off, or the next number and after the last one off. */
export function nextOfRule(rules: OddsRules, rule: RuleId): OddsRules {
  const values: readonly number[] | null = RULE_VALUES[rule];
  if (values === null) return { ...rules, [rule]: !rules[rule] };
  return { ...rules, [rule]: values[values.indexOf(Number(rules[rule])) + 1] ?? 0 };
}

const nearest = (value: number, [least, most]: Range): number => Math.min(most, Math.max(least, value));

/** A side with each number as near as can be asked: packs may hold anything. */
export const heldSide = (side: OddsSide): OddsSide => ({
  ...side,
  dice: nearest(side.dice, SIDE_RANGES.dice),
  hit: nearest(side.hit, SIDE_RANGES.hit),
  normal: nearest(side.normal, SIDE_RANGES.normal),
  critical: nearest(side.critical, SIDE_RANGES.critical),
  wounds: nearest(side.wounds, SIDE_RANGES.wounds),
  rules: {
    ...side.rules,
    ...Object.fromEntries(
      RULE_IDS.filter((rule) => RULE_VALUES[rule] !== null && Number(side.rules[rule]) !== 0).map((rule) => [
        rule,
        nearest(Number(side.rules[rule]), RULE_RANGES[rule] ?? RULE_RANGE),
      ]),
    ),
  },
});

const BOLTER: OddsSide = { dice: 4, hit: 3, normal: 3, critical: 4, wounds: 12, rules: NO_RULES };

export const FIRST_SITUATION: OddsSituation = {
  kind: 'shoot',
  mine: BOLTER,
  theirs: { ...BOLTER, wounds: 8 },
  edition: FIRST_EDITION,
  save: 4,
  defence: 3,
  invulnerable: 0,
  shots: 1,
  others: [],
  inCover: false,
  obscured: false,
  vantage: false,
  plays: 'well',
  rerolls: 'fails',
  optional: 'always',
  accurate: 'always',
  cover: 'optimal',
  injured: false,
  foeInjured: false,
  rounds: 1,
  swaps: false,
  injuries: false,
  picked: null,
  foePicked: null,
};

/** The fight with the two sides in each other’s place. */
export const swapped = ({
  mine,
  theirs,
  injured,
  foeInjured,
  picked,
  foePicked,
}: OddsSituation): Partial<OddsSituation> => ({
  mine: theirs,
  theirs: mine,
  injured: foeInjured,
  foeInjured: injured,
  picked: foePicked,
  foePicked: picked,
});

/** Another attacker to begin with: the same weapon, once. */
export const nextVolley = ({ mine, picked }: OddsSituation): Volley => ({ side: mine, shots: 1, picked });
