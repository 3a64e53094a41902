import type { BattleEvent } from '../../model/event.ts';
import { requestId } from '../../model/lookup.ts';
import type { FightTask, Fighter, FightRole } from '../../model/task.ts';
import type { FightInHand } from '../../rules/steps.ts';

export const fightMoved = (set: Partial<Omit<FightTask, 'kind' | 'attacker' | 'defender'>>): BattleEvent => ({
  type: 'fightMoved',
  set,
});

export const fighterMoved = (role: FightRole, set: Partial<Fighter>): BattleEvent => ({
  type: 'fighterMoved',
  role,
  set,
});

export const fightRequestId = ({ game, task }: FightInHand, ...steps: readonly (string | number)[]): string =>
  requestId(game.state, task.id, ...steps);
