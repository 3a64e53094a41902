import type { Answer, LookRequestOf, TableLook } from '../../src/engine/log/request.ts';
import { foeByItself } from '../../src/engine/plugins/foes/byItself.ts';
import type { FoeCommand } from '../../src/engine/plugins/foes/command.ts';
import { foeMove } from '../../src/engine/plugins/foes/move.ts';
import { pendingOf } from '../../src/engine/plugins/foes/pending.ts';
import type { FoeBattle } from '../../src/engine/plugins/foes/state.ts';
import type { Moved } from '../../src/engine/family/vanguard/model/facts.ts';
import { modelById, otherSide, inPlayOf } from '../../src/engine/family/vanguard/model/lookup.ts';
import { answerBy, type Lots, nextCommand } from './vanguardPlayer.ts';

/** What a table says to a look, by lot. */
export function lookBy(lots: Lots, { question, candidates }: LookRequestOf): TableLook {
  if (lots.die(12) === 1) return { kind: 'dontKnow' };
  switch (question) {
    case 'sight': {
      const seen = lots.some(candidates, 2);
      return { kind: 'sight', seen, inCover: lots.some(seen, 3), obscured: lots.some(seen, 4) };
    }
    case 'reach':
      return { kind: 'first', first: candidates.length === 0 || lots.die(2) === 1 ? null : lots.one(candidates) };
    case 'closest':
      return { kind: 'first', first: lots.one(candidates) };
    case 'which':
      return { kind: 'which', yes: lots.some(candidates, 3) };
    case 'is':
      return { kind: 'is', is: lots.die(3) === 1 };
  }
}

/** What a move came to, by lot. */
function movedBy(lots: Lots, state: FoeBattle, sure: readonly string[]): Moved {
  const model = modelById(state, state.activation?.model ?? '');
  const enemies = inPlayOf(state, otherSide(state, model.side).id).map(({ id }) => id);
  return {
    engages: [...new Set([...sure, ...lots.some(enemies, 8)])],
    left: lots.some(enemies, 12),
    fall: lots.die(15) === 1 ? 4 : 0,
  };
}

/** What the hands say to a plan that stands; null: none does. */
function ofPlan(lots: Lots, state: FoeBattle): FoeCommand | null {
  const turn = state.foes?.turn ?? null;
  if (turn === null || turn.hand || turn.plan === null || state.tasks.length > 0 || state.activation === null)
    return null;
  if (state.activation.kind === 'fallback') return null;
  if (turn.plan.steps.length > 0 && lots.die(12) === 1) return { type: 'couldNot' };
  if (lots.die(40) === 1) return { type: 'takeFoe', hand: true };
  const charged = turn.plan.steps.find(({ action }) => action === 'charge')?.target ?? null;
  const moves = turn.plan.steps.some(({ action }) => action === 'walk' || action === 'run' || action === 'charge');
  const moved = moves && lots.die(3) === 1 ? movedBy(lots, state, charged === null ? [] : [charged]) : null;
  return { type: 'carryOut', count: turn.plan.steps.length, moved };
}

/** What is said next in a battle in which tables play a side; `tap`: it was said by people. Null: the battle is over. */
export function nextInFoes(
  lots: Lots,
  state: FoeBattle,
): { readonly command: FoeCommand; readonly tap: boolean } | null {
  if (state.result !== null) return null;
  const request = pendingOf(state);
  const itself = foeByItself(state, request);
  if (itself?.kind === 'command') return { command: itself.command, tap: false };
  if (request !== null) {
    const answer: Answer =
      request.kind === 'look' ? { kind: 'look', look: lookBy(lots, request) } : answerBy(lots, state, request);
    return { command: { type: 'answer', requestId: request.id, answer }, tap: itself === null };
  }
  const plan = ofPlan(lots, state);
  if (plan !== null) return { command: plan, tap: true };
  const move = foeMove(state);
  if (move !== null && (state.step !== 'end' || lots.die(2) === 1))
    return { command: { type: 'foeGoes', side: move.side, model: null }, tap: true };
  const command = nextCommand(lots, state);
  return command === null ? null : { command, tap: true };
}

/** A tap that is for the side that plays itself: it acts, something is told it, a step is done or could not be. */
export const isOfFoes = (command: FoeCommand): boolean =>
  command.type === 'foeGoes' ||
  command.type === 'carryOut' ||
  command.type === 'couldNot' ||
  (command.type === 'answer' && command.answer.kind === 'look');
