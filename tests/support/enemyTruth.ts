import {
  KILL_TEAM_FACTS,
  SELF_FACTS,
  selfNumber,
  TARGET_FACTS,
  targetNumber,
} from '../../src/engine/behaviour/killTeam/fact.ts';
import { type Known, knownOf, type Mask, type SelfMask } from '../../src/engine/behaviour/known.ts';
import { madeUp, type Truth } from '../../src/engine/behaviour/truth.ts';

/** Whole numbers below 2^32. */
export type Next = () => number;

export const below = (next: Next, count: number): number => Math.floor((next() / 2 ** 32) * count);
export const chance = (next: Next, likely: number): boolean => next() < likely * 2 ** 32;

const IN_CONTROL = targetNumber('inControlRange');
const ENGAGED = selfNumber('engaged');
const [FIRST_ALERT, SECOND_ALERT, THIRD_ALERT] = ['1', '2', '3'].map((level) => selfNumber(`alertAtLeast${level}`));

const ofSelf = (self: readonly boolean[], yes: readonly Mask[]) =>
  self.map((is, fact) => {
    const third = self[THIRD_ALERT ?? 0] === true;
    const second = third || self[SECOND_ALERT ?? 0] === true;
    if (fact === ENGAGED) return (yes[IN_CONTROL] ?? 0) !== 0;
    if (fact === SECOND_ALERT) return second;
    return fact === FIRST_ALERT ? second || is : is;
  });

/** A random truth at the facts' base rates, of an enemy that acts on so many targets (DECISIONS, Measuring). */
export function randomTruth(next: Next, count: number): Truth {
  const nothing = knownOf(KILL_TEAM_FACTS, { self: {}, targets: Array.from({ length: count }, () => ({ facts: {} })) });
  const { self, yes, far } = madeUp(nothing, next);
  return { self: ofSelf(self, yes), yes, far };
}

/** Facts of the enemy, by number, as bits; null: not known. */
export function selfMask(facts: readonly (boolean | null)[]): SelfMask {
  const bits = (wanted: boolean): number =>
    facts.reduce((mask, is, fact) => (is === wanted ? mask | (1 << fact) : mask), 0);
  return { yes: bits(true), no: bits(false) };
}

/** What is known of a truth when only these facts are. */
const knownIf = (targets: Mask, { self, yes }: Truth, isKnown: (askedBy: string) => boolean): Known => ({
  book: KILL_TEAM_FACTS,
  targets,
  self: selfMask(SELF_FACTS.map(({ askedBy }, fact) => (isKnown(askedBy) ? self[fact] === true : null))),
  yes: TARGET_FACTS.map(({ askedBy }, fact) => (isKnown(askedBy) ? (yes[fact] ?? 0) & targets : 0)),
  no: TARGET_FACTS.map(({ askedBy }, fact) => (isKnown(askedBy) ? targets & ~(yes[fact] ?? 0) : 0)),
  nearest: [],
  inches: [],
  wounds: [],
  threat: [],
});

/** What a battle knows by itself, without a map and before anything was asked. */
export const knownByItself = (targets: Mask, truth: Truth): Known =>
  knownIf(targets, truth, (askedBy) => askedBy === 'never');

/** Everything, distances too. */
export const knownWhole = (targets: Mask, truth: Truth): Known => ({
  ...knownIf(targets, truth, () => true),
  inches: truth.far,
});
