import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { hardenedBy, hardenedRequest } from '../../stats/hardened.ts';
import { allocationChosen, hardenedDice, resolvedBy, shrugOfShot } from './allocate.ts';
import { shotMoved, shotRequestId } from './step.ts';

/** The way the saves are spent, and the dice to roll for; null: nothing is to be rolled. */
function waiting(inHand: ShotInHand) {
  const { spent, resolved } = inHand.task.sequence;
  const chosen = spent === undefined || resolved ? null : allocationChosen(inHand, spent);
  const dice = chosen === null ? 0 : hardenedDice(inHand, chosen);
  return chosen === null || dice === 0 ? null : { chosen, dice };
}

/** The saves are spent: what gets through may do less, by a D6 for each die, before anything is shrugged off. */
export const hardenedShot: ShootStep = {
  request: (inHand) => {
    const open = waiting(inHand);
    const id = shotRequestId(inHand, 'hardened');
    return open === null ? null : hardenedRequest(inHand.game.state, inHand.target, { id, count: open.dice });
  },
  resolve: (inHand, answer) => {
    const open = waiting(inHand);
    if (open === null) return [];
    const { less: hardened, speaking } = hardenedBy(inHand.game.state, inHand.target, answer);
    const { task } = inHand;
    const after = { ...inHand, task: { ...task, sequence: { ...task.sequence, hardened } } };
    return [
      ...speaking,
      shotMoved({ hardened }),
      ...(shrugOfShot(after, open.chosen) === null ? resolvedBy(after, open.chosen) : []),
    ];
  },
};
