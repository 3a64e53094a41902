import type { ActionId } from '../../../../core/ids.ts';
import { spoke } from '../../stats/uses.ts';
import type { Command, Free } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import { actingId, findOperative, operativeById, viaNow } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import { reject, type Rejection, when } from '../../model/rejection.ts';
import type { ActionTry } from '../../rules/action.ts';
import { actionReasons, attemptBy, costNow, ruleOf } from '../actions/actions.ts';
import { chargedAt, strayPath } from '../actions/walking.ts';
import { refused, unless } from './decision.ts';

type Act = Extract<Command, { type: 'act' }>;

/** Who acts now, or the reason nobody does. */
export function actingNow({ state }: Game): Operative | Rejection {
  if (state.tasks.length > 0) return reject('requestPending');
  if (state.result !== null) return reject('battleOver');
  const id = actingId(state);
  return id === null ? reject('noActivation') : operativeById(state, id);
}

export const isRejection = (value: Operative | Rejection): value is Rejection => 'code' in value;

/** It has a trait that asks after a shot whether it is made again at the same target. */
const mayShootAgain = ({ traits }: Operative, action: ActionId): boolean =>
  action === 'shoot' && (traits ?? []).some(({ use }) => use?.during === 'onMiss');

/** K-30: a free action costs nothing; all else that stops it does. */
export const paidFor = (reasons: readonly Rejection[], { free }: Free): readonly Rejection[] =>
  free === true ? reasons.filter(({ code }) => code !== 'notEnoughAp') : reasons;

/** The action is declared: its AP, and below it the work that follows every action. */
export function declaration(
  game: Game,
  operative: Operative,
  action: {
    readonly id: ActionId;
    readonly targets: readonly string[];
    readonly note: string | null;
    /** AP beside those of the action. */
    readonly price?: number;
    readonly free?: boolean;
  },
): readonly BattleEvent[] {
  const via = viaNow(game.state);
  const { targets, note, price = 0, free = false } = action;
  const { ap, speaking } = via === 'action' && !free ? costNow(game, operative, action.id) : { ap: 0, speaking: [] };
  const acted = operative.guard && via !== 'guard';
  return [
    ...(acted ? [{ type: 'guardEnded' as const, operative: operative.id, why: 'acted' as const }] : []),
    { type: 'actionPerformed', operative: operative.id, action: action.id, ap: ap + price, via, targets, note },
    ...speaking.map((trait) => spoke(operative, trait)),
    {
      type: 'taskOpened',
      task: {
        kind: 'afterAction',
        id: 'after',
        operative: operative.id,
        side: operative.side,
        action: action.id,
        via,
        hurt: [],
        step: 'down',
        ...(mayShootAgain(operative, action.id) && targets[0] !== undefined && { against: targets[0] }),
      },
    },
  ];
}

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
