import type { VanguardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import type { Picked } from '../desk.ts';

type Aiming = Extract<Picked, { kind: 'attack' | 'charge' }>;

/** A choice as it is parked: an act by its id, split dice as pairs. */
export type ParkedPick =
  | Exclude<Picked, Aiming>
  | { readonly kind: 'attack'; readonly act: string; readonly dice: readonly (readonly [string, number])[] | null }
  | { readonly kind: 'charge'; readonly act: string };

/** A choice as it is parked. */
export function parkedOf(pick: Picked): ParkedPick {
  if (pick.kind === 'attack')
    return { kind: 'attack', act: pick.act.id, dice: pick.dice === null ? null : [...pick.dice] };
  return pick.kind === 'charge' ? { kind: 'charge', act: pick.act.id } : pick;
}

/** What was parked, with the act as it stands now; null: nothing was, or it cannot be chosen any more. */
export function pickOnTable({ actor }: VanguardView, parked: ParkedPick | null): Picked | null {
  if (parked === null || (parked.kind !== 'attack' && parked.kind !== 'charge')) return parked;
  const act = actor?.acts.find(({ id }) => id === parked.act);
  if (act === undefined) return null;
  return parked.kind === 'charge'
    ? { kind: 'charge', act }
    : { kind: 'attack', act, dice: parked.dice === null ? null : new Map(parked.dice) };
}
