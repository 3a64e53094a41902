import { chosen } from './choose.ts';
import type { CompiledRow } from './compile.ts';
import { HERE } from './fact.ts';
import type { TargetWish } from './factBook.ts';
import type { Mask } from './known.ts';
import { afterStep, type Mind } from './mind.ts';
import { allOf, isNeed } from './select.ts';
import type { Terms } from './terms.ts';
import type { Thought } from './thought.ts';
import type { Need, Thinning } from './trace.ts';

/** What a place is chosen for: a target to shoot from there, and which wish it fulfils; 0 and null: neither. */
export interface Chosen<T extends Terms> {
  readonly target: Mask;
  readonly wish: T['wish'] | null;
}

const NOTHING = { target: 0, wish: null } as const;

/** A wish for somebody to attack from a place. */
export const isTargetWish = (wish: string): wish is TargetWish => wish === 'clearTarget' || wish === 'target';

/** Whether it could still attack somebody it sees after this move: only then does it matter whom a place shows. */
function shootsAfter<T extends Terms>({ table: { vocabulary } }: Thought<T>, mind: Mind<T>, move: T['rule']): boolean {
  return vocabulary.stopped(afterStep(vocabulary, mind, move, NOTHING), vocabulary.shot) === null;
}

/** One wish: somebody there, nothing, or what must be known. */
function wished<T extends Terms>(
  thought: Thought<T>,
  row: CompiledRow<T>,
  wish: T['wish'],
  trace: Thinning,
): Chosen<T> | Need | null {
  const offer: string = wish;
  if (!isTargetWish(offer)) return { target: 0, wish };
  const { known, table } = thought;
  const { place } = row.rule;
  const from = allOf(known, known.targets, known.book.wishes(place, offer));
  if (isNeed(from)) return from;
  if (from === 0) return null;
  const target = chosen(thought, from, { who: table.aim, place, row: row.number, trace });
  return isNeed(target) ? target : { target, wish };
}

/**
 * The first wish of WHERE that can be had, and for whom (kill-team.md A9.3, Marksman). Nobody asks whom a place shows when no
 * Shoot can follow: the words of the row are then told as they are, and the hands choose.
 */
export function placeFor<T extends Terms>(
  thought: Thought<T>,
  mind: Mind<T>,
  row: CompiledRow<T>,
  trace: Thinning,
): Chosen<T> | Need {
  const { rule, where } = row;
  if (where === null || where.wishes.length === 0) return NOTHING;
  if (rule.place === HERE || !shootsAfter(thought, mind, rule)) return NOTHING;
  for (const wish of where.wishes) {
    const found = wished(thought, row, wish, trace);
    if (found !== null) return found;
  }
  return NOTHING;
}
