import type { FactBook } from './factBook.ts';
import { bitsOf, type Known, type Mask, placeOf, selfIs, type SelfMask } from './known.ts';
import type { FactQuestion, FactAnswer } from './factQuestion.ts';

/** How everything is that may be asked: every fact of everybody, and who is how far away. */
export interface Truth {
  readonly self: readonly boolean[];
  /** By fact, those for whom it is so. */
  readonly yes: readonly Mask[];
  /** Smaller is closer; no two are equal. */
  readonly far: readonly number[];
}

/** Whole numbers below 2^32, the same for the same seed (a plain mixing generator; no dice of the battle come from it). */
export function mixer(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

const chance = (next: () => number, likely: number): boolean => next() < likely * 2 ** 32;

/** Nobody who is not seen is in cover or obscured, unless that is known. */
function seenOnly(known: Known, yes: readonly Mask[]): readonly Mask[] {
  const all = [...yes];
  for (const [valid, ...covers] of known.book.places.map(known.book.sight))
    for (const fact of covers) all[fact] = (all[fact] ?? 0) & ((all[valid] ?? 0) | (known.yes[fact] ?? 0));
  return all;
}

/** A made-up truth that agrees with what is known; `next` as of `mixer`; `odds`: how likely each fact is, else the base rates. */
export function madeUp(known: Known, next: () => number, odds?: () => number): Truth {
  const self = known.book.self.map(({ likely }, fact) => {
    const lucky = chance(next, odds?.() ?? likely);
    return selfIs(known.self, fact) ?? lucky;
  });
  const yes = known.book.targets.map(({ likely }, fact) => {
    const share = odds?.() ?? likely;
    const lucky = bitsOf(known.targets).reduce((mask, bit) => (chance(next, share) ? mask | bit : mask), 0);
    return (lucky & ~(known.no[fact] ?? 0)) | (known.yes[fact] ?? 0);
  });
  return { self, yes: seenOnly(known, yes), far: known.inches.map((inches) => inches ?? (next() / 2 ** 32) * 24) };
}

/** As many made-up truths, always the same for the same knowledge. */
export function truths(known: Known, count: number): Truth[] {
  const next = mixer(known.targets + 1);
  return Array.from({ length: count }, () => madeUp(known, next));
}

const ODDS = [0.05, 0.5, 0.95] as const;

/** Truths in which each fact is nearly never so, half the time, or nearly always. */
export function oddTruths(known: Known, count: number): Truth[] {
  const next = mixer(known.targets + 1);
  const odds = (): number => ODDS[next() % ODDS.length] ?? 0;
  return Array.from({ length: count }, () => madeUp(known, next, odds));
}

function maskOf(self: readonly boolean[]): SelfMask {
  const yes = self.reduce((mask, is, fact) => (is ? mask | (1 << fact) : mask), 0);
  return { yes, no: ((1 << self.length) - 1) & ~yes };
}

/** What is known to whoever knows a truth that agrees with what was known before. */
export const knownOfTruth = (known: Known, { self, yes, far }: Truth): Known => ({
  ...known,
  self: maskOf(self),
  yes: yes.map((mask) => mask & known.targets),
  no: yes.map((mask) => known.targets & ~mask),
  inches: far,
});

const closest = ({ far }: Truth, among: Mask): Mask =>
  bitsOf(among).reduce(
    (best, bit) => (best === 0 || (far[placeOf(bit)] ?? 0) < (far[placeOf(best)] ?? 0) ? bit : best),
    0,
  );

const of = ({ yes }: Truth, fact: number, among: Mask): Mask => (yes[fact] ?? 0) & among;

/** What somebody who knows the truth answers. */
export function answerTo(book: FactBook, truth: Truth, question: FactQuestion): FactAnswer {
  switch (question.kind) {
    case 'sight': {
      const [valid, inCover, obscured] = book.sight(question.place);
      const seen = of(truth, valid, question.targets);
      return { kind: 'sight', seen, inCover: of(truth, inCover, seen), obscured: of(truth, obscured, seen) };
    }
    case 'reach':
      return { kind: 'reach', first: closest(truth, of(truth, book.reach, question.targets)) };
    case 'closest':
      return { kind: 'closest', first: closest(truth, question.targets) };
    case 'which':
      return { kind: 'which', yes: of(truth, question.fact, question.targets) };
    case 'is':
      return { kind: 'is', is: truth.self[question.fact] === true };
  }
}
