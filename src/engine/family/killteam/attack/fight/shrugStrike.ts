import type { FightInHand, FightStep } from '../../rules/steps.ts';
import { shrugRequest } from '../../stats/shrug.ts';
import { fightOver, moveChosen, moveEvents, moverOf, shrugOfStrike } from './exchange.ts';
import { fightRequestId } from './step.ts';

/** The strike that waits, and what its victim may shrug off of it; null: none waits. */
function waiting(fight: FightInHand) {
  const { striking = null } = fight.task;
  const move = striking === null || fightOver(fight) ? null : moveChosen(fight, striking);
  const open = move === null ? null : shrugOfStrike(fight, move);
  return move === null || open === null ? null : { move, ...open };
}

/** A strike is made: its victim may shrug it off before the damage is dealt. */
export const shrugStrike: FightStep = {
  request: (fight) => {
    const open = waiting(fight);
    if (open === null) return null;
    const { side, id: operative } = fight[moverOf(fight)].opponent;
    const id = fightRequestId(fight, 'shrug', fight.task.exchanges);
    return shrugRequest({ id, side, operative }, open.shrug, [open.die]);
  },
  resolve: (fight, answer) => {
    const open = waiting(fight);
    if (open === null || answer.kind !== 'pick') return [];
    return moveEvents(fight, open.move, answer.option === 'none' ? null : open.shrug);
  },
};
