import type { Command } from '../../family/vanguard/model/command.ts';
import { findModel } from '../../family/vanguard/model/lookup.ts';
import { reject } from '../../family/vanguard/model/rejection.ts';
import { choiceOf } from './choice.ts';
import type { FoeCommandOf } from './command.ts';
import type { FoeEvent } from './event.ts';
import { type FoeMove, foeMove } from './move.ts';
import { pendingOf } from './pending.ts';
import { and, decided, type FoeDecision, obey, refused, startOf } from './run.ts';
import { type FoeBattle, playsByTable } from './state.ts';

/** Another model is named: it must be one that may do the same. */
const byHand = ({ move, side }: FoeMove, model: string): FoeMove => ({
  side,
  move,
  model,
  why: [{ by: 'hand', left: [model] }],
});

/** What a move of a side is, as a command. */
function commandOf({ move, model }: FoeMove): Command {
  const named = model ?? '';
  switch (move) {
    case 'activate':
    case 'again':
    case 'followUp':
      return { type: 'activate', model: named, again: move === 'again', followUp: move === 'followUp' };
    case 'pass':
      return { type: 'passToken' };
    case 'finish':
      return { type: 'finish' };
    case 'clearFatigue':
      return { type: 'clearFatigue', model: named };
    case 'place':
      return { type: 'place', model: named };
  }
}

/** A side does what it does next, and says why; `model`: this one instead. */
export function foeGoes(state: FoeBattle, { side, model }: FoeCommandOf<'foeGoes'>): FoeDecision {
  const usual = foeMove(state);
  if (usual === null || usual.side !== side) return refused(reject('notYourTurn', { side }));
  if (model !== null && findModel(state, model)?.side !== side) return refused(reject('unknownModel', { model }));
  const move = model === null || model === usual.model ? usual : byHand(usual, model);
  return decided(obey(and(startOf(state), [{ type: 'foeGoing', ...move }]), commandOf(move)));
}

/** A side that plays itself answers its own question, by the rule that it says. */
export function foeAnswers(state: FoeBattle, { requestId }: FoeCommandOf<'foeAnswers'>): FoeDecision {
  const request = pendingOf(state);
  if (request === null) return refused(reject('noRequest'));
  if (request.id !== requestId) return refused(reject('staleRequest'));
  const choice = request.kind === 'pick' && playsByTable(state, request.side) ? choiceOf(state, request) : null;
  if (request.kind !== 'pick' || choice === null) return refused(reject('notAnOption'));
  const { question, side } = request;
  const why: FoeEvent = { type: 'foeDecided', side, question, ...choice };
  const answer = { kind: 'pick' as const, option: choice.option };
  return decided(obey(and(startOf(state), [why]), { type: 'answer', requestId, answer }));
}
