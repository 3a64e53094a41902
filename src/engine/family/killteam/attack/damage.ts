import type { OperativeId } from '../../../core/ids.ts';
import type { BattleEvent, DamageCause } from '../model/event.ts';
import { operativeById } from '../model/lookup.ts';
import type { BattleState } from '../model/state.ts';

/** Wounds lost, never below 0; no event when nothing is lost. */
export function damageEvents(
  state: BattleState,
  id: OperativeId,
  hit: { readonly amount: number; readonly by: OperativeId | null; readonly cause: DamageCause },
): BattleEvent[] {
  const { wounds } = operativeById(state, id);
  if (hit.amount <= 0 || wounds === 0) return [];
  const to = Math.max(0, wounds - hit.amount);
  return [{ type: 'damaged', operative: id, amount: hit.amount, from: wounds, to, by: hit.by, cause: hit.cause }];
}
