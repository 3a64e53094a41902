import type { CompiledCondition, CompiledIf } from './compile.ts';
import { HERE } from './fact.ts';
import type { Wanted } from './factBook.ts';
import { being, type Known, selfIs } from './known.ts';
import type { Mind } from './mind.ts';
import { allOf, isNeed, seenFrom } from './select.ts';
import type { Terms } from './terms.ts';
import type { Need } from './trace.ts';

/** What of the thoughts a condition looks at. */
type Stance = Pick<Mind<Terms>, 'self' | 'place'>;

type Joint = Extract<CompiledCondition, { kind: 'all' | 'any' }>;

/** So, not so, or what must be known to tell. */
type Verdict = boolean | Need;

const ofSelf = (fact: number, { self }: Stance): Verdict => selfIs(self, fact) ?? { of: 'self', fact };

/** Somebody for whom all of it is so; after a thought move, as it is from there. */
function some(all: readonly Wanted[], known: Known, { place }: Stance): Verdict {
  const wanted = place === HERE ? all : all.map(({ fact, is }) => ({ fact: seenFrom(known.book, place, fact), is }));
  const sure = wanted.reduce((left, { fact, is }) => being(known, left, fact, is), known.targets);
  if (sure !== 0) return true;
  const found = allOf(known, known.targets, wanted);
  return isNeed(found) ? found : found !== 0;
}

/** The joint verdict: `decides` settles it at once, whatever the others are; else what is not known is. */
function joint({ of }: Joint, decides: boolean, known: Known, mind: Stance): Verdict {
  let need: Need | null = null;
  for (const each of of) {
    const found = verdict(each, known, mind);
    if (found === decides) return decides;
    if (typeof found !== 'boolean') need ??= found;
  }
  return need ?? !decides;
}

/** IF, by Kleene's three values: what is not known is asked for only when nothing known decides. */
export function verdict(condition: CompiledCondition, known: Known, mind: Stance): Verdict {
  switch (condition.kind) {
    case 'self': {
      const value = ofSelf(condition.fact, mind);
      return typeof value === 'boolean' ? value === condition.is : value;
    }
    case 'some':
      return some(condition.all, known, mind);
    case 'not': {
      const value = verdict(condition.of, known, mind);
      return typeof value === 'boolean' ? !value : value;
    }
    case 'all':
      return joint(condition, false, known, mind);
    case 'any':
      return joint(condition, true, known, mind);
  }
}

/** IF of a row by its masks alone; null: they do not tell. */
export function byMasks({ all, any, plain }: CompiledIf, { self: { yes, no } }: Stance): boolean | null {
  if (((no & all.yes) | (yes & all.no)) !== 0) return false;
  let sure = plain && ((~yes & all.yes) | (~no & all.no)) === 0;
  for (const mask of any) {
    if (((yes & mask.yes) | (no & mask.no)) !== 0) continue;
    if (((~no & mask.yes) | (~yes & mask.no)) === 0) return false;
    sure = false;
  }
  return sure || null;
}
