import { stepsInIds, traceInIds } from '../../behaviour/explain.ts';
import type { Rounds } from '../../behaviour/rounds/terms.ts';
import type { Plan, TraceLine } from '../../behaviour/trace.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import { findModel } from '../../family/vanguard/model/lookup.ts';
import type { LookRequest } from '../../family/vanguard/model/request.ts';
import type { OfFoesEvent } from './event.ts';
import { lookFor, namingOf } from './look.ts';
import { foeMindOf } from './mind.ts';
import { soundTurn } from './soundTurn.ts';
import { type FoeBattle, type FoeStep, type FoeTurn, playsByTable } from './state.ts';
import { askOrPlanFor } from './thought.ts';

/** No id of a row: what no row has said. */
export const NO_ROW = '';

/** A model whose table has something to decide now. */
export interface Thinking {
  readonly model: BattleModel;
  readonly turn: FoeTurn;
}

/** What a table has planned, as the event that says so. */
export type Planned = Extract<OfFoesEvent, { readonly type: 'foePlanned' }>;

/** A row of its table that has no place on the board. */
export type Barred = Extract<OfFoesEvent, { readonly type: 'foeRowBarred' }>;

/** It acts, does not flee, and nothing else is asked. */
const isFree = ({ activation, tasks, result }: FoeBattle, model: string): boolean =>
  result === null && tasks.length === 0 && activation?.model === model && activation.kind !== 'fallback';

/** Who thinks now; null: nobody, it or its whole side is played by hand, its plan stands, it flees, or something else is asked. */
export function thinkingIn(state: FoeBattle): Thinking | null {
  const raw = state.foes?.turn ?? null;
  if (raw === null || raw.hand || !isFree(state, raw.model)) return null;
  const turn = soundTurn(raw);
  const model = turn.plan === null ? findModel(state, turn.model) : null;
  return model?.inPlay === true && playsByTable(state, model.side) ? { model, turn } : null;
}

/** The question that its table puts to the people; null: none. */
export function lookIn(state: FoeBattle): LookRequest | null {
  const thinking = thinkingIn(state);
  if (thinking === null || freeBlow(state) !== null) return null;
  const { model, turn } = thinking;
  const next = askOrPlanFor(state, model, turn);
  return next.kind === 'ask' ? lookFor(state, model, turn, next.question) : null;
}

/** The free attack of its charge, which no row has to say (V-44); null: there is none, or it could not be made. */
function freeBlow({ activation, foes }: FoeBattle): FoeStep | null {
  const target = activation?.freeAttack ?? null;
  const barred = foes?.turn?.barred.includes(NO_ROW) ?? false;
  return target === null || barred ? null : { row: NO_ROW, action: 'strike', target, wish: null, inches: null };
}

/** A fatigue action is what comes behind it: without that it is nothing. */
const withoutIdle = (steps: readonly FoeStep[]): readonly FoeStep[] =>
  steps.filter(({ action }, index) => action !== 'pass' && (action !== 'push' || index < steps.length - 1));

function planned(
  state: FoeBattle,
  { model }: Thinking,
  { plan, trace }: { readonly plan: Plan<Rounds>; readonly trace: readonly TraceLine<Rounds>[] },
): Planned | Barred {
  const naming = namingOf(state, model);
  const steps = withoutIdle(stepsInIds(naming, plan).filter(({ action }) => action !== 'pass'));
  const ways = foeMindOf(state)?.withWays(state, model, steps) ?? { steps, barred: null };
  if (ways.barred !== null) return { type: 'foeRowBarred', model: model.id, ...ways.barred };
  return { type: 'foePlanned', model: model.id, plan: { steps: ways.steps, trace: traceInIds(naming, trace) } };
}

/** What its table plans, when nothing has to be asked any more; null: it does not, or nobody thinks. */
export function planIn(state: FoeBattle): Planned | Barred | null {
  const thinking = thinkingIn(state);
  if (thinking === null) return null;
  const blow = freeBlow(state);
  if (blow !== null) return { type: 'foePlanned', model: thinking.model.id, plan: { steps: [blow], trace: [] } };
  const next = askOrPlanFor(state, thinking.model, thinking.turn);
  return next.kind === 'plan' ? planned(state, thinking, next) : null;
}
