import { geometry } from '../../../../board/geometry.ts';
import type { Place } from '../../../../board/move/place.ts';
import type { Command } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import { midMoveOf, operativeById } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import { reject, type Rejection, when } from '../../model/rejection.ts';
import type { ActionDetails, ActionRule } from '../../rules/action.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import { actionReasons, attemptBy, ruleOf } from '../actions/actions.ts';
import { boardMove } from '../boardMove.ts';
import { declaration, workAfter } from './declaration.ts';
import { refused, unless } from './decision.ts';

type Act = Extract<Command, { type: 'act' }>;

/** The moves in whose middle a hatch may be operated. Source: rules/kill-team.md A3.2. */
const MAY_HOLD = ['reposition', 'dash'] as const;
type Holding = (typeof MAY_HOLD)[number];
const mayHold = (action: string): action is Holding => MAY_HOLD.some((each) => each === action);

/** What is said and done, first of the way to a hatch, then of the hatch. */
interface Opening {
  readonly reasons: readonly Rejection[];
  readonly events: readonly BattleEvent[];
}

/** The hatch as it is operated from where somebody stands in this game. */
function hatchFrom(game: Game, id: string, hatch: string): Opening {
  const rule = ruleOf(game, 'operateHatch');
  if (rule === null) return { reasons: [reject('noDoorNear')], events: [] };
  const operative = operativeById(game.state, id);
  const attempt = attemptBy(game, operative);
  const details: ActionDetails = { targets: [], weapon: null, note: hatch, fall: 0 };
  return {
    reasons: [...actionReasons(game, operative, 'operateHatch'), ...rule.chosen(attempt, details)],
    events: [
      ...declaration(game, operative, { id: 'operateHatch', targets: [], note: hatch }),
      ...rule.perform(attempt, details),
    ],
  };
}

const costOf = (events: readonly BattleEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'walked' ? event.cost : 0), 0);

/** What is left of the free inches of a drop, and of a ladder, for the rest of the move. */
function leftOf(game: Game, operative: Operative, { action, path }: Act & { action: Holding }) {
  const { board } = game.state;
  if (board === undefined || path === undefined) return {};
  const left = geometry().leftBehind(board, boardMove(game, operative, action, false), path);
  return left === null ? {} : { left };
}

function openingOn(game: Game, operative: Operative, rule: ActionRule, command: Act & { action: Holding }): Opening {
  const { action, targets, note, free = false, hatch = '' } = command;
  const attempt = attemptBy(game, operative);
  const begun = [
    ...declaration(game, operative, { id: action, targets, note, free }).filter(({ type }) => type !== 'taskOpened'),
    ...rule.perform(attempt, command),
  ];
  const there = hatchFrom(game.at(game.rules.evolve(game.state, begun)), operative.id, hatch);
  return {
    reasons: [...actionReasons(game, operative, action), ...rule.chosen(attempt, command), ...there.reasons],
    events: [
      ...begun,
      { type: 'moveHeld', operative: operative.id, action, inches: costOf(begun), ...leftOf(game, operative, command) },
      ...there.events,
    ],
  };
}

/**
 * A move up to a hatch, which is operated in its middle: the rest of the move is still to come. What follows an action follows
 * the inner one here, and the outer one when it is over (C-39).
 */
export function moveToHatch(game: Game, operative: Operative, rule: ActionRule, command: Act): BattleDecision {
  const { action, path } = command;
  if (!mayHold(action) || path === undefined) return refused(reject('badPath', { operative: operative.id }));
  const { reasons, events } = openingOn(game, operative, rule, { ...command, action });
  return unless(game, reasons, { override: command.override, events: () => events });
}

/** A move goes on from the hatch, or ends there: without a path. One that came into control range by it ends. */
export function goOn(game: Game, operative: Operative, rule: ActionRule, command: Act): BattleDecision {
  const { action, path, targets } = command;
  const attempt = attemptBy(game, operative);
  const goes = path !== undefined;
  const reasons = goes ? [...when(attempt.engaged.length > 0, 'inControlRange'), ...rule.chosen(attempt, command)] : [];
  return unless(game, reasons, {
    override: command.override,
    events: () => [
      { type: 'moveOver', operative: operative.id },
      ...(goes ? rule.perform(attempt, command) : []),
      workAfter(game, operative, action, targets),
    ],
  });
}

/** The hatches that may be operated at the end of a way, in the middle of this move, by the ids of their pieces. */
export function hatchesOnWay(
  game: Game,
  operative: Operative,
  action: string,
  path: readonly Place[],
): readonly string[] {
  const { board } = game.state;
  const [rule, end, from] = [mayHold(action) ? ruleOf(game, action) : null, path.at(-1), board?.places[operative.id]];
  const isHeld = midMoveOf(game.state, operative.id) !== null;
  if (board === undefined || rule === null || end === undefined || from === undefined || isHeld) return [];
  if (!mayHold(action) || path.length < 2) return [];
  const at = { ...board, places: { ...board.places, [operative.id]: { ...from, ...end } } };
  const command = { type: 'act', action, targets: [], weapon: null, note: null, fall: 0, path } as const;
  return geometry()
    .doorsAt(at, operative.id)
    .map(({ id }) => id)
    .filter((hatch) => openingOn(game, operative, rule, { ...command, hatch }).reasons.length === 0);
}
