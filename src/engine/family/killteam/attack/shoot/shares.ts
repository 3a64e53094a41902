import type { ShootStep } from '../../rules/steps.ts';
import { furtherTargets } from './others.ts';
import { spreadOf } from './derive.ts';
import { shotRequestId } from './step.ts';

const total = (dice: readonly number[]): number => dice.reduce((sum, each) => sum + each, 0);

/** Fusillade, before any die: who else near the first target is shot at in the same action (L-32). */
export const fusilladeTargets: ShootStep = {
  request: (inHand) => {
    const spread = spreadOf(inHand.shot);
    const { task } = inHand;
    if (spread?.kind !== 'fusillade' || task.others !== null || task.sequence.attack !== null) return null;
    return furtherTargets(inHand, spread);
  },
  resolve: ({ weapon }, answer) => {
    if (answer.kind !== 'tick') return [];
    // Everybody has at least one die: who is named beyond them is left out.
    const named = answer.operatives.slice(0, weapon.attacks - 1);
    return [{ type: 'taskMoved', set: { others: named, queue: named } }];
  },
};

/** How many of its dice are for whom, one target after the other; the last has the rest. */
export const diceShares: ShootStep = {
  request: (inHand) => {
    const { task, shooter } = inHand;
    const { others, shares = [] } = task;
    const isShared = spreadOf(inHand.shot)?.kind === 'fusillade' && others !== null && others.length > 0;
    if (!isShared || task.number > 0 || shares.length > others.length) return null;
    const left = inHand.weapon.attacks - total(shares);
    const after = others.length - shares.length;
    return {
      kind: 'number',
      id: shotRequestId(inHand, 'share', shares.length),
      question: 'diceShare',
      side: shooter.side,
      operative: [task.sequence.target, ...others][shares.length] ?? null,
      min: 1,
      max: left - after,
      preset: Math.ceil(left / (after + 1)),
    };
  },
  resolve: (inHand, answer) => {
    const { others, shares = [] } = inHand.task;
    if (answer.kind !== 'number' || others === null) return [];
    const told = [...shares, answer.value];
    const isLast = told.length === others.length;
    const shared = isLast ? [...told, inHand.weapon.attacks - total(told)] : told;
    return [{ type: 'taskMoved', set: { shares: shared } }];
  },
};
