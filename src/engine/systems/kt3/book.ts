import type { AttackBook } from '../../core/attackBook.ts';
import type { GuardRules, StatRules, TurnRules } from '../../family/killteam/rules/killTeamRules.ts';

/** Stats of the third edition. A1.1: injured with strictly fewer than half the wounds. */
export const stats: StatRules = {
  injured: ({ wounds, maxWounds }) => wounds > 0 && wounds * 2 < maxWounds,
  injuredMove: 2,
  injuredHit: 1,
  aplChange: 1,
  aplUntil: 'nextActivation',
  leastMove: 4,
  outOfTurnHit: 0,
  worstSave: 6,
};

/** Attacks of the third edition. */
export const attacks: AttackBook = {
  ceaseless: 'anyFace',
  hot: 'dieAfter',
  stun: 'retained',
  devastatesInFights: true,
  splashes: false,
  piercesInvulnerable: true,
};

/** Turns of the third edition. A2: with Group Activation another of the same type follows. */
export const turns: TurnRules = {
  groupSize: ({ abilities }) => (abilities.includes('groupActivation') ? 2 : 1),
  groupsWith: (first, second) => first.card === second.card,
  apCounted: 'always',
  orderKeptUpTo: 0,
  inSuccession: null,
};

/** Guard of the third edition (A3.2): one interrupt in each activation of an enemy. */
export const guards: GuardRules = { windows: 'activation', surprised: true };
