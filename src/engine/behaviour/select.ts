import type { CompiledCriterion, CompiledWho } from './compile.ts';
import { HERE } from './fact.ts';
import type { FactBook, Wanted } from './factBook.ts';
import { being, bitsOf, type Known, lowest, type Mask, nearestOf, notKnown, placeOf, single } from './known.ts';
import type { Rank } from './table.ts';
import type { Need, Thinning } from './trace.ts';

/** Those that are left, or what must be known first. */
export type Selected = Mask | Need;
export const isNeed = (selected: Selected): selected is Need => typeof selected !== 'number';

/** A fact of sight as it is from a place one has thought of moving to. */
export function seenFrom(book: FactBook, place: string, fact: number): number {
  const index = place === HERE ? -1 : book.sight(HERE).indexOf(fact);
  return index === -1 ? fact : (book.sight(place)[index] ?? fact);
}

/** The first of these facts that is not known of somebody. */
function firstUnknown(known: Known, from: Mask, wanted: readonly Wanted[]): Need | null {
  for (const { fact } of wanted) {
    const targets = notKnown(known, from, fact);
    if (targets !== 0) return { of: 'target', fact, targets };
  }
  return null;
}

/**
 * Those for whom everything wanted is so; if it is not known of some who may decide, that is needed first. Whoever is out by
 * anything known is not asked about.
 */
export function allOf(known: Known, from: Mask, wanted: readonly Wanted[]): Selected {
  let possible = from;
  for (const { fact, is } of wanted) possible &= ~being(known, possible, fact, !is);
  return possible === 0 ? 0 : (firstUnknown(known, possible, wanted) ?? possible);
}

function bestBy(numbers: readonly number[], from: Mask, better: (a: number, b: number) => boolean): Mask {
  let best = lowest(from);
  for (const bit of bitsOf(from).slice(1)) {
    const mine = numbers[placeOf(bit)] ?? 0;
    const other = numbers[placeOf(lowest(best))] ?? 0;
    if (better(mine, other)) best = bit;
    else if (mine === other) best |= bit;
  }
  return best;
}

const BY_RANK: Readonly<Record<Rank, (known: Known, from: Mask) => Selected>> = {
  closest: (known, from) => nearestOf(known, from) || { of: 'closest', targets: from },
  fewestWounds: (known, from) => bestBy(known.wounds, from, (a, b) => a < b),
  threat: (known, from) => bestBy(known.threat, from, (a, b) => a > b),
};

/** Those that a criterion keeps: all of them when nobody has it. */
function keptBy(known: Known, from: Mask, criterion: CompiledCriterion): Selected {
  if (criterion.kind === 'rank') return BY_RANK[criterion.rank](known, from);
  const { fact, is } = criterion;
  const targets = notKnown(known, from, fact);
  return targets === 0 ? being(known, from, fact, is) || from : { of: 'target', fact, targets };
}

/** How one selection is made: by which WHO, seen from where, and where its lines of "why" go. */
interface Selection {
  readonly who: CompiledWho;
  readonly place: string;
  readonly row: number;
  readonly trace: Thinning;
}

/** Takes away, criterion by criterion, those that are worse (kill-team.md A9.4, lexicographic). One left: no more is asked. */
export function ordered(known: Known, from: Mask, { who, place, row, trace }: Selection): Selected {
  let left = from;
  for (let index = 0; index < who.order.length && !single(left); index += 1) {
    const criterion = who.order[index];
    if (criterion === undefined) break;
    const here =
      criterion.kind === 'fact' ? { ...criterion, fact: seenFrom(known.book, place, criterion.fact) } : criterion;
    const kept = keptBy(known, left, here);
    if (isNeed(kept)) return kept;
    trace.push({ row, why: 'kept', criterion: index, from: left, to: kept });
    left = kept;
  }
  return left;
}
