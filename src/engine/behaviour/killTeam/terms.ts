import type { Order } from '../../core/ids.ts';
import type { Terms } from '../terms.ts';
import type { EnemySituation } from './enemySituation.ts';
import type { KillTeamRule } from './rule.ts';
import type { BehaviourAction, Destination, PlaceWish } from './step.ts';
import type { Stopped } from './stopped.ts';

/** The words of Kill Team's tables. */
export interface KillTeam extends Terms {
  readonly action: BehaviourAction;
  readonly wish: PlaceWish;
  readonly toward: Destination;
  readonly stopped: Stopped;
  readonly order: Order;
  readonly situation: EnemySituation;
  readonly rule: KillTeamRule;
}
