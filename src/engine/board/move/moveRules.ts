import type { Part } from '../part.ts';
import { EPSILON, INCH } from '../units.ts';

/** Measuring noise, in inches: 3.0000001 is 3. */
const NOISE = 1e-6;

/** How a game lets somebody jump. Lengths in grid steps. */
export interface JumpRules {
  /** How far at most, in one straight line. */
  readonly most: number;
  /** How much higher or lower a landing may be for nothing. */
  readonly level: number;
  /** It may land further down than that, and drops the rest. */
  readonly drops: boolean;
  /** Only from Vantage higher than this over the ground; null: from any terrain. */
  readonly fromVantageOver: number | null;
}

/** What a game makes of a move. Lengths, heights and costs in grid steps. */
export interface MoveRules {
  /** What a straight part on the level costs; never less than its length. */
  readonly straight: (length: number) => number;
  /** What a climb costs; `scalable`: the part that is climbed is Scalable. */
  readonly climb: (height: number, scalable: boolean) => number;
  /** What one climb by a ladder costs in an action, whatever its height; null: it is climbed as all else. */
  readonly ladder: number | null;
  /** What a way down costs, where so much of it is still free in this action. */
  readonly drop: (height: number, free: number) => number;
  /** How much of all ways down of one action is free. */
  readonly freeDrop: number;
  /** The highest drop that is a move; null: any. Further down is a fall. */
  readonly dropMost: number | null;
  /** Terrain may be this far from who climbs it, across and up. */
  readonly climbReach: { readonly across: number; readonly up: number };
  /** The highest climb; null: any. */
  readonly climbMost: number | null;
  readonly jump: JumpRules | null;
  /** What going through or over a part costs beside the way, at this height; null: it is in the way. */
  readonly crossing: (part: Part, z: number) => number | null;
  /** Whether one's own side may be moved through. */
  readonly throughFriends: boolean;
  /** Whether an enemy that one of the own side engages may be passed within its control range. */
  readonly pastEngaged: boolean;
  /** Whether a charge stays at each enemy whose control range it entered alone. */
  readonly staysAtMet: boolean;
  /** What a counteraction may move in all; null: nobody counteracts. */
  readonly counteract: number | null;
  /** Whether a Dash climbs. */
  readonly dashClimbs: boolean;
  /** What a straight part in flight costs, so far across and so far up or down. */
  readonly flight: (across: number, rise: number) => number;
}

const upTo = (length: number, step: number): number => Math.max(0, Math.ceil(length / step - NOISE)) * step;
const downTo = (length: number, step: number): number => Math.max(0, Math.floor(length / step + NOISE)) * step;
const wholeInches = (length: number): number => upTo(length, INCH);

/** Kill Team 3: every straight part rounded up to the inch, also in flight. Source: rules/kill-team.md A3.3, A7, A-42. */
export const KILL_TEAM_3_MOVES: MoveRules = {
  straight: wholeInches,
  climb: (height) => Math.max(2 * INCH, wholeInches(height)),
  ladder: INCH,
  drop: (height, free) => wholeInches(height - free),
  freeDrop: 2 * INCH,
  dropMost: null,
  climbReach: { across: INCH, up: 3 * INCH },
  climbMost: null,
  jump: { most: 4 * INCH, level: INCH, drops: true, fromVantageOver: 2 * INCH },
  crossing: ({ traits }) => (traits.has('Accessible') ? INCH : null),
  throughFriends: true,
  pastEngaged: true,
  staysAtMet: true,
  counteract: 2 * INCH,
  dashClimbs: false,
  flight: (across, rise) => wholeInches(Math.hypot(across, rise)),
};

/** The reading of the rules that lets nobody climb higher than the reach. Source: rules/kill-team.md X-18. */
export const strictClimbs = (rules: MoveRules): MoveRules => ({ ...rules, climbMost: rules.climbReach.up });

/** How ways up and down of somebody count: each climb so much less, or each of both half; never less than so much. In grid steps. */
export type Ease =
  | { readonly kind: 'less'; readonly by: number; readonly least: number }
  | { readonly kind: 'half'; readonly least: number };

/** What a cost comes to once it counts less. It is never more than it was. */
const easedCost = (ease: Ease, cost: number): number =>
  Math.min(cost, Math.max(ease.least, ease.kind === 'less' ? cost - ease.by : wholeInches(cost / 2)));

/** The same rules for somebody whose ways up and down count less. */
export const eased = (rules: MoveRules, ease: Ease): MoveRules => ({
  ...rules,
  climb: (height, scalable) => easedCost(ease, rules.climb(height, scalable)),
  ladder: rules.ladder === null ? null : easedCost(ease, rules.ladder),
  drop: (height, free) => (ease.kind === 'half' ? easedCost(ease, rules.drop(height, free)) : rules.drop(height, free)),
});

/** ACOLYTE on Kill Team 3: a jump begins on any terrain. Source: rules/kill-team.md A7.2, X-19. */
export const ACOLYTE_MOVES: MoveRules = {
  ...KILL_TEAM_3_MOVES,
  jump: { most: 4 * INCH, level: INCH, drops: true, fromVantageOver: null },
};

/** Kill Team 2021. Source: rules/other-systems-checklist.md K-34, K-68, K-71 to K-75, C-13, C-16. */
export const KILL_TEAM_2021_MOVES: MoveRules = {
  straight: (length) => (length === 0 ? 0 : Math.max(INCH, length)),
  climb: (height, scalable) => (scalable ? downTo : upTo)(height, 2 * INCH),
  ladder: null,
  drop: (height) => downTo(height, 2 * INCH),
  freeDrop: 0,
  dropMost: 6 * INCH,
  climbReach: { across: INCH, up: Infinity },
  climbMost: null,
  jump: { most: 3 * INCH, level: 2 * INCH, drops: false, fromVantageOver: null },
  crossing: ({ traits }) => (traits.has('Accessible') ? 0 : traits.has('Traversable') ? 2 * INCH : null),
  throughFriends: false,
  pastEngaged: true,
  staysAtMet: true,
  counteract: null,
  dashClimbs: true,
  flight: (across) => (across === 0 ? 0 : Math.max(INCH, across)),
};

/** The Lite sheet of Kill Team 2021: nobody goes past an enemy that a friend engages. Source: L-12, L-13. */
export const KILL_TEAM_2021_LITE_MOVES: MoveRules = {
  ...KILL_TEAM_2021_MOVES,
  pastEngaged: false,
  staysAtMet: false,
};

/** An obstacle of Vanguard up to 2" tall is crossed for 2". */
const LOW = 2 * INCH;

/** Vanguard: the way inch by inch. Source: rules/other-systems-checklist.md V-38, V-45 to V-48. */
export const VANGUARD_MOVES: MoveRules = {
  straight: (length) => length,
  climb: (height, ladder) => (ladder ? height : 2 * height),
  ladder: null,
  drop: () => 0,
  freeDrop: 0,
  dropMost: LOW,
  climbReach: { across: INCH, up: Infinity },
  climbMost: null,
  jump: null,
  crossing: ({ high }, z) => (high - z <= LOW + EPSILON ? LOW : null),
  throughFriends: false,
  pastEngaged: false,
  staysAtMet: false,
  counteract: null,
  dashClimbs: true,
  flight: (across) => across,
};
