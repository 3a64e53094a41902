import type { FightInHand } from '../../../engine/family/killteam/rules/steps.ts';

/** Nobody has rolled, and it is known with what the defender fights back. */
export const isToBeRolled = ({ task, defender }: FightInHand): boolean =>
  task.attacker.dice === null && task.defender.dice === null && (task.noRetaliate || defender.weapon !== null);
