import type { Terms } from '../terms.ts';
import type { RoundRule } from './rule.ts';
import type { RoundSituation } from './situation.ts';
import type { RoundAction, RoundDestination, RoundWish } from './step.ts';
import type { RoundStopped } from './stopped.ts';

/** The words of tables for a game in rounds. It knows no orders. */
export interface Rounds extends Terms {
  readonly action: RoundAction;
  readonly wish: RoundWish;
  readonly toward: RoundDestination;
  readonly stopped: RoundStopped;
  readonly order: 'none';
  readonly situation: RoundSituation;
  readonly rule: RoundRule;
}
