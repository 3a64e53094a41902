import { opposing, type Side } from '../../../core/ids.ts';
import { evolveAll } from './evolve/evolve.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Game } from '../rules/game.ts';
import { isReady, ofSide, operativeById, sideHasReady, standing } from '../model/lookup.ts';
import { spotting } from '../../../plugins/npo/spotting.ts';
import type { Operative } from '../model/operative.ts';
import type { Activation, BattleState } from '../model/state.ts';

/**
 * expended, Engage, and neither counteracted nor interrupted as a guard in this turning point. Enemies only where the
 * battle says so (kill-team.md A9.1).
 */
export const canCounteract = ({ npo }: Pick<BattleState, 'npo'>, operative: Operative): boolean =>
  standing(operative) &&
  (operative.side === 'retinue' || npo?.counteract === true) &&
  operative.readiness === 'expended' &&
  operative.order === 'engage' &&
  !operative.counteracted;

const mayCounter = (state: BattleState, side: Side): boolean =>
  !sideHasReady(state, side) &&
  sideHasReady(state, opposing(side)) &&
  ofSide(state, side).some((operative) => canCounteract(state, operative));

/** The side whose turn it is has acted with everybody, the other has not: somebody may counteract. */
export const counteractOffered = (state: BattleState): boolean =>
  state.phase === 'firefight' &&
  state.activation === null &&
  state.tasks.length === 0 &&
  !state.counteractPassed &&
  mayCounter(state, state.turn);

/** Ready friends that may go next with it: the retinue's any with the rule, enemies of its own type (A-17, DECISIONS reading 11). */
export const groupOf = (state: BattleState, operative: Operative): readonly Operative[] =>
  operative.abilities.includes('groupActivation')
    ? ofSide(state, operative.side).filter(
        (other) =>
          other.id !== operative.id &&
          isReady(other) &&
          other.abilities.includes('groupActivation') &&
          (operative.side === 'retinue' || other.card === operative.card),
      )
    : [];

/** Who is due after that side acted; null: everybody has acted. */
function due(state: BattleState, after: Side): Side | null {
  const other = opposing(after);
  if (sideHasReady(state, other)) return other;
  if (mayCounter(state, other)) return other;
  return sideHasReady(state, after) ? after : null;
}

/** A side has acted (or passed): the turn goes over, or the turning point is at its end. */
export function turnAfter(state: BattleState, after: Side): readonly BattleEvent[] {
  const next = due(state, after);
  return next === null ? [] : [{ type: 'turnPassed', to: next }];
}

/** An operative has acted: it is expended, then its group may go on, or the turn passes. */
export function endOfActivation(state: BattleState, activation: Activation): readonly BattleEvent[] {
  const { operative: id, kind, grouped } = activation;
  const ended: BattleEvent = { type: 'activationEnded', operative: id, kind };
  const after = evolveAll(state, [ended]);
  const operative = operativeById(after, id);
  const group = kind === 'activation' && !grouped && standing(operative) ? groupOf(after, operative) : [];
  if (group.length > 0)
    return [ended, { type: 'groupOffered', side: operative.side, operatives: group.map((other) => other.id) }];
  return [ended, ...turnAfter(after, operative.side), ...(kind === 'activation' ? spotting(after, id) : [])];
}

const endOfTurningPoint = ({ state, later }: Game): readonly BattleEvent[] => [
  ...(later?.alert.calm(state) ?? []),
  { type: 'turningPointEnded', number: state.turningPoint },
  ...(state.turningPoints !== null && state.turningPoint >= state.turningPoints && state.result === null
    ? [{ type: 'battleEnded' as const, reason: 'turningPointLimit' as const }]
    : []),
];

/** Before a turning point is over, the fallen do what they do at its end. */
function atTheEnd(game: Game): readonly BattleEvent[] {
  const last = game.later?.moments.turningPointEnds(game.state) ?? [];
  return last.length > 0 ? last : endOfTurningPoint(game);
}

/** An enemy that its table plays has something to decide. */
const goesOn = ({ npo, activation, interrupt, result }: BattleState): boolean =>
  npo?.turn !== undefined &&
  npo.turn !== null &&
  !npo.turn.hand &&
  npo.turn.plan === null &&
  interrupt === null &&
  result === null &&
  activation?.operative === npo.turn.enemy;

const thinks = ({ activation }: BattleState): readonly BattleEvent[] =>
  activation === null
    ? []
    : [{ type: 'taskOpened', task: { kind: 'npo', id: 'npo', operative: activation.operative } }];

/** What the flow of turns does by itself when no work is open. */
export function turnEvents(game: Game): readonly BattleEvent[] {
  const { state } = game;
  if (goesOn(state)) return thinks(state);
  if (state.phase !== 'firefight' || state.activation !== null || state.interrupt !== null) return [];
  if (!sideHasReady(state, 'retinue') && !sideHasReady(state, 'enemy')) return atTheEnd(game);
  if (sideHasReady(state, state.turn) || state.group !== null || counteractOffered(state)) return [];
  return [{ type: 'turnPassed', to: opposing(state.turn) }];
}
