import { chosen } from './choose.ts';
import type { CompiledRow, Wanted } from './compile.ts';
import { type Place, sightFacts } from './fact.ts';
import type { Mask } from './known.ts';
import { afterStep, type Mind } from './mind.ts';
import { type ActionRule, RULES } from './rule.ts';
import { allOf, isNeed } from './select.ts';
import { stopped } from './stopped.ts';
import type { BehaviourAction, PlaceWish } from './table.ts';
import type { Thought } from './thought.ts';
import type { Need, TraceLine } from './trace.ts';

/** What a place is chosen for: a target to shoot from there, and which wish it fulfils; 0 and null: neither. */
export interface Chosen {
  readonly target: Mask;
  readonly wish: PlaceWish | null;
}

const NOTHING: Chosen = { target: 0, wish: null };

const isPlace = (action: BehaviourAction): action is Exclude<Place, 'here'> =>
  action === 'reposition' || action === 'dash' || action === 'fallBack';

/** Whether it could still Shoot after this move: only then does it matter whom a place shows. */
const shootsAfter = (mind: Mind, move: ActionRule): boolean =>
  stopped(afterStep(mind, move, NOTHING), RULES.shoot) === null;

/** The facts that a wish asks of a target, seen from each place. */
const wishFacts = (place: Place): Readonly<Record<'clearTarget' | 'target', readonly Wanted[]>> => {
  const [valid, , obscured] = sightFacts(place);
  const target = [{ fact: valid, is: true }];
  return { target, clearTarget: [...target, { fact: obscured, is: false }] };
};
const WISHES: Partial<Record<BehaviourAction, ReturnType<typeof wishFacts>>> = {
  reposition: wishFacts('reposition'),
  dash: wishFacts('dash'),
  fallBack: wishFacts('fallBack'),
};

/** One wish: somebody there, nothing, or what must be known. */
function wished(thought: Thought, row: CompiledRow, wish: PlaceWish, trace: TraceLine[]): Chosen | Need | null {
  if (wish !== 'clearTarget' && wish !== 'target') return { target: 0, wish };
  const { known, table } = thought;
  const from = allOf(known, known.targets, WISHES[row.action]?.[wish] ?? []);
  if (isNeed(from)) return from;
  if (from === 0 || !isPlace(row.action)) return null;
  const target = chosen(thought, from, { who: table.aim, place: row.action, row: row.number, trace });
  return isNeed(target) ? target : { target, wish };
}

/**
 * The first wish of WHERE that can be had, and for whom (kill-team.md A9.3, Marksman). Nobody asks whom a place shows when no
 * Shoot can follow: the words of the row are then told as they are, and the hands choose.
 */
export function placeFor(thought: Thought, mind: Mind, row: CompiledRow, trace: TraceLine[]): Chosen | Need {
  const { action, where } = row;
  if (where === null || where.wishes.length === 0) return NOTHING;
  if (!isPlace(action) || !shootsAfter(mind, row.rule)) return NOTHING;
  for (const wish of where.wishes) {
    const found = wished(thought, row, wish, trace);
    if (found !== null) return found;
  }
  return NOTHING;
}
