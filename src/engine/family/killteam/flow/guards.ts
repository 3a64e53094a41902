import type { BattleEvent } from '../model/event.ts';
import { areEngaged, ofSide, standing } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { BattleState } from '../model/state.ts';

/** The retinue's operatives on guard. */
export const onGuard = (state: BattleState): readonly Operative[] =>
  ofSide(state, 'retinue').filter((operative) => operative.guard && standing(operative));

/** Guards in whose control range an enemy ended its action while nobody interrupted: their guard ends. */
export const surprisedBy = (state: BattleState, enemy: string): readonly BattleEvent[] =>
  onGuard(state)
    .filter((guard) => areEngaged(state, guard.id, enemy))
    .map((guard) => ({ type: 'guardEnded', operative: guard.id, why: 'enemyClose' }));
