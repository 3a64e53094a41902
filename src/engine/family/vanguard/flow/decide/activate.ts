import { present } from '../../../../core/invariant.ts';
import type { BattleState } from '../../model/battle.ts';
import type { BattleModel } from '../../model/battleModel.ts';
import type { Command } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import { findModel, modelById } from '../../model/lookup.ts';
import type { BoardSpot, Moved } from '../../model/facts.ts';
import { bookFor, type MadeWay } from '../../model/onBoard.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import { fallback } from '../../rules/nerve/fallback.ts';
import { cpOf, testsNerve, whyNotActivated } from '../legal/turn.ts';
import { activationOver } from '../settle.ts';
import { whyNotThere } from '../legal/moved.ts';
import { freshMove } from '../tasks/move.ts';
import { onItsWay } from './board.ts';
import { type BattleDecision, done, refused, unless } from './decision.ts';

type Of<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/** A model acts, once more for 1 CP, after another for 1 CP; of a broken war band it tests its nerve first (V-17, V-34, V-35, V-69). */
export function activate(state: BattleState, { model: id, again, followUp }: Of<'activate'>): BattleDecision {
  const model = findModel(state, id);
  if (model === null) return refused(reject('unknownModel', { model: id }));
  const how = { again, followUp };
  return unless(state, whyNotActivated(state, model, how), (): BattleEvent[] => [
    {
      type: 'activated',
      model: id,
      side: model.side,
      kind: again ? 'again' : 'activation',
      followUp,
      cp: cpOf(how),
      tired: model.fatigued,
    },
    ...(testsNerve(state, model, again) ? [{ type: 'nerveCalled' as const, model: id, second: false }] : []),
  ]);
}

/** Why nobody's activation ends or flees now. */
function whyNobody({ activation, tasks }: BattleState): Rejection | null {
  if (tasks.length > 0) return reject('requestPending');
  return activation === null ? reject('notActive') : null;
}

/** The model that acts has done what it does (V-18). */
export function endActivation(state: BattleState): BattleDecision {
  const { activation } = state;
  const not = whyNobody(state);
  if (not !== null || activation === null) return refused(not ?? reject('notActive'));
  return activation.kind === 'fallback'
    ? refused(reject('inFallback'))
    : done(state, [activationOver(state, activation, false)]);
}

/** How far it is to its own edge on the board: no farther than it flees where it comes to it, else farther. */
const edgeOff = (state: BattleState, model: string, path: readonly BoardSpot[]): number =>
  bookFor(state)?.edgeOff(state, model, path) ?? Infinity;

/** What its flight comes to, by its way on the board or as the table has it: it engages nobody (V-70); or why it is none. */
function fledAlong(
  state: BattleState,
  model: BattleModel,
  { left, fall, path, anyway }: Of<'fallBack'>,
): MadeWay | Rejection {
  const told: Moved = { engages: [], left: [...left], fall };
  const { inches } = present(fallback({ ...model, edges: [Infinity] }), 'a flight');
  const way = path === undefined ? told : { ...told, way: { path: [...path], stops: {} } };
  const made = onItsWay(state, way, { model: model.id, inches, anyway: anyway === true });
  if ('code' in made) return made;
  return (made.moved.engages.length > 0 ? reject('enemyNear') : whyNotThere(state, model, made.moved)) ?? made;
}

/** Whoever has lost its nerve goes to its own edge, as far as it can; it stands up first (V-70, V-73, V-74). */
export function fallBack(state: BattleState, command: Of<'fallBack'>): BattleDecision {
  const { activation } = state;
  const not = whyNobody(state);
  if (not !== null || activation === null) return refused(not ?? reject('notActive'));
  if (activation.kind !== 'fallback') return refused(reject('notInFallback'));
  const id = activation.model;
  const model = modelById(state, id);
  const made = fledAlong(state, model, command);
  if ('code' in made) return refused(made);
  const { moved, overruled } = made;
  const { path } = command;
  const edge = path === undefined ? command.edge : edgeOff(state, id, path);
  const { standsUp, ...flight } = present(fallback({ ...model, edges: [edge] }), 'an edge');
  const stands: BattleEvent[] = standsUp ? [{ type: 'stoodUp', model: id }] : [];
  const task = freshMove(state, id, { action: 'fallback', target: null, moved, flight });
  return done(state, [...stands, ...overruled, { type: 'moveBegan', task }]);
}
