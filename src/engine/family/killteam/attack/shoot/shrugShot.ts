import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { shrugRequest } from '../../stats/shrug.ts';
import { allocationChosen, hardenedOf, resolvedBy, shrugOfShot } from './allocate.ts';
import { shotMoved, shotRequestId } from './step.ts';

/** The way in which the saves were spent, while the target still has something to say; null: it has not. */
function chosenOf(inHand: ShotInHand) {
  const { spent, resolved } = inHand.task.sequence;
  return spent === undefined || resolved ? null : allocationChosen(inHand, spent);
}

/** The saves are spent: some dice are rolled for, and the target may shrug off one, before the damage is dealt. */
export const shrugShot: ShootStep = {
  request: (inHand) => {
    const chosen = chosenOf(inHand);
    if (chosen === null) return null;
    const open = shrugOfShot(inHand, chosen);
    const { side, id: operative } = inHand.target;
    const id = shotRequestId(inHand, 'shrug');
    const asked = open === null ? null : shrugRequest({ id, side, operative }, open.shrug, open.dice);
    return hardenedOf(inHand, chosen)?.request ?? asked;
  },
  resolve: (inHand, answer) => {
    const chosen = chosenOf(inHand);
    if (chosen === null) return [];
    const rolled = hardenedOf(inHand, chosen)?.by(answer) ?? null;
    const open = shrugOfShot(inHand, chosen);
    if (rolled !== null) {
      const { hardened, speaking } = rolled;
      const { task } = inHand;
      const after = { ...inHand, task: { ...task, sequence: { ...task.sequence, hardened } } };
      return [...speaking, shotMoved({ hardened }), ...(open === null ? resolvedBy(after, chosen) : [])];
    }
    if (open === null || answer.kind !== 'pick') return [];
    const die = open.dice.find(({ grade }) => grade === answer.option);
    return resolvedBy(
      inHand,
      chosen,
      die === undefined ? undefined : { less: open.shrug.off(die.damage), speaking: [open.shrug.speaking] },
    );
  },
};
