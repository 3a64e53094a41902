import type { HitDamage } from './allocate.ts';

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
export interface Ending {
  readonly moverLoses: number;
  readonly otherLoses: number;
}

/** Bits of an ending as one number: ten for the wounds of each, then one for each second critical strike. */
const LOSS_BITS = 10;
const LOSS = (1 << LOSS_BITS) - 1;
const LOSSES = (1 << (2 * LOSS_BITS)) - 1;
/** Most wounds that an ending can hold. */
export const MOST_LOSS = LOSS;
/** The side to move makes a second critical strike. */
export const STRUCK_TWICE = 1 << (2 * LOSS_BITS);
const OTHER_TWICE = STRUCK_TWICE << 1;

/** The ending in which the other side loses so many wounds. */
export const otherLosing = (wounds: number): number => wounds << LOSS_BITS;

/** An ending as the other side sees it. */
export const swapped = (ending: number): number =>
  ((ending & LOSS) << LOSS_BITS) |
  ((ending >> LOSS_BITS) & LOSS) |
  ((ending & STRUCK_TWICE) << 1) |
  ((ending & OTHER_TWICE) >> 1);

/** Wounds that the side to move loses, and the other. */
export const moverLoss = (ending: number): number => ending & LOSS;
export const otherLoss = (ending: number): number => (ending >> LOSS_BITS) & LOSS;
/** Whether the side to move, and the other, makes a second critical strike. */
export const moverTwice = (ending: number): boolean => (ending & STRUCK_TWICE) !== 0;
export const otherTwice = (ending: number): boolean => (ending & OTHER_TWICE) !== 0;

export const endingOf = (ending: number): Ending => ({
  moverLoses: moverLoss(ending),
  otherLoses: otherLoss(ending),
});

const KILL = 1 << 22;
const WOUND = 1 << 11;

/** The ending in which both sides lose so many wounds: all they have, where it is asked who falls. */
export const losing = (wounds: number, otherWounds: number): number => wounds | (otherWounds << LOSS_BITS);

/** How much an ending pleases the side to move; `all`: the ending in which both lose all they have. */
function scoreOf(policy: FightPolicy, ending: number, all: number): number {
  const suffered = moverLoss(ending);
  const inflicted = otherLoss(ending);
  if (policy === 'leastHarm') return inflicted - suffered * WOUND;
  const score = (inflicted - suffered) * WOUND + inflicted;
  if (policy === 'diff') return score;
  return score + (Number(inflicted === otherLoss(all)) - Number(suffered === moverLoss(all))) * KILL;
}

/** The ending that pleases the side to move more, the first of equals; `all`: the ending in which both lose all they have. */
export const better = (policy: FightPolicy, one: number, other: number, all: number): number =>
  scoreOf(policy, other, all) > scoreOf(policy, one, all) ? other : one;

/** An ending found for wounds that stand for those there are: whoever loses all of them loses what it has. */
export function withKilled(ending: number, stands: number, has: number): number {
  if (stands === has) return ending;
  const suffered = moverLoss(ending) === moverLoss(stands) ? moverLoss(has) : moverLoss(ending);
  const inflicted = otherLoss(ending) === otherLoss(stands) ? otherLoss(has) : otherLoss(ending);
  return (ending & ~LOSSES) | losing(suffered, inflicted);
}
