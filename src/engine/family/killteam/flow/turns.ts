import type { Order, Side } from '../../../core/ids.ts';
import type { BattleEvent } from '../model/event.ts';
import {
  engagedWith,
  isReady,
  neverActs,
  ofSide,
  operativeById,
  opposing,
  sideHasReady,
  standing,
} from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { Activation, BattleState } from '../model/state.ts';
import type { Game } from '../rules/game.ts';
import { uprightBy } from '../stats/upright.ts';
import { apDue } from './apCount.ts';
import { upNoMore } from './fallen.ts';

/** expended, Engage, and neither counteracted nor interrupted as a guard in this turning point, of a side that may. */
export const canCounteract = (game: Game, operative: Operative): boolean =>
  isFreeOutOfTurn(game, operative) && game.rules.outOfTurn.able(game, operative);

const isFreeOutOfTurn = ({ rules, state }: Game, operative: Operative): boolean =>
  standing(operative) &&
  operative.readiness === 'expended' &&
  !neverActs(operative) &&
  operative.order === 'engage' &&
  !operative.counteracted &&
  (rules.outOfTurn.engaged || engagedWith(state, operative.id).length === 0) &&
  rules.outOfTurn.may(state, operative.side);

const mayCounter = (game: Game, side: Side): boolean =>
  !sideHasReady(game.state, side) &&
  sideHasReady(game.state, opposing(game.state, side)) &&
  ofSide(game.state, side).some((operative) => canCounteract(game, operative));

/** The side whose turn it is has acted with everybody, the other has not: somebody may counteract. */
export const counteractOffered = (game: Game): boolean =>
  game.state.phase === 'firefight' &&
  game.state.activation === null &&
  game.state.tasks.length === 0 &&
  !game.state.counteractPassed &&
  mayCounter(game, game.state.turn);

/** Ready friends that may go next with it (A-17, DECISIONS reading 11): those of a group that the system puts with it. */
export const groupOf = ({ rules: { turns }, state }: Game, operative: Operative): readonly Operative[] =>
  turns.groupSize(operative) > 1
    ? ofSide(state, operative.side).filter(
        (other) =>
          other.id !== operative.id &&
          isReady(other) &&
          turns.groupSize(other) > 1 &&
          turns.groupsWith(operative, other),
      )
    : [];

/** The group that is offered must go on; the side whose story is told may let it be. */
export const groupMust = ({ rules, state }: Game): boolean =>
  state.group !== null && state.group.side !== rules.protagonists;

/** Who is due after that side acted; null: everybody has acted. */
function due(game: Game, after: Side): Side | null {
  const other = opposing(game.state, after);
  if (sideHasReady(game.state, other)) return other;
  if (mayCounter(game, other)) return other;
  return sideHasReady(game.state, after) ? after : null;
}

/** A side has acted (or passed): the turn goes over, or the turning point is at its end. */
export function turnAfter(game: Game, after: Side): readonly BattleEvent[] {
  const next = due(game, after);
  return next === null ? [] : [{ type: 'turnPassed', to: next }];
}

/** An operative has acted: it is expended, then its group may go on, or the turn passes. */
export function endOfActivation(game: Game, activation: Activation): readonly BattleEvent[] {
  const { operative: id, kind } = activation;
  const acted = (activation.following ?? (activation.grouped ? 1 : 0)) + 1;
  const ended: BattleEvent = { type: 'activationEnded', operative: id, kind };
  const after = game.at(game.rules.evolve(game.state, [ended]));
  const operative = operativeById(after.state, id);
  const goesOn = kind === 'activation' && acted < game.rules.turns.groupSize(operative) && standing(operative);
  const group = goesOn ? groupOf(after, operative) : [];
  const next: readonly BattleEvent[] =
    group.length > 0
      ? [
          {
            type: 'groupOffered',
            side: operative.side,
            operatives: group.map((other) => other.id),
            ...(acted > 1 && { acted }),
          },
        ]
      : turnAfter(after, operative.side);
  if (kind !== 'activation') return [ended, ...next];
  const upright = uprightBy(game.state, operative);
  return [
    ended,
    ...next,
    ...game.rules.hooks.activationOver(after, id),
    ...(upright === null ? [] : upNoMore(after, id, upright)),
  ];
}

const endOfTurningPoint = (game: Game): readonly BattleEvent[] => {
  const { state } = game;
  return [
    ...game.rules.hooks.turningPointOver(game),
    { type: 'turningPointEnded', number: state.turningPoint },
    ...(state.turningPoints !== null && state.turningPoint >= state.turningPoints && state.result === null
      ? [{ type: 'battleEnded' as const, reason: 'turningPointLimit' as const }]
      : []),
  ];
};

/** Before a turning point is over, the fallen do what they do at its end. */
function atTheEnd(game: Game): readonly BattleEvent[] {
  const last = game.rules.hooks.lastCalls(game);
  return last.length > 0 ? last : endOfTurningPoint(game);
}

const nobodyIsReady = (state: BattleState): boolean => !state.sides.some(({ id }) => sideHasReady(state, id));

/** What the flow of turns does by itself when no work is open. */
export function turnEvents(game: Game): readonly BattleEvent[] {
  const { state } = game;
  const first = [apDue, game.rules.hooks.idle].map((hook) => hook(game)).find((events) => events.length > 0);
  if (first !== undefined) return first;
  if (state.phase !== 'firefight' || state.activation !== null || state.interrupt !== null) return [];
  if (nobodyIsReady(state)) return atTheEnd(game);
  if (sideHasReady(state, state.turn) || state.group !== null || counteractOffered(game)) return [];
  return [{ type: 'turnPassed', to: opposing(state, state.turn) }];
}

/** Everybody keeps the order that it was set up with. */
export const keepsOrder = ({ rules: { turns }, state }: Game): boolean => state.turningPoint <= turns.orderKeptUpTo;

/** The order on which somebody is activated who would take this one. */
export const orderTaken = (game: Game, operative: Operative, wanted: Order): Order =>
  keepsOrder(game) ? operative.order : wanted;

/** Orders are given now: before the first firefight, where they are kept in it. */
export const givesOrders = (game: Game): boolean =>
  keepsOrder(game) && (game.state.phase === 'setUp' || game.state.phase === 'strategy');
