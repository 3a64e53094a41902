import type { Operative } from '../family/killteam/model/operative.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { changesOf } from '../family/killteam/stats/changes.ts';
import { moveOf } from '../family/killteam/stats/stats.ts';

export type MoveId = 'reposition' | 'dash' | 'fallBack' | 'charge';

const DASH = 3;
const COUNTERACT = 2;
const flies = (operative: Operative): boolean => operative.abilities.includes('fly');

/** Inches that traits add to this move. */
const further = (operative: Operative, move: MoveId): number =>
  changesOf(operative, 'distance')
    .filter(({ change }) => change.action === move)
    .reduce((sum, { change }) => sum + change.by, 0);

function fullReach(operative: Operative, move: MoveId): number {
  const inches = move === 'dash' ? DASH : moveOf(operative) + (move === 'charge' && !flies(operative) ? 2 : 0);
  return Math.max(0, inches + further(operative, move));
}

/** How far this move goes at most, in inches; a counteraction moves no more than 2″ (A-42, A-43, A3.1). */
export const moveReach = (state: BattleState, operative: Operative, move: MoveId): number =>
  Math.min(
    fullReach(operative, move),
    state.activation?.kind === 'counteract' && state.activation.operative === operative.id ? COUNTERACT : Infinity,
  );
