import type { BattleState } from '../../engine/battle/state.ts';
import type { Request } from '../../engine/dice/request.ts';

export type StageScreen = 'attack' | 'turningPoint' | 'battle';

const ATTACKS = new Set(['shoot', 'fight']);
const BETWEEN = new Set(['setUp', 'strategy', 'turningPointOver']);

/** Which screen a battle in play is on: an attack in hand, the turn of the table between firefights, or the firefight. */
export function screenFor(state: BattleState, request: Request | null): StageScreen {
  if (ATTACKS.has(state.tasks.at(-1)?.kind ?? '')) return 'attack';
  if (BETWEEN.has(state.phase)) return 'turningPoint';
  const rolls = request?.kind === 'roll' ? request.purpose : null;
  return rolls === 'initiative' || rolls === 'table' ? 'turningPoint' : 'battle';
}
