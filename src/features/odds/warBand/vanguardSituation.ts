import type { InvulnerableUse, VanguardAttack } from '../../../engine/odds/vanguard/attack.ts';
import { type AttackFacts, type Bonus, NO_FACTS } from '../../../engine/odds/vanguard/facts.ts';
import { SHARED_DICE } from '../addressFor.ts';
import type { Range } from '../oddsSituation.ts';

/** The numbers of a situation. `own…`, `back…`: of whoever attacks, and of the blow that comes back. */
export interface VanguardNumbers {
  readonly dice: number;
  readonly hit: number;
  readonly ap: number;
  readonly damage: number;
  readonly armour: number;
  readonly wounds: number;
  readonly mortal: number;
  readonly backDice: number;
  readonly backHit: number;
  readonly backAp: number;
  readonly backDamage: number;
  readonly ownArmour: number;
  readonly ownWounds: number;
}

/**
 * What is asked of Vanguard: one attack on one target, a shot or blows, which may be answered. `invulnerable`,
 * `ownInvulnerable`: 0, none. What a shot does not know is kept for when blows are asked.
 */
export interface VanguardSituation extends VanguardNumbers, AttackFacts {
  readonly kind: 'shoot' | 'fight';
  readonly invulnerable: number;
  readonly ownInvulnerable: number;
  readonly use: InvulnerableUse;
  readonly down: boolean;
  readonly reroll: 'none' | Exclude<VanguardAttack['reroll'], null>;
  readonly answers: boolean;
}

export const RANGES: Readonly<Record<keyof VanguardNumbers, Range>> = {
  dice: SHARED_DICE,
  hit: [2, 6],
  ap: [0, 6],
  damage: [1, 9],
  armour: [2, 7],
  wounds: [1, 20],
  mortal: [0, 9],
  backDice: SHARED_DICE,
  backHit: [2, 6],
  backAp: [0, 6],
  backDamage: [1, 9],
  ownArmour: [2, 7],
  ownWounds: [1, 20],
};

export const BONUSES = ['none', 'hit', 'ap'] as const satisfies readonly Bonus[];
export const REROLLS = ['none', 'hit', 'armour'] as const satisfies readonly VanguardSituation['reroll'][];
export const USES = ['best', 'always', 'never'] as const satisfies readonly InvulnerableUse[];

/** What is so or not, by the kind that knows it. */
export const FLAGS = {
  shoot: ['cover', 'down', 'obscured', 'far', 'aimed'],
  fight: ['cover', 'down', 'outnumbered', 'leaving'],
} as const satisfies Readonly<Record<VanguardSituation['kind'], readonly (keyof VanguardSituation)[]>>;
export type Flag = (typeof FLAGS)[VanguardSituation['kind']][number];

export const FIRST_VANGUARD: VanguardSituation = {
  kind: 'shoot',
  dice: 3,
  hit: 3,
  ap: 1,
  damage: 1,
  armour: 4,
  wounds: 2,
  invulnerable: 0,
  mortal: 0,
  use: 'best',
  down: false,
  reroll: 'none',
  ...NO_FACTS,
  answers: false,
  backDice: 2,
  backHit: 4,
  backAp: 0,
  backDamage: 1,
  ownArmour: 4,
  ownWounds: 2,
  ownInvulnerable: 0,
};
