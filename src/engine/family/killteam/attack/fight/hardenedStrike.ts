import type { FightInHand, FightStep } from '../../rules/steps.ts';
import { hardenedBy, hardenedRequest } from '../../stats/hardened.ts';
import { fightOver, hardenedDice, moveChosen, moveEvents, moverOf, shrugOfStrike } from './exchange.ts';
import { fightMoved, fightRequestId } from './step.ts';

/** The strike for whose damage its victim rolls; null: there is none, or it has rolled. */
function waiting(fight: FightInHand) {
  const { striking = null } = fight.task;
  const move = striking === null || fightOver(fight) ? null : moveChosen(fight, striking);
  return move === null || hardenedDice(fight, move) === 0 ? null : move;
}

/** A strike is made: it may do less, by a D6, before its victim shrugs anything off. */
export const hardenedStrike: FightStep = {
  request: (fight) =>
    waiting(fight) === null
      ? null
      : hardenedRequest(fight.game.state, fight[moverOf(fight)].opponent, {
          id: fightRequestId(fight, 'hardened', fight.task.exchanges),
          count: 1,
        }),
  resolve: (fight, answer) => {
    const move = waiting(fight);
    if (move === null) return [];
    const { less: hardened, speaking } = hardenedBy(fight.game.state, fight[moverOf(fight)].opponent, answer);
    const after = { ...fight, task: { ...fight.task, hardened } };
    const next = shrugOfStrike(after, move) === null ? moveEvents(after, move) : [fightMoved({ hardened })];
    return [...speaking, ...next];
  },
};
