import type { ShootStep } from '../../rules/steps.ts';
import { shrugRequest } from '../../stats/shrug.ts';
import { allocationChosen, resolvedBy, shrugOfShot } from './allocate.ts';
import { shotRequestId } from './step.ts';

/** The saves are spent: the target may shrug off one die before the damage is dealt. */
export const shrugShot: ShootStep = {
  request: (inHand) => {
    const { spent, resolved } = inHand.task.sequence;
    const chosen = spent === undefined || resolved ? null : allocationChosen(inHand, spent);
    const open = chosen === null ? null : shrugOfShot(inHand, chosen);
    if (open === null) return null;
    const { side, id: operative } = inHand.target;
    return shrugRequest({ id: shotRequestId(inHand, 'shrug'), side, operative }, open.shrug, open.dice);
  },
  resolve: (inHand, answer) => {
    const chosen = allocationChosen(inHand, inHand.task.sequence.spent ?? '');
    const open = chosen === null ? null : shrugOfShot(inHand, chosen);
    if (chosen === null || open === null || answer.kind !== 'pick') return [];
    const die = open.dice.find(({ grade }) => grade === answer.option);
    return resolvedBy(
      inHand,
      chosen,
      die === undefined ? undefined : { less: open.shrug.off(die.damage), speaking: [open.shrug.speaking] },
    );
  },
};
