import { FALLS, moverLoss, otherLoss, cutTo } from './ending.ts';
import type { HitDamage } from './shot.ts';

/**
 * How a side resolves its dice. `strike`, `strikeLow`: always strikes, critical or normal successes first; `block`: blocks
 * whenever it can; `optimal`: kill and do not be killed, then the difference in wounds, then more wounds inflicted; `diff`:
 * the same without the first; `leastHarm`: as few wounds suffered as can be, then as many inflicted.
 */
export type FightPolicy = 'strike' | 'strikeLow' | 'block' | 'optimal' | 'diff' | 'leastHarm';

/** One side of a fight. `stuns`: its first critical strike costs the enemy a normal success (2021). */
export interface Combatant {
  /** Most successes it can have retained, critical and normal together, 0 to 60. */
  readonly dice: number;
  /** Most wounds it can have left, 1 to 999. */
  readonly wounds: number;
  readonly damage: HitDamage;
  readonly brutal: boolean;
  readonly shock: boolean;
  readonly stuns: boolean;
  /** One of its dice parries two: a normal one normals, a critical one any (a shield). */
  readonly parriesTwo: boolean;
  readonly policy: FightPolicy;
}

/** Successes and wounds of one side. `struck`: it has made a critical strike in this sequence. */
export interface Holding {
  readonly crits: number;
  readonly normals: number;
  readonly wounds: number;
  readonly struck: boolean;
}

/** How a fight ends: wounds that the side to move and the other lose from here. */
export interface FightEnding {
  readonly moverLoses: number;
  readonly otherLoses: number;
}

/** Policies that look no further than the next die. */
export const FIXED: ReadonlySet<FightPolicy> = new Set<FightPolicy>(['strike', 'strikeLow', 'block']);

/** More than `FALLS`, so that what one loss is worth is never outweighed by the other. */
const WEIGHT = 2 * FALLS;

/** How much an ending pleases the side to move; nothing outweighs a side that falls. */
function scoreOf(policy: FightPolicy, ending: number): number {
  const suffered = moverLoss(ending);
  const inflicted = otherLoss(ending);
  return policy === 'leastHarm' ? inflicted - suffered * WEIGHT : (inflicted - suffered) * WEIGHT + inflicted;
}

/**
 * The ending that pleases the side to move more, the first of equals. `all`: the ending in which both lose the wounds they
 * have, where it is they that count (`diff`); 0: where nobody asks for them.
 */
export function better(policy: FightPolicy, one: number, other: number, all: number): number {
  if (policy === 'diff') return scoreOf(policy, cutTo(other, all)) > scoreOf(policy, cutTo(one, all)) ? other : one;
  return scoreOf(policy, other) > scoreOf(policy, one) ? other : one;
}
