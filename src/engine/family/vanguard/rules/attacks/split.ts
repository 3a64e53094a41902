import { within } from '../../../../core/inches.ts';
import { type NoTarget, type TargetFacts, whyNotShot, whyNotStruck } from './target.ts';

/** One of the targets between which an attack is shared, in the attacker's order. */
export interface Share extends TargetFacts {
  readonly model: string;
  /** Dice declared for it, before any die is rolled. */
  readonly dice: number;
  /** Shooting: inches from the first target; of the first itself 0. */
  readonly fromFirst: number;
}

/** An attack, and how it is shared. */
export interface Split {
  readonly kind: 'ranged' | 'melee';
  /** The free attack of a Charge. */
  readonly isCharge: boolean;
  /** Dice on its card. */
  readonly dice: number;
  readonly shares: readonly Share[];
}

/** Why an attack is not shared so, and whose fault that is; null: nobody's in particular. */
export interface NoSplit {
  readonly why: 'wrongDice' | 'chargeSplit' | 'splitRange' | NoTarget;
  readonly model: string | null;
}

/** Inches from the first target within which further ones are shot at (V-54). */
const SPLIT_INCHES = 2;

/** Every die is declared for a target, each target has one at least, whole ones, and none is named twice. */
const isShared = ({ dice, shares }: Split): boolean =>
  shares.length > 0 &&
  shares.every((share) => Number.isInteger(share.dice) && share.dice > 0) &&
  new Set(shares.map(({ model }) => model)).size === shares.length &&
  shares.reduce((sum, share) => sum + share.dice, 0) === dice;

function whyNotShare({ kind }: Split, share: Share, first: boolean): NoSplit['why'] | null {
  if (kind === 'melee') return whyNotStruck(share);
  if (!share.engaged && !first && !within(share.fromFirst, SPLIT_INCHES)) return 'splitRange';
  return whyNotShot(share);
}

/**
 * Whether dice may be split so between targets, declared before any roll (V-53); null: they may. Shooting: the further targets
 * within 2" of the first, each a target by itself; melee: any that are engaged and in range; the attack of a charge has one
 * target (V-54). Dice that circumstances bring are not declared: they belong to the target that brings them.
 */
export function whyNoSplit(split: Split): NoSplit | null {
  if (!isShared(split)) return { why: 'wrongDice', model: null };
  if (split.isCharge && split.shares.length > 1) return { why: 'chargeSplit', model: null };
  for (const [at, share] of split.shares.entries()) {
    const why = whyNotShare(split, share, at === 0);
    if (why !== null) return { why, model: share.model };
  }
  return null;
}
