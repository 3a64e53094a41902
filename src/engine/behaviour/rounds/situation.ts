import { chargeInches, runInches } from '../../core/roundsBook.ts';
import type { Situation } from '../terms.ts';
import type { RoundAction } from './step.ts';

/** What the model that acts can still do, apart from what is known of the table. `ap`: slots of its activation. */
export interface RoundSituation extends Situation {
  readonly done: readonly RoundAction[];
  /** SP, in inches. */
  readonly speed: number;
  /** It lies: it stands up before it does anything else (V-29). */
  readonly down: boolean;
  /** It may still take its fatigue action (V-32). */
  readonly push: boolean;
  /** Slots of the action of its card that it would do; null: there is none that can be done now. */
  readonly own: number | null;
}

/** Inches that a move may cover (V-24, V-25, V-44). */
export function roundInches(action: RoundAction, { speed }: Pick<RoundSituation, 'speed'>): number {
  if (action === 'run') return runInches(speed);
  return action === 'charge' ? chargeInches(speed) : speed;
}
