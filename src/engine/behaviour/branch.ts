import { bitsOf, type Known, lowest, type Mask, withNearest, withSelf, withTarget } from './known.ts';
import type { Need } from './trace.ts';

/** It is so, for this target: whoever is in cover or obscured is seen. Whoever is known not to be seen is neither. */
function so(known: Known, fact: number, bit: Mask): Known {
  const seen = known.book.first[fact] ?? fact;
  if (seen === fact) return withTarget(known, fact, { yes: bit, no: 0 });
  if (((known.no[seen] ?? 0) & bit) !== 0) return notSo(known, fact, bit);
  return withTarget(withTarget(known, seen, { yes: bit, no: 0 }), fact, { yes: bit, no: 0 });
}

/** It is not so, for this target: whoever is not seen is neither in cover nor obscured. */
function notSo(known: Known, fact: number, bit: Mask): Known {
  return (known.book.depending[fact] ?? []).reduce(
    (all, other) => withTarget(all, other, { yes: 0, no: bit }),
    withTarget(known, fact, { yes: 0, no: bit }),
  );
}

/** Both or all ways in which one needed thing may turn out: of a fact of targets, for the first of them. */
export function branches(known: Known, need: Need): readonly Known[] {
  if (need.of === 'self') return [withSelf(known, need.fact, false), withSelf(known, need.fact, true)];
  if (need.of === 'closest')
    return bitsOf(need.targets).map((first) => withNearest(known, { first, among: need.targets }));
  const bit = lowest(need.targets);
  return [so(known, need.fact, bit), notSo(known, need.fact, bit)];
}
