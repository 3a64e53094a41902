import type { ActionId, RuleId } from '../../../core/ids.ts';
import type { Window } from './windows.ts';
import type { FIGHT_STEPS, SHOOT_STEPS } from '../model/task.ts';
import type { WeaponRule } from './defineWeaponRule.ts';

/**
 * A rule system: which weapon rules exist, in which order they speak at each moment, which steps an attack has, which
 * actions there are. Differences between systems are values here, never branches elsewhere.
 */
export interface Ruleset {
  readonly id: 'kt3' | 'acolyte';
  readonly version: string;
  readonly weaponRules: Readonly<Record<RuleId, WeaponRule>>;
  readonly order: { readonly [W in Window]: readonly RuleId[] };
  readonly shootSteps: readonly (typeof SHOOT_STEPS)[number][];
  readonly fightSteps: readonly (typeof FIGHT_STEPS)[number][];
  readonly actions: readonly ActionId[];
  readonly defenceDice: number;
  /** CP in the first Ready step's pool, and per Ready step. */
  readonly cpPerReady: number;
  /** The retinue's fallen stay on the board and may be raised. */
  readonly fallenStay: boolean;
  /** Reanimations after which the next incapacitation slays. */
  readonly reanimationsBeforeSlain: number;
}
