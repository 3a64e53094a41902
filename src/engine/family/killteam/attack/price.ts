import type { KillTeamRules } from '../rules/killTeamRules.ts';
import type { AttackContext } from '../rules/windows.ts';
import { fold } from './fold.ts';

/** AP that shooting with this weapon costs beside those of Shoot. */
export const priceOf = (rules: KillTeamRules, context: AttackContext): number =>
  fold(rules, 'price', { value: 0, moment: context }).value;
