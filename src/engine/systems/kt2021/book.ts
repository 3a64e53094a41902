import type { AttackBook } from '../../core/attackBook.ts';
import type { GuardRules, StatRules, TurnRules } from '../../family/killteam/rules/killTeamRules.ts';

/** Stats of 2021. K-59: injured with fewer than half of its wounds left; K-15: APL changes by one at most; K-16: never below 4". */
export const stats: StatRules = {
  injured: ({ wounds, maxWounds }) => wounds > 0 && wounds * 2 < maxWounds,
  injuredMove: 2,
  injuredHit: 1,
  aplChange: 1,
  aplUntil: 'activation',
  leastMove: 4,
  // K-41.
  outOfTurnHit: 1,
  //
  worstSave: 7,
};

/** Attacks of 2021. */
export const attacks: AttackBook = {
  ceaseless: 'ones',
  hot: 'discardedOnes',
  stun: 'strikes',
  devastatesInFights: false,
  splashes: true,
  piercesInvulnerable: false,
};

/** Turns of 2021. K-25: as many of one type as the card says; K-26: never more than two in a row by other rules; K-27, K-28. */
export const turns: TurnRules = {
  groupSize: ({ group }) => group ?? 1,
  groupsWith: (first, second) => first.card === second.card,
  apCounted: 'whenActivated',
  orderKeptUpTo: 1,
  inSuccession: 2,
};

/**
 * Guard of 2021: the text of the third edition with the rulings of the commentary. C-36, C-39: a window after every action,
 * the last one, one within another and one out of turn; it ends with an action, an order, a turning point or an attack made.
 */
export const guards: GuardRules = { windows: 'action', surprised: false };
