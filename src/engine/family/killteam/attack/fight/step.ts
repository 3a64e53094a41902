import type { Answer, Request } from '../../../../log/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import { requestId } from '../../model/lookup.ts';
import type { FightTask, Fighter, FightRole } from '../../model/task.ts';
import type { FightInHand } from './fightInHand.ts';

/** One step of the Fight sequence: asks nothing (null) when it is satisfied or does not apply. */
export interface FightStepModule {
  readonly request: (fight: FightInHand) => Request | null;
  readonly resolve: (fight: FightInHand, answer: Answer) => readonly BattleEvent[];
}

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
