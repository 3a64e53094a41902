import type { Lasts } from '../model/lasting.ts';
import type { Operative, Weapon } from '../model/operative.ts';
import type { ShotFacts } from '../model/facts.ts';
import type { PreconditionCode } from '../model/rejection.ts';
import type { ActionId } from '../../../core/ids.ts';
import type { Pool, Thresholds } from '../model/pool.ts';

/** What weapon rules may look at: the attack as it stands. `target` null: no target chosen yet. */
export interface AttackContext extends Lasts {
  readonly attacker: Operative;
  readonly weapon: Weapon;
  readonly target: Operative | null;
  readonly kind: 'shoot' | 'fight';
  readonly facts: ShotFacts;
  /** Actions already performed in this activation or counteraction. */
  readonly done: readonly ActionId[];
  /** Uses of this weapon so far in the battle. */
  readonly uses: number;
  /** An interrupt by guard: Heavy does not forbid it. */
  readonly guard: boolean;
  /** Rules of the weapon that may be used and are not; absent: all are. */
  readonly declined?: readonly string[];
  /** Out of turn, by somebody who has acted already: some weapons may not. */
  readonly outOfTurn: boolean;
}

/** A weapon rule's re-roll: `one` die, all dice of one `face`, or `any` dice. `showing`: only dice that show it; absent: any. */
export interface RerollRight {
  readonly rule: string;
  readonly mode: 'one' | 'face' | 'any';
  readonly showing?: number;
}

/** What retained crits set off at once. `inches` null: only the target. */
export type Trigger =
  | {
      readonly kind: 'devastating';
      readonly damage: number;
      readonly inches: number | null;
      readonly sparesBearer: boolean;
    }
  | { readonly kind: 'stun' }
  /** Wounds without any save, by one rule; with a distance also for everybody near the target. */
  | { readonly kind: 'mortalWounds'; readonly rule: string; readonly damage: number; readonly inches: number | null }
  /** Wounds that a trait adds for the target, once. */
  | { readonly kind: 'bonus'; readonly damage: number };

/** Further targets after the first sequence; `fusillade`: named before it, with a share of the dice each. */
export interface Spread {
  readonly kind: 'blast' | 'torrent' | 'fusillade';
  readonly inches: number;
}

/**
 * The moments at which a weapon rule can speak, and the value that passes through the rules there. Adding one here makes
 * the compiler ask each ruleset for its `order`.
 */
export interface Windows {
  /** Reasons the weapon cannot be used now. */
  weaponAllowed: readonly PreconditionCode[];
  /** Actions that using the weapon forbids for the rest of the activation. */
  actionsBarred: readonly ActionId[];
  /** Largest distance to a target in inches; null: no limit. */
  range: number | null;
  /** Cover that counts when the target is chosen; the cover save is another matter. */
  targetCover: boolean;
  /** Dice that may be kept as normal successes without rolling. */
  accurate: number;
  rerolls: readonly RerollRight[];
  thresholds: Thresholds;
  /** Retained dice, in the order of the ruleset; not asked when obscured. */
  retained: Pool;
  triggers: readonly Trigger[];
  /** Defence dice taken away. */
  piercing: number;
  /** Cover saves are possible. */
  coverSave: boolean;
  /** The opponent may block or save only with crits. */
  critsOnly: boolean;
  /** The first critical strike discards a die of the opponent. */
  shock: boolean;
  /** The first critical strike discards a normal success of the opponent, the second stuns it. */
  stuns: boolean;
  spread: Spread | null;
  /** It burns its user, in the way the book has it. */
  hot: boolean;
  /** Uses in a battle; null: no limit. */
  limited: number | null;
  /** AP that shooting with it costs more. */
  price: number;
  /** Wounds for each other enemy near, by each critical strike; 0: none. */
  reap: number;
}
export type Window = keyof Windows;

export const WINDOWS = [
  'weaponAllowed',
  'actionsBarred',
  'range',
  'targetCover',
  'accurate',
  'rerolls',
  'thresholds',
  'retained',
  'triggers',
  'piercing',
  'coverSave',
  'critsOnly',
  'shock',
  'stuns',
  'spread',
  'hot',
  'limited',
  'price',
  'reap',
] as const satisfies readonly Window[];

/** Extra facts some windows need beside the context. */
export interface Moment extends AttackContext {
  /** Retained dice when the window comes after retention, else empty. */
  readonly pool: Pool;
}

/** A rule speaks by returning the value changed; returning the same reference means it stayed quiet. */
type Hook<W extends Window, Params> = (value: Windows[W], params: Params, moment: Moment) => Windows[W];
export type Hooks<Params> = { readonly [W in Window]?: Hook<W, Params> };
