import type { Where } from '../../behaviour/table.ts';
import type { Rounds } from '../../behaviour/rounds/terms.ts';
import { once } from '../../core/once.ts';
import type { Attack } from '../../family/vanguard/card/card.ts';
import { waitingOf } from '../../family/vanguard/flow/legal/turn.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import { findModel } from '../../family/vanguard/model/lookup.ts';
import { bestAttack } from './arms.ts';
import { foeMindOf, type RoundSearch } from './mind.ts';
import type { FoeMoveKind } from './event.ts';
import { type FoeMove, foeMove } from './move.ts';
import { ownAct } from './ownAct.ts';
import { soundTurn } from './soundTurn.ts';
import { type FoeBattle, type FoeStep, type FoeTurn, playsByTable } from './state.ts';
import { tableFor, writtenTable } from './thought.ts';

/** One thing the hands do. `pushed`: as its fatigue action; `where` of a move, as its row has it; `attack` of an attack; `own`: what its card calls it. */
export interface FoeStepView {
  readonly step: FoeStep;
  readonly pushed: boolean;
  readonly where: Where<Rounds> | null;
  readonly attack: Pick<Attack, 'name' | 'dice' | 'hit' | 'ap' | 'd'> | null;
  readonly own: string | null;
}

/** A row of its table, for the lines of "why". */
export interface FoeRowView {
  readonly id: string;
  readonly action: FoeStep['action'];
}

/** A model that its table plays now. */
export interface FoeActing {
  readonly model: string;
  readonly turn: FoeTurn;
  /** Null: it has none that is in order. */
  readonly table: { readonly id: string; readonly name: string; readonly rows: readonly FoeRowView[] } | null;
  /** What the hands do; null: it thinks, or people play it. */
  readonly steps: readonly FoeStepView[] | null;
  /** How the place was found where the first move of its plan ends; null: none was looked for. Takes as long as the plan. */
  readonly search: () => RoundSearch | null;
}

/** A side that plays itself, as screens read it. */
export interface FoesView {
  /** What it does next; null: nothing, or it is not its turn. */
  readonly move: FoeMove | null;
  /** Models that may do the same instead. */
  readonly others: readonly string[];
  readonly acting: FoeActing | null;
}

const NAMED: ReadonlySet<FoeMoveKind> = new Set<FoeMoveKind>(['activate', 'place']);

function othersFor(state: FoeBattle, { move, side, model }: FoeMove): readonly string[] {
  if (!NAMED.has(move)) return [];
  const all =
    move === 'place' ? state.models.filter((each) => each.side === side && !each.placed) : waitingOf(state, side);
  return all.map(({ id }) => id).filter((id) => id !== model);
}

function attackOf(model: BattleModel, { action }: FoeStep, target: BattleModel | null): FoeStepView['attack'] {
  if (target === null || (action !== 'shoot' && action !== 'strike')) return null;
  return bestAttack(model, action === 'shoot' ? 'ranged' : 'melee', target);
}

function stepView(state: FoeBattle, model: BattleModel, step: FoeStep, pushed: boolean): FoeStepView {
  const row = tableFor(state, model).rows.find(({ id }) => id === step.row);
  return {
    step,
    pushed,
    where: row?.where ?? null,
    attack: attackOf(model, step, findModel(state, step.target ?? '')),
    own: step.action === 'own' ? (ownAct(state, model)?.name ?? null) : null,
  };
}

/** A fatigue action is said of the step behind it. */
const stepsOf = (state: FoeBattle, model: BattleModel, { plan }: FoeTurn): readonly FoeStepView[] | null =>
  plan?.steps.flatMap((step, index) =>
    step.action === 'push' ? [] : [stepView(state, model, step, plan.steps[index - 1]?.action === 'push')],
  ) ?? null;

function tableView(state: FoeBattle, model: BattleModel): FoeActing['table'] {
  const table = writtenTable(state, model);
  if (table === null) return null;
  const { id, name, rows } = table;
  return { id, name, rows: rows.map((row) => ({ id: row.id, action: row.do })) };
}

/** The model that acts, if its side plays itself; null: none does. */
function actor(state: FoeBattle): BattleModel | null {
  const model = findModel(state, state.activation?.model ?? '');
  return model !== null && playsByTable(state, model.side) ? model : null;
}

function actingIn(state: FoeBattle): FoeActing | null {
  const raw = state.foes?.turn ?? null;
  const model = actor(state);
  if (raw === null || model === null || model.id !== raw.model) return null;
  const turn = soundTurn(raw);
  const steps = turn.hand || state.tasks.length > 0 ? null : stepsOf(state, model, turn);
  const search = once(() => foeMindOf(state)?.searchNow(state, model, turn.plan?.steps ?? []) ?? null);
  return { model: model.id, turn, table: tableView(state, model), steps, search };
}

/** The sides that tables play; null: there is none. */
export function foesView(state: FoeBattle): FoesView | null {
  if (state.foes === undefined || state.sides.every(({ hand }) => hand === 'people')) return null;
  const move = foeMove(state);
  return { move, others: move === null ? [] : othersFor(state, move), acting: actingIn(state) };
}
