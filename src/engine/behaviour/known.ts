import type { FactBook } from './factBook.ts';

/** Targets as bits of a whole number: target 0 is 1, target 1 is 2, and so on; at most 30. */
export type Mask = number;
export const MOST_TARGETS = 30;

/** Somebody is closest of all of these; told by the table. */
interface Nearest {
  readonly first: Mask;
  readonly among: Mask;
}

/** Facts of the enemy itself as bits of whole numbers: those that are so, and those that are not. */
export interface SelfMask {
  readonly yes: number;
  readonly no: number;
}

/** What is known of one enemy and those it may act on. By number of fact; a target fact is a pair of masks. */
export interface Known {
  /** The facts that the numbers stand for. */
  readonly book: FactBook;
  readonly targets: Mask;
  readonly self: SelfMask;
  readonly yes: readonly Mask[];
  readonly no: readonly Mask[];
  readonly nearest: readonly Nearest[];
  /** Distance to each target in inches from base to base, null: not known. */
  readonly inches: readonly (number | null)[];
  /** Wounds left of each target. */
  readonly wounds: readonly number[];
  /** What an attack is expected to do to each target: the share of its wounds that it takes. */
  readonly threat: readonly number[];
}

export const everybody = (count: number): Mask => (count >= MOST_TARGETS ? (1 << MOST_TARGETS) - 1 : (1 << count) - 1);
export const single = (mask: Mask): boolean => mask !== 0 && (mask & (mask - 1)) === 0;
export const lowest = (mask: Mask): Mask => mask & -mask;
export const placeOf = (bit: Mask): number => 31 - Math.clz32(bit);

/** The targets of a mask, each as a mask of its own. */
export function bitsOf(mask: Mask): Mask[] {
  const bits: Mask[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(lowest(rest));
  return bits;
}

export const countOf = (mask: Mask): number => bitsOf(mask).length;

/** Those of a mask for whom a fact is as wanted; and those of whom it is not known. */
export const being = ({ yes, no }: Known, from: Mask, fact: number, is: boolean): Mask =>
  from & ((is ? yes : no)[fact] ?? 0);
export const notKnown = ({ yes, no }: Known, from: Mask, fact: number): Mask =>
  from & ~((yes[fact] ?? 0) | (no[fact] ?? 0));

/** The same facts with one told. */
const withFact = ({ yes, no }: SelfMask, fact: number, is: boolean): SelfMask => {
  const mask = 1 << fact;
  return is ? { yes: yes | mask, no: no & ~mask } : { yes: yes & ~mask, no: no | mask };
};

/** Whether a fact of the enemy is so; null: not known. */
export const selfIs = ({ yes, no }: SelfMask, fact: number): boolean | null =>
  (yes & (1 << fact)) !== 0 || ((no & (1 << fact)) === 0 ? null : false);

/** What is known in plain words: facts left out are not known. Throws (a bug) for facts that do not exist. */
export interface KnownFacts {
  readonly self: Readonly<Record<string, boolean>>;
  readonly targets: readonly {
    readonly facts: Readonly<Record<string, boolean>>;
    readonly inches?: number | null;
    readonly wounds?: number;
    readonly threat?: number;
  }[];
}

const NOTHING_KNOWN: SelfMask = { yes: 0, no: 0 };

/** `KnownFacts` by numbers. At most 30 targets; more are left out. */
export function knownOf(book: FactBook, { self, targets: all }: KnownFacts): Known {
  const targets = all.slice(0, MOST_TARGETS);
  const selves = Object.entries(self).reduce(
    (mask, [fact, is]) => withFact(mask, book.selfNumber(fact), is),
    NOTHING_KNOWN,
  );
  const yes = book.targets.map(() => 0);
  const no = book.targets.map(() => 0);
  for (const [index, { facts }] of targets.entries())
    for (const [fact, is] of Object.entries(facts)) {
      const masks = is ? yes : no;
      const number = book.targetNumber(fact);
      masks[number] = (masks[number] ?? 0) | (1 << index);
    }
  return {
    book,
    targets: everybody(targets.length),
    self: selves,
    yes,
    no,
    nearest: [],
    inches: targets.map(({ inches }) => inches ?? null),
    wounds: targets.map(({ wounds }) => wounds ?? 0),
    threat: targets.map(({ threat }) => threat ?? 0),
  };
}

/** The same with one fact of the enemy told. */
export const withSelf = (known: Known, fact: number, is: boolean): Known => ({
  ...known,
  self: withFact(known.self, fact, is),
});

/** The same with one fact told for these targets. */
export const withTarget = (known: Known, fact: number, told: { readonly yes: Mask; readonly no: Mask }): Known => ({
  ...known,
  yes: known.yes.with(fact, ((known.yes[fact] ?? 0) & ~told.no) | told.yes),
  no: known.no.with(fact, ((known.no[fact] ?? 0) & ~told.yes) | told.no),
});

/** The same with the closest of some told. */
export const withNearest = (known: Known, nearest: Nearest): Known => ({
  ...known,
  nearest: [...known.nearest, nearest],
});

/** The closest of these: known when all distances are, or when the table said so of them and perhaps more; 0: not known. */
export function nearestOf(known: Known, among: Mask): Mask {
  const told = known.nearest.find(({ first, among: of }) => (among & ~of) === 0 && (first & among) !== 0);
  if (told !== undefined) return told.first;
  let best = 0;
  let least = Infinity;
  for (let rest = among; rest !== 0; rest &= rest - 1) {
    const bit = lowest(rest);
    const inches = known.inches[placeOf(bit)] ?? null;
    if (inches === null) return 0;
    if (inches === least) best |= bit;
    if (inches < least) {
      best = bit;
      least = inches;
    }
  }
  return best;
}
