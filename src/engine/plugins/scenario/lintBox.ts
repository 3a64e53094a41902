import type { Condition } from './condition.ts';

/** Numbers from `lo` to `hi`; a thing that is so or not is 1 or 0. */
export interface Span {
  readonly lo: number;
  readonly hi: number;
}

/** What can be so at some time of a battle: the span of everything a condition looks at. What it does not hold is any number from 0. */
export type Box = ReadonlyMap<string, Span>;

type Joint = Extract<Condition, { is: 'all' | 'any' }>;
export type Leaf = Exclude<Condition, { is: 'all' | 'any' | 'not' }>;
type Among = Extract<Leaf, { is: 'standing' | 'down' | 'hurt' | 'within' }>;
type Literal = Span & { readonly key: string };

const YES: Span = { lo: 1, hi: 1 };
const NO: Span = { lo: 0, hi: 0 };
export const EITHER: Span = { lo: 0, hi: 1 };

/** What the things of a battle are called in a box. */
export const keyOf = {
  counter: (id: string) => `counter ${id}`,
  tick: (id: string) => `tick ${id}`,
  acted: (id: string) => `acted ${id}`,
  done: (id: string) => `done ${id}`,
  failed: (id: string) => `failed ${id}`,
  turningPoint: 'turningPoint',
  alert: 'alert',
} as const;

const amongKey = (among: Among): string => {
  const { is, side, keyword, named } = among;
  return JSON.stringify([
    is,
    side,
    keyword,
    named,
    ...(is === 'hurt' ? [among.percent] : is === 'within' ? [among.zone] : []),
  ]);
};

interface Range {
  readonly key: string;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** The numbers that a leaf looks at and which of them it wants; null: it asks whether something is so. */
export function rangeOf(leaf: Leaf): Range | null {
  const { least, most } = { least: undefined, most: undefined, ...leaf };
  switch (leaf.is) {
    case 'counter':
      return { key: keyOf.counter(leaf.counter), least, most };
    case 'acted':
      return { key: keyOf.acted(leaf.action), least, most };
    case 'turningPoint':
      return { key: keyOf.turningPoint, least, most };
    case 'alert':
      return { key: keyOf.alert, least, most };
    case 'standing':
    case 'down':
    case 'hurt':
    case 'within':
      return { key: amongKey(leaf), least, most };
    case 'share':
    case 'tick':
    case 'flag':
    case 'carrying':
    case 'controls':
    case 'objective':
      return null;
  }
}

type Fact = Extract<Leaf, { is: 'share' | 'tick' | 'flag' | 'carrying' | 'controls' | 'objective' }>;

/** What is so together with a fact: an objective that is done has not failed. */
function factLiterals(fact: Fact): readonly Literal[] {
  switch (fact.is) {
    case 'share':
      return [
        { key: `share ${fact.of} ${fact.percent} ${fact.counter}`, ...YES },
        { key: keyOf.counter(fact.counter), lo: 1, hi: Infinity },
      ];
    case 'tick':
      return [{ key: keyOf.tick(fact.tick), ...YES }];
    case 'flag':
      return [{ key: `flag ${fact.flag}`, ...YES }];
    case 'carrying':
      return [{ key: `carrying ${fact.side} ${fact.marker ?? ''}`, ...YES }];
    case 'controls':
      return [
        { key: `controls ${fact.side} ${fact.zone}`, ...YES },
        { key: `controls ${fact.side === 'enemy' ? 'retinue' : 'enemy'} ${fact.zone}`, ...NO },
      ];
    case 'objective': {
      const [so, not] = fact.as === 'done' ? (['done', 'failed'] as const) : (['failed', 'done'] as const);
      return [
        { key: keyOf[so](fact.objective), ...YES },
        { key: keyOf[not](fact.objective), ...NO },
      ];
    }
  }
}

const isFact = (leaf: Leaf): leaf is Fact => rangeOf(leaf) === null;

/** Ways in which a leaf is so, or (`isSo` false) not so; each way is what must hold together. None: it never is. */
function waysOf(leaf: Leaf, isSo: boolean): readonly (readonly Literal[])[] {
  if (isFact(leaf)) {
    const literals = factLiterals(leaf);
    return isSo ? [literals] : literals.slice(0, 1).map(({ key }) => [{ key, ...NO }]);
  }
  const { key, least, most } = rangeOf(leaf) ?? { key: '' };
  if (isSo) return [[{ key, lo: least ?? -Infinity, hi: most ?? Infinity }]];
  return [
    ...(least === undefined ? [] : [[{ key, lo: -Infinity, hi: least - 1 }]]),
    ...(most === undefined ? [] : [[{ key, lo: most + 1, hi: Infinity }]]),
  ];
}

/** The box in which these hold as well; null: there is none. */
function meet(box: Map<string, Span>, literals: readonly Literal[]): Map<string, Span> | null {
  const met = new Map(box);
  for (const { key, lo, hi } of literals) {
    const before = met.get(key) ?? { lo: 0, hi: Infinity };
    const span = { lo: Math.max(lo, before.lo), hi: Math.min(hi, before.hi) };
    if (span.lo > span.hi) return null;
    met.set(key, span);
  }
  return met;
}

/** A condition that must be so, or (`isSo` false) must not. */
interface Goal {
  readonly condition: Condition;
  readonly isSo: boolean;
}

export const isJoint = (condition: Condition): condition is Joint => condition.is === 'all' || condition.is === 'any';

interface Opened {
  /** What must hold. */
  readonly literals: Literal[];
  /** Of each of these, one must. */
  readonly choices: (readonly Goal[] | readonly (readonly Literal[])[])[];
}

/** Takes a goal apart into what must hold and what is to be chosen among. */
function open({ condition, isSo }: Goal, into: Opened): void {
  if (condition.is === 'not') return open({ condition: condition.of, isSo: !isSo }, into);
  if (isJoint(condition)) {
    const goals = condition.of.map((each) => ({ condition: each, isSo }));
    const together = (condition.is === 'all') === isSo || goals.length === 1;
    if (together) for (const goal of goals) open(goal, into);
    else into.choices.push(goals);
    return;
  }
  const ways = waysOf(condition, isSo);
  const [only] = ways;
  if (ways.length === 1 && only !== undefined) into.literals.push(...only);
  else into.choices.push(ways);
}

const isGoal = (choice: Goal | readonly Literal[]): choice is Goal => 'condition' in choice;

function canMeet(goal: Goal, box: Map<string, Span>): boolean {
  const opened: Opened = { literals: [], choices: [] };
  open(goal, opened);
  const met = meet(box, opened.literals);
  return (
    met !== null &&
    opened.choices.every((choices) =>
      [...choices].some((choice) => (isGoal(choice) ? canMeet(choice, met) : meet(met, choice) !== null)),
    )
  );
}

/**
 * Whether a condition can be so (`isSo` false: can be not so) within a box. False is certain: it can not. Of several choices
 * each is looked at by itself, so that true is no proof.
 */
export const canBe = (condition: Condition | null, box: Box, isSo = true): boolean =>
  condition === null ? isSo : canMeet({ condition, isSo }, new Map(box));
