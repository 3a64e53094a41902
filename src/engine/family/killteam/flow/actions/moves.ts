import { when } from '../../model/rejection.ts';
import type { BattleEvent } from '../../model/event.ts';
import { findOperative, operativeById, pairOf, standing } from '../../model/lookup.ts';
import { fallEvents } from '../fall.ts';
import { hasChange } from '../../stats/changes.ts';
import type { ActionDetails, ActionRule, ActionTry } from '../../rules/action.ts';
import type { MoveId } from '../../rules/killTeamRules.ts';
import { concealed, heavyShot, inControlRange, movedBefore } from './reasons.ts';
import { isOnBoard, walked, wayReasons } from './walking.ts';

/** It stands elsewhere now; a chosen fall may hurt it, and then the move is over. */
const moved = (attempt: ActionTry, action: MoveId, details: ActionDetails): readonly BattleEvent[] => [
  { type: 'factsForgotten', operative: attempt.operative.id },
  ...walked(attempt, action, details),
  ...(details.fall > 0 ? fallEvents(attempt.game, attempt.operative, { inches: details.fall, by: null }) : []),
];

/** Of these, those of whom the board does not say itself what the way brings. */
const unmeasured = ({ game }: ActionTry, { path }: ActionDetails, ids: readonly string[]): readonly string[] =>
  path === undefined ? ids : ids.filter((id) => !isOnBoard(game.state, id));

/** The move as it is without any way but that on the board, if it has one. */
const going = (action: MoveId): Pick<ActionRule, 'chosen' | 'perform'> => ({
  chosen: (attempt, details) => wayReasons(attempt, action, details),
  perform: (attempt, details) => moved(attempt, action, details),
});

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
  ...going('reposition'),
};

/** Dash: up to 3", no climbing; not from control range, nor with Charge (A3.1). */
export const dash: ActionRule = {
  ap: 1,
  offered: (attempt) => [...inControlRange(attempt), ...movedBefore(attempt, 'charge'), ...heavyShot(attempt, 'dash')],
  ...going('dash'),
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
  chosen: (attempt, details) => [
    ...when(details.targets.length > 0, 'endsInControlRange'),
    ...wayReasons(attempt, 'fallBack', details),
  ],
  perform: (attempt, details) => [
    ...(details.fall > 0
      ? []
      : unmeasured(attempt, details, attempt.engaged).map((enemy) => engagement(attempt, enemy, false))),
    ...moved(attempt, 'fallBack', details),
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
  chosen: (attempt, details) => {
    const { game, operative } = attempt;
    const { targets, path } = details;
    const named = targets.map((id) => findOperative(game.state, id)).filter((target) => target !== null);
    return [
      ...when(
        named.some(({ side }) => side === operative.side),
        'wrongSide',
      ),
      ...when(targets.length === 0 && path === undefined, 'notInControlRange'),
      ...when(!named.every(standing), 'targetRemoved'),
      ...wayReasons(attempt, 'charge', details),
    ];
  },
  perform: (attempt, details) => [
    ...moved(attempt, 'charge', details),
    ...unmeasured(attempt, details, details.targets).map((enemy) => engagement(attempt, enemy, true)),
  ],
};
