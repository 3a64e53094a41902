import { present } from '../../../../core/invariant.ts';
import type { BattleState } from '../../model/battle.ts';
import type { Command } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import { findModel, modelById } from '../../model/lookup.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import { fallback } from '../../rules/nerve/fallback.ts';
import { cpOf, testsNerve, whyNotActivated } from '../legal/turn.ts';
import { activationOver } from '../settle.ts';
import { whyNotThere } from '../legal/moved.ts';
import { freshMove } from '../tasks/move.ts';
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

/** Whoever has lost its nerve goes to its own edge, as far as it can; it stands up first (V-70, V-73, V-74). */
export function fallBack(state: BattleState, { edge, left, fall }: Of<'fallBack'>): BattleDecision {
  const { activation } = state;
  const not = whyNobody(state);
  if (not !== null || activation === null) return refused(not ?? reject('notActive'));
  if (activation.kind !== 'fallback') return refused(reject('notInFallback'));
  const id = activation.model;
  const model = modelById(state, id);
  const moved = { engages: [], left: [...left], fall };
  const there = whyNotThere(state, model, moved);
  if (there !== null) return refused(there);
  const { standsUp, ...flight } = present(fallback({ ...model, edges: [edge] }), 'an edge');
  const stands: BattleEvent[] = standsUp ? [{ type: 'stoodUp', model: id }] : [];
  const task = freshMove(state, id, { action: 'fallback', target: null, moved, flight });
  return done(state, [...stands, { type: 'moveBegan', task }]);
}
