import type { FightInHand, FightStep } from '../../rules/steps.ts';
import { shrugRequest } from '../../stats/shrug.ts';
import { fightOver, hardenedOf, moveChosen, moveEvents, moverOf, shrugOfStrike } from './exchange.ts';
import { fightMoved, fightRequestId } from './step.ts';

/** The strike that waits; null: none waits. */
function waiting(fight: FightInHand) {
  const { striking = null } = fight.task;
  return striking === null || fightOver(fight) ? null : moveChosen(fight, striking);
}

/** A strike is made: it is rolled for, and its victim may shrug it off, before the damage is dealt. */
export const shrugStrike: FightStep = {
  request: (fight) => {
    const move = waiting(fight);
    if (move === null) return null;
    const open = shrugOfStrike(fight, move);
    const { side, id: operative } = fight[moverOf(fight)].opponent;
    const id = fightRequestId(fight, 'shrug', fight.task.exchanges);
    const asked = open === null ? null : shrugRequest({ id, side, operative }, open.shrug, [open.die]);
    return hardenedOf(fight, move)?.request ?? asked;
  },
  resolve: (fight, answer) => {
    const move = waiting(fight);
    if (move === null) return [];
    const rolled = hardenedOf(fight, move)?.by(answer) ?? null;
    const open = shrugOfStrike(fight, move);
    if (rolled !== null) {
      const { hardened, speaking } = rolled;
      const after = { ...fight, task: { ...fight.task, hardened } };
      return [...speaking, ...(open === null ? moveEvents(after, move) : [fightMoved({ hardened })])];
    }
    if (open === null || answer.kind !== 'pick') return [];
    return moveEvents(fight, move, answer.option === 'none' ? null : open.shrug);
  },
};
