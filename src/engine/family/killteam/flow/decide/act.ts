import type { ActionId } from '../../../../core/ids.ts';
import type { Command, Free } from '../../model/command.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import { actingId, findOperative, midMoveOf, operativeById } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import { reject, type Rejection, when } from '../../model/rejection.ts';
import type { ActionRule, ActionTry } from '../../rules/action.ts';
import { actionReasons, attemptBy, ruleOf } from '../actions/actions.ts';
import { chargedAt, strayPath } from '../actions/walking.ts';
import { declaration } from './declaration.ts';
import { refused, unless } from './decision.ts';
import { goOn, moveToHatch } from './midMove.ts';

type Act = Extract<Command, { type: 'act' }>;

/** Who acts now, or the reason nobody does. */
export function actingNow({ state }: Game): Operative | Rejection {
  if (state.tasks.length > 0) return reject('requestPending');
  if (state.result !== null) return reject('battleOver');
  const id = actingId(state);
  return id === null ? reject('noActivation') : operativeById(state, id);
}

export const isRejection = (value: Operative | Rejection): value is Rejection => 'code' in value;

/** K-30: a free action costs nothing; all else that stops it does. */
export const paidFor = (reasons: readonly Rejection[], { free }: Free): readonly Rejection[] =>
  free === true ? reasons.filter(({ code }) => code !== 'notEnoughAp') : reasons;

const unknownTargets = ({ state }: Game, targets: readonly string[]): readonly Rejection[] =>
  targets
    .filter((id) => findOperative(state, id) === null)
    .map((operative) => reject('unknownOperative', { operative }));

/** Moves in which an operative may choose to fall. */
const MAY_FALL: ReadonlySet<ActionId> = new Set(['reposition', 'dash', 'fallBack']);

/** A charge whose way on the board says where it ends names those whom it meets there by itself. */
const withTargets = (attempt: ActionTry, command: Act): Act =>
  command.action === 'charge' && command.path !== undefined && command.targets.length === 0
    ? { ...command, targets: chargedAt(attempt, command.path) }
    : command;

/** Any action but Shoot and Fight. */
export function act(game: Game, command: Act): BattleDecision {
  const operative = actingNow(game);
  if (isRejection(operative)) return refused(operative);
  const rule = ruleOf(game, command.action);
  if (rule === null) return refused(reject('unknownRule', { action: command.action }));
  if (command.hatch !== undefined) return moveToHatch(game, operative, rule, command);
  if (midMoveOf(game.state, operative.id)?.action === command.action) return goOn(game, operative, rule, command);
  return wholeAct(game, operative, rule, command);
}

/** An action from its beginning to its end. */
function wholeAct(game: Game, operative: Operative, rule: ActionRule, command: Act): BattleDecision {
  const attempt = attemptBy(game, operative);
  const details = withTargets(attempt, command);
  const reasons = [
    ...unknownTargets(game, command.targets),
    ...when(!(command.fall >= 0 && command.fall <= 100), 'outOfBounds'),
    ...when(command.fall > 0 && !MAY_FALL.has(command.action), 'outOfBounds'),
    ...strayPath(command.action, command),
    ...paidFor(actionReasons(game, operative, command.action), command),
    ...rule.chosen(attempt, details),
  ];
  const { action: id, targets, note, free = false } = details;
  return unless(game, reasons, {
    override: command.override,
    events: () => [...declaration(game, operative, { id, targets, note, free }), ...rule.perform(attempt, details)],
  });
}
