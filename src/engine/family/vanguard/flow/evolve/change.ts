import { invariant } from '../../../../core/invariant.ts';
import { without } from '../../../../core/without.ts';
import type { AttackTask, TargetInHand } from '../../model/attackTask.ts';
import type { BattleState, SideState } from '../../model/battle.ts';
import type { BattleModel } from '../../model/battleModel.ts';
import { topTask } from '../../model/lookup.ts';
import type { Activation } from '../../model/activation.ts';
import type { Task } from '../../model/task.ts';

/** One model changed. */
export const withModel = (state: BattleState, id: string, change: Partial<BattleModel>): BattleState => ({
  ...state,
  models: state.models.map((model) => (model.id === id ? { ...model, ...change } : model)),
});

const withoutModel = (told: BattleState['touching'], model: string): BattleState['touching'] =>
  Object.fromEntries(Object.entries(told).map(([id, models]) => [id, models.filter((each) => each !== model)]));

/** What the table says of who touches an objective against the board holds no more: of a model, or of what lies elsewhere. */
export function withoutTouchSaid(
  state: BattleState,
  of: { readonly model: string } | { readonly objective: string },
): BattleState {
  const { touchSaid, ...rest } = state;
  if (touchSaid === undefined) return state;
  const left: BattleState['touching'] =
    'model' in of ? withoutModel(touchSaid, of.model) : without<typeof touchSaid, string>(touchSaid, of.objective);
  return Object.values(left).every((models) => models.length === 0) ? rest : { ...rest, touchSaid: left };
}

/** A model that has moved touches no objective as far as is known (V-85). */
export const withoutTouch = (state: BattleState, model: string): BattleState => ({
  ...withoutTouchSaid(state, { model }),
  touching: withoutModel(state.touching, model),
});

/** One side changed. */
export function withSide(state: BattleState, id: string, change: (side: SideState) => Partial<SideState>): BattleState {
  const changed = (side: SideState): SideState => (side.id === id ? { ...side, ...change(side) } : side);
  const [first, second] = state.sides;
  return { ...state, sides: [changed(first), changed(second)] };
}

/** Both sides changed. */
export function withSides(state: BattleState, change: (side: SideState) => Partial<SideState>): BattleState {
  const [first, second] = state.sides;
  return {
    ...state,
    sides: [
      { ...first, ...change(first) },
      { ...second, ...change(second) },
    ],
  };
}

/** Command points of a side spent; what an open act could be taken back to knows of them. */
export function spent(state: BattleState, side: string, cp: number): BattleState {
  if (cp === 0) return state;
  const { back } = state;
  const paid = back === null ? null : { ...back, paid: { ...back.paid, [side]: (back.paid[side] ?? 0) + cp } };
  return withSide({ ...state, back: paid }, side, (before) => ({ cp: before.cp - cp }));
}

/** Work on top of the rest. */
export const pushed = (state: BattleState, task: Task): BattleState => ({ ...state, tasks: [...state.tasks, task] });

/** The work on top is done; with the last of it, nothing can be taken back any more. */
export function popped(state: BattleState): BattleState {
  const tasks = state.tasks.slice(0, -1);
  return { ...state, tasks, back: tasks.length === 0 ? null : state.back };
}

/** The work on top, of a kind that it must be. */
export function top<K extends Task['kind']>(state: BattleState, kind: K): Extract<Task, { readonly kind: K }> {
  const task = topTask(state);
  invariant(task?.kind === kind, `${kind} on top`);
  return task as Extract<Task, { readonly kind: K }>;
}

/** The work on top changed. */
export const withTop = <K extends Task['kind']>(
  state: BattleState,
  kind: K,
  change: (task: Extract<Task, { readonly kind: K }>) => Partial<Extract<Task, { readonly kind: K }>>,
): BattleState => {
  const task = top(state, kind);
  return { ...state, tasks: [...state.tasks.slice(0, -1), { ...task, ...change(task) }] };
};

/** The target in hand of the attack on top changed. */
export const inHand = (state: BattleState, change: (target: TargetInHand) => Partial<TargetInHand>): BattleState =>
  withTop(state, 'attack', (task: AttackTask) => ({ inHand: { ...task.inHand, ...change(task.inHand) } }));

/** The model that acts changed. */
export const acting = (state: BattleState, change: (activation: Activation) => Partial<Activation>): BattleState =>
  state.activation === null ? state : { ...state, activation: { ...state.activation, ...change(state.activation) } };

/** Nobody is in reach of this model any more. */
export const apart = (state: BattleState, id: string): BattleState => ({
  ...state,
  engagement: state.engagement.filter((pair) => !pair.includes(id)),
});

/** Pairs told by hand, in the act in hand too: to take it back does not take them back. */
export function pairedByHand(
  state: BattleState,
  change: (pairs: BattleState['engagement']) => BattleState['engagement'],
): BattleState {
  const { engagement, back } = state;
  return {
    ...state,
    engagement: change(engagement),
    back: back === null ? null : { ...back, engagement: change(back.engagement) },
  };
}

/** A die has been rolled: the act in hand stays. */
export const rolled = (state: BattleState): BattleState => ({ ...state, back: null });
