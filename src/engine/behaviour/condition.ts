import type { CompiledCondition, Wanted } from './compile.ts';
import { selfNumber } from './fact.ts';
import type { Known, Mask } from './known.ts';
import { isEngaged, type Mind } from './mind.ts';
import type { Need } from './trace.ts';

const ENGAGED = selfNumber('engaged');

/** So, not so, or what must be known to tell. */
export type Verdict = boolean | Need;

const ofSelf = (fact: number, known: Known, mind: Mind): Verdict => {
  if (fact === ENGAGED) return isEngaged(mind);
  const value = known.self[fact] ?? -1;
  return value === -1 ? { of: 'self', fact } : value === 1;
};

/** Those of a mask for whom the fact is as wanted, and those of whom it is not known. */
export function split(known: Known, from: Mask, { fact, is }: Wanted): { readonly sure: Mask; readonly unsure: Mask } {
  const yes = known.yes[fact] ?? 0;
  const no = known.no[fact] ?? 0;
  return { sure: from & (is ? yes : no), unsure: from & ~(yes | no) };
}

/** Somebody for whom all of it is so. */
function some(all: readonly Wanted[], known: Known): Verdict {
  let sure = known.targets;
  let possible = known.targets;
  let need: Need | null = null;
  for (const wanted of all) {
    const found = split(known, possible, wanted);
    sure &= found.sure;
    possible = found.sure | found.unsure;
    if (need === null && found.unsure !== 0) need = { of: 'target', fact: wanted.fact, targets: found.unsure };
  }
  if (sure !== 0) return true;
  return possible === 0 || need === null ? false : need;
}

/** The joint verdict: `decides` settles it at once, whatever the others are; else what is not known is. */
function joint(
  of: readonly CompiledCondition[],
  decides: boolean,
  verdictOf: (each: CompiledCondition) => Verdict,
): Verdict {
  let need: Need | null = null;
  for (const each of of) {
    const found = verdictOf(each);
    if (found === decides) return decides;
    if (typeof found !== 'boolean') need ??= found;
  }
  return need ?? !decides;
}

/** IF, by Kleene's three values: what is not known is asked for only when nothing known decides. */
export function verdict(condition: CompiledCondition, known: Known, mind: Mind): Verdict {
  switch (condition.kind) {
    case 'self': {
      const value = ofSelf(condition.fact, known, mind);
      return typeof value === 'boolean' ? value === condition.is : value;
    }
    case 'some':
      return some(condition.all, known);
    case 'not': {
      const value = verdict(condition.of, known, mind);
      return typeof value === 'boolean' ? !value : value;
    }
    case 'all':
      return joint(condition.of, false, (each) => verdict(each, known, mind));
    case 'any':
      return joint(condition.of, true, (each) => verdict(each, known, mind));
  }
}
