import { type Choice, chosen } from './choose.ts';
import type { CompiledRow } from './compile.ts';
import { type Place, selfNumber, sightFacts } from './fact.ts';
import type { Known, Mask } from './known.ts';
import { afterStep, type Mind, stopped } from './mind.ts';
import { allOf, isNeed } from './select.ts';
import type { BehaviourAction, PlaceWish, Where } from './table.ts';
import type { Thought } from './thought.ts';
import type { Need, TraceLine } from './trace.ts';

/** What a place is chosen for: a target to shoot from there, and which wish it fulfils; 0 and null: neither. */
export interface Chosen {
  readonly target: Mask;
  readonly wish: PlaceWish | null;
}

const NOTHING: Chosen = { target: 0, wish: null };
const CAN_SHOOT = selfNumber('canShoot');

const isPlace = (action: BehaviourAction): action is Exclude<Place, 'here'> =>
  action === 'reposition' || action === 'dash' || action === 'fallBack';

/** Whether it could still Shoot after this move: only then does it matter whom a place shows. */
function shootsAfter(mind: Mind, known: Known, action: BehaviourAction): boolean {
  if (mind.done.includes('shoot') && mind.situation.shoots < 2) return false;
  const later = afterStep(mind, action, 0);
  return later.ap > 0 && known.self[CAN_SHOOT] === 1 && stopped(later, known, 'shoot') === null;
}

/** The facts that a wish asks of a target, seen from the place. */
const wishFacts = (wish: 'clearTarget' | 'target', place: Place) => {
  const [valid, , obscured] = sightFacts(place);
  return wish === 'target'
    ? [{ fact: valid, is: true }]
    : [
        { fact: valid, is: true },
        { fact: obscured, is: false },
      ];
};

/**
 * The first wish of WHERE that can be had, and for whom (kill-team.md A9.3, Marksman). Nobody asks whom a place shows when no
 * Shoot can follow: the words of the row are then told as they are, and the hands choose.
 */
export function placeFor(
  thought: Thought,
  mind: Mind,
  row: CompiledRow & { readonly where: Where },
  trace: TraceLine[],
): Chosen | Need {
  const { known, table } = thought;
  const { action, where } = row;
  if (!isPlace(action) || !shootsAfter(mind, known, action)) return NOTHING;
  for (const wish of where.wishes) {
    if (wish !== 'clearTarget' && wish !== 'target') return { target: 0, wish };
    const from = allOf(known, known.targets, wishFacts(wish, action));
    if (isNeed(from)) return from;
    if (from === 0) continue;
    const choice: Choice = { who: table.aim, place: action, row: row.number, trace };
    const target = chosen(thought, from, choice);
    return isNeed(target) ? target : { target, wish };
  }
  return NOTHING;
}
