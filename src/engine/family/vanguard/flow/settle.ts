import type { Activation } from '../model/activation.ts';
import type { BattleState, SideState } from '../model/battle.ts';
import type { BattleModel } from '../model/battleModel.ts';
import type { BattleEvent } from '../model/event.ts';
import { inPlayOf, modelById, otherSide, topTask } from '../model/lookup.ts';
import type { Task } from '../model/task.ts';
import { type Go, go, roll } from './go.ts';
import { attackGoes } from './tasks/attack/attack.ts';
import { moveGoes } from './tasks/move.ts';
import { nerveGoes } from './tasks/nerve.ts';
import { ownGoes } from './tasks/own.ts';
import { rollOffGoes } from './tasks/rollOff.ts';
import { oneMoreRound } from '../rules/round/endDie.ts';
import { deedPoints } from '../rules/scoring/leaderDeeds.ts';
import { leading } from '../rules/scoring/points.ts';

/** Whether a model is fatigued when its activation is over (V-30, V-32, V-34, V-71). */
export function tiredAfter({ kind, pushed, tired }: Activation, { fatigued }: BattleModel): boolean {
  if (kind === 'again' || pushed) return true;
  if (kind === 'fallback') return fatigued;
  return tired ? false : fatigued;
}

/** Whose turn it is after this side's: the other's, unless that has finished (V-17). */
export const turnAfter = (state: BattleState, side: string): string => {
  const other = otherSide(state, side);
  return other.finished ? side : other.id;
};

/** The activation in hand is over. `byItself`: nobody said so. */
export function activationOver(state: BattleState, activation: Activation, byItself: boolean): BattleEvent {
  const model = modelById(state, activation.model);
  const fatigued = model.inPlay && tiredAfter(activation, model);
  return { type: 'activationEnded', model: model.id, fatigued, next: turnAfter(state, model.side), byItself };
}

/** A side says that it has finished, or has nobody left (V-17, X-73). */
export function finishedEvent(state: BattleState, side: string, byItself: boolean): BattleEvent {
  const other = otherSide(state, side);
  const next = other.finished ? null : other.id;
  return { type: 'sideFinished', side, first: state.firstFinished === null, byItself, next };
}

const hasLeader = (state: BattleState, side: string): boolean => inPlayOf(state, side).some(({ leader }) => leader);

/** Its leader was on the table, and is no more; one that was never set up has not been removed (V-83). */
const lostLeader = (state: BattleState, id: string): boolean =>
  !hasLeader(state, id) && state.models.some(({ side, leader, placed }) => side === id && leader && placed);

/** The battle is over, by points, those for leader objectives with them (V-83, V-86). */
export function overEvent(state: BattleState, reason: 'played' | 'ended'): BattleEvent {
  const { sides, scenario, round } = state;
  const deeds = Object.fromEntries(
    sides.map(({ id }) => [
      id,
      deedPoints(scenario.leaderObjectives, {
        own: hasLeader(state, id),
        otherRemoved: lostLeader(state, otherSide(state, id).id),
      }),
    ]),
  );
  const points = Object.fromEntries(sides.map((side) => [side.id, side.points + (deeds[side.id] ?? 0)]));
  return { type: 'battleEnded', winner: leading(points), points, deeds, reason, round };
}

function taskGoes(state: BattleState, task: Task): Go {
  switch (task.kind) {
    case 'rollOff':
      return rollOffGoes(state, task);
    case 'nerve':
      return nerveGoes(state, task);
    case 'move':
      return moveGoes(state, task);
    case 'own':
      return ownGoes(state, task);
    case 'attack':
      return attackGoes(state, task);
  }
}

/** Nothing more is in hand of the model that acts: out of play, or after its flight, its activation is over (V-70, V-73); else it acts on. */
function activationGoes(state: BattleState, activation: Activation): Go {
  const { inPlay } = modelById(state, activation.model);
  const fled = activation.kind === 'fallback' && activation.done.includes('fallback');
  return !inPlay || fled ? go(activationOver(state, activation, true)) : null;
}

const isOut = (state: BattleState, { id, finished }: SideState): boolean =>
  !finished && inPlayOf(state, id).length === 0;

function turnsGo(state: BattleState): Go {
  if (state.activation !== null) return activationGoes(state, state.activation);
  const out = state.sides.find((side) => isOut(state, side));
  if (out !== undefined) return go(finishedEvent(state, out.id, true));
  return state.sides.every(({ finished }) => finished) ? go({ type: 'turnsOver', round: state.round }) : null;
}

/** Who finished first rolls whether there is one more round (V-81). */
function lengthGoes(state: BattleState): Go {
  const side = state.firstFinished ?? state.sides[0].id;
  const { endDie } = state.scenario;
  const test = { target: endDie ?? 7, modifier: 0 };
  return roll(state, 'endDie', { side, operative: null, count: 1, test }, ([face = 1]): BattleEvent[] => {
    const oneMore = endDie !== null && oneMoreRound(face, endDie);
    const rolled: BattleEvent = { type: 'endDieRolled', side, face, oneMore };
    return [rolled, oneMore ? { type: 'roundBegan', round: state.round + 1 } : overEvent(state, 'played')];
  });
}

function stepGoes(state: BattleState): Go {
  switch (state.step) {
    case 'deploy':
      return state.models.every(({ placed }) => placed) ? go({ type: 'deployed' }) : null;
    case 'start':
      return state.turn === null && state.round === 1 ? go({ type: 'rollOffBegan', of: 'firstTurn' }) : null;
    case 'turns':
      return turnsGo(state);
    case 'length':
      return lengthGoes(state);
    case 'setUp':
    case 'end':
    case 'over':
      return null;
  }
}

/** How the battle goes on now: a question, by itself, or not without a command. */
export function goOn(state: BattleState): Go {
  if (state.result !== null) return null;
  const task = topTask(state);
  return task === null ? stepGoes(state) : taskGoes(state, task);
}
