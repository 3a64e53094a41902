import type { Prospect } from '../../../../log/advice.ts';
import { bestOf, NO_PROSPECT } from '../../../../odds/prospect.ts';
import { retaliationChoices } from '../../attack/fight/defenderWeapon.ts';
import type { Weapon } from '../../model/operative.ts';
import type { FightInHand } from '../../rules/steps.ts';
import { retaliationWorth } from './worth.ts';

/** A weapon to fight back with, and what comes of it; null: a fight with one of them is too long, so none is compared. */
export interface Retaliation {
  readonly weapon: Weapon;
  readonly prospect: Prospect | null;
}

/** What the defender can choose to fight back with, the strongest first; none: it has no choice, or has chosen. */
export function retaliationsOf(fight: FightInHand): readonly Retaliation[] {
  const arms = retaliationChoices(fight).map((weapon) => ({ weapon, prospect: retaliationWorth(fight, weapon) }));
  return arms.every(({ prospect }) => prospect !== null) ? arms : arms.map((each) => ({ ...each, prospect: null }));
}

/** The one that is advised: the best, where they are not compared the strongest; at least one. */
export const advisedOf = (arms: readonly [Retaliation, ...Retaliation[]]): Retaliation =>
  bestOf(arms, ({ prospect }) => prospect ?? NO_PROSPECT);
