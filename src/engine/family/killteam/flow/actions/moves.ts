import { when } from '../../model/rejection.ts';
import type { BattleEvent } from '../../model/event.ts';
import { findOperative, operativeById, pairOf, standing } from '../../model/lookup.ts';
import { fallEvents } from '../fall.ts';
import { hasChange } from '../../stats/changes.ts';
import { type ActionDetails, type ActionRule, type ActionTry, nothingMore } from '../../rules/action.ts';
import { concealed, heavyShot, inControlRange, movedBefore } from './reasons.ts';

/** It stands elsewhere now; a chosen fall may hurt it, and then the move is over. */
const moved = ({ game, operative }: ActionTry, { fall }: ActionDetails): readonly BattleEvent[] => [
  { type: 'factsForgotten', operative: operative.id },
  ...(fall > 0 ? fallEvents(game, operative, { inches: fall, by: null }) : []),
];

const engagement = ({ game, operative }: ActionTry, enemy: string, on: boolean): BattleEvent => ({
  type: 'engagementChanged',
  pair: pairOf(game.state, operative, operativeById(game.state, enemy)),
  on,
});

/** Reposition: up to Move inches; not from control range, nor after Fall Back or Charge (A3.1). */
export const reposition: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...inControlRange(attempt),
    ...movedBefore(attempt, 'fallBack', 'charge'),
    ...heavyShot(attempt, 'reposition'),
  ],
  chosen: nothingMore,
  perform: moved,
};

/** Dash: up to 3", no climbing; not from control range, nor with Charge (A3.1). */
export const dash: ActionRule = {
  ap: 1,
  offered: (attempt) => [...inControlRange(attempt), ...movedBefore(attempt, 'charge'), ...heavyShot(attempt, 'dash')],
  chosen: nothingMore,
  perform: moved,
};

/** Fall Back: 2 AP, out of control range; not after Reposition or Charge (A3.1). */
export const fallBack: ActionRule = {
  ap: 2,
  offered: (attempt) => [
    ...when(attempt.engaged.length === 0, 'noEnemyInControlRange'),
    ...movedBefore(attempt, 'reposition', 'charge'),
    ...heavyShot(attempt, 'fallBack'),
  ],
  // K-32: one that would end in control range is not made.
  chosen: (_, { targets }) => when(targets.length > 0, 'endsInControlRange'),
  perform: (attempt, details) => [
    ...(details.fall > 0 ? [] : attempt.engaged.map((enemy) => engagement(attempt, enemy, false))),
    ...moved(attempt, details),
  ],
};

/** A Charge needs Engage, but of who has the word of a trait. */
const hidden = (attempt: ActionTry): ReturnType<typeof concealed> =>
  hasChange(attempt.game.state, attempt.operative, 'chargeConcealed') ? [] : concealed(attempt);

/** Charge: up to Move + 2" into control range; Engage only, not with another move (A3.1, A5). */
export const charge: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...hidden(attempt),
    ...inControlRange(attempt),
    ...movedBefore(attempt, 'reposition', 'dash', 'fallBack'),
    ...heavyShot(attempt, 'charge'),
  ],
  chosen: ({ game, operative }, { targets }) => {
    const named = targets.map((id) => findOperative(game.state, id)).filter((target) => target !== null);
    return [
      ...when(
        named.some(({ side }) => side === operative.side),
        'wrongSide',
      ),
      ...when(targets.length === 0, 'notInControlRange'),
      ...when(!named.every(standing), 'targetRemoved'),
    ];
  },
  perform: (attempt, details) => [
    ...moved(attempt, details),
    ...details.targets.map((enemy) => engagement(attempt, enemy, true)),
  ],
};
