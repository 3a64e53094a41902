import type { BattleEvent } from '../../family/vanguard/model/event.ts';
import { findModel, topTask } from '../../family/vanguard/model/lookup.ts';
import { reject, type Rejection } from '../../family/vanguard/model/rejection.ts';
import { stepCommand, toDo } from './carry.ts';
import type { FoeCommandOf } from './command.ts';
import type { FoeEvent } from './event.ts';
import { and, decided, type FoeDecision, isRefusal, obey, refused, type Run, startOf } from './run.ts';
import { soundTurn } from './soundTurn.ts';
import type { FoeBattle, FoeStep, FoeTurn } from './state.ts';
import { NO_ROW } from './think.ts';

/** Sets by which tables a side plays. One that is edited counts from the next thing it decides. */
export const setFoes = (state: FoeBattle, { choice }: FoeCommandOf<'setFoes'>): FoeDecision =>
  decided(and(startOf(state), [{ type: 'foesSet', choice }]));

/** The turn that is open, or why nothing can be done with it now. */
function openTurn({ foes, result, activation }: FoeBattle): FoeTurn | Rejection {
  const turn = foes?.turn ?? null;
  if (turn === null || activation?.model !== turn.model) return reject('notActive');
  return result === null ? soundTurn(turn) : reject('battleOver');
}

const isNone = (turn: FoeTurn | Rejection): turn is Rejection => 'code' in turn;

/** What was said of its target that is not so, when an act cannot be done. */
const MISSED: Partial<Record<FoeStep['action'], string>> = { shoot: 'validTarget', charge: 'chargeReach' };

const unpaired = (one: string, other: string): BattleEvent => ({
  type: 'corrected',
  correction: { what: 'engaged', pair: [one, other], value: false },
  from: true,
});

const barred = ({ model }: FoeTurn, { row }: FoeStep): FoeEvent => ({ type: 'foeRowBarred', model, row });

/** What the table cannot do: a target that is not there after all is one no more, in melee engaged no more; all else bars its row. */
function missedBy(turn: FoeTurn, step: FoeStep): readonly FoeEvent[] {
  const { model } = turn;
  const { action, target } = step;
  const fact = MISSED[action];
  const again: FoeEvent = { type: 'foePlanned', model, plan: null };
  if (target !== null && fact !== undefined)
    return [{ type: 'foeTold', facts: [{ model, target, fact, is: false }], nearest: [], asked: false }, again];
  const apart = target !== null && action === 'strike' ? [unpaired(model, target)] : [];
  return [...apart, barred(turn, step)];
}

/** Refusals that say of a target that it is none. */
const NO_TARGET: ReadonlySet<Rejection['code']> = new Set([
  'outOfPlay',
  'targetEngaged',
  'notEngaged',
  'noSight',
  'range',
]);

/** What the rules refuse: the target is none, or the row cannot be done now. */
const refusedBy = (turn: FoeTurn, step: FoeStep, { code }: Rejection): readonly FoeEvent[] =>
  NO_TARGET.has(code) ? missedBy(turn, step) : [barred(turn, step)];

/** Steps, one after the other, until a question comes up or it is over; what the rules refuse could not be done. */
function carried(state: FoeBattle, turn: FoeTurn, { count, moved }: FoeCommandOf<'carryOut'>): Run {
  let run = startOf(state);
  for (const each of toDo(turn, count)) {
    if (run.state.tasks.length > 0 || run.state.activation?.model !== turn.model) break;
    const command = stepCommand(run.state, turn.model, each, moved);
    const next = 'code' in command ? command : obey(run, command);
    if (isRefusal(next)) return and(run, refusedBy(turn, each.step, next));
    run = next;
  }
  return run;
}

/** The first steps of the plan are done, in order; without any, its activation is over. */
export function carryOut(state: FoeBattle, command: FoeCommandOf<'carryOut'>): FoeDecision {
  const turn = openTurn(state);
  if (isNone(turn)) return refused(turn);
  if (state.tasks.length > 0 || turn.plan === null) return refused(reject('requestPending'));
  if (!Number.isInteger(command.count) || command.count < 0) return refused(reject('outOfBounds'));
  return turn.plan.steps.length === 0
    ? decided(obey(startOf(state), { type: 'endActivation' }))
    : decided(carried(state, turn, command));
}

/** The attack of this model that is in hand, as the step it came from; null: there is none. */
function openAttack(state: FoeBattle, { model }: FoeTurn): FoeStep | null {
  const task = topTask(state);
  if (task?.kind !== 'attack' || task.attacker !== model || state.back === null) return null;
  const [target] = task.targets;
  const action = task.attack?.kind === 'melee' ? 'strike' : 'shoot';
  return { row: NO_ROW, action, target: target?.model ?? null, wish: null, inches: null };
}

/** The table cannot do the first step: an attack just opened is taken back, and the list goes on with the next row or target. */
export function couldNot(state: FoeBattle): FoeDecision {
  const turn = openTurn(state);
  if (isNone(turn)) return refused(turn);
  const attack = openAttack(state, turn);
  if (state.tasks.length > 0 && attack === null) return refused(reject('requestPending'));
  const step = attack ?? turn.plan?.steps.find(({ action }) => action !== 'push');
  if (step === undefined) return refused(reject('nothingToCancel'));
  const back = attack === null ? startOf(state) : obey(startOf(state), { type: 'cancel' });
  return isRefusal(back) ? refused(back) : decided(and(back, missedBy(turn, step)));
}

/** People play this model for the rest of its activation, or give it back to its table. */
export function takeFoe(state: FoeBattle, { hand }: FoeCommandOf<'takeFoe'>): FoeDecision {
  const turn = openTurn(state);
  if (isNone(turn)) return refused(turn);
  return state.tasks.length > 0
    ? refused(reject('requestPending'))
    : decided(and(startOf(state), [{ type: 'foeTaken', model: turn.model, hand }]));
}

/** The table says of a model how it sees and reaches everybody, before it is asked. */
export function tellFoe(state: FoeBattle, { model, facts, nearest }: FoeCommandOf<'tellFoe'>): FoeDecision {
  const named = [model, ...facts.map(({ target }) => target), nearest?.first ?? null, ...(nearest?.among ?? [])];
  const unknown = named.find((id) => id !== null && findModel(state, id) === null);
  if (typeof unknown === 'string') return refused(reject('unknownModel', { model: unknown }));
  const told: FoeEvent = {
    type: 'foeTold',
    facts: facts.map((fact) => ({ ...fact, model })),
    nearest: nearest === null ? [] : [{ model, first: nearest.first, among: [...nearest.among] }],
    asked: false,
  };
  return decided(and(startOf(state), [told]));
}
