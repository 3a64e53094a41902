import { present } from '../../../../core/invariant.ts';
import type { Side } from '../../../../core/ids.ts';
import { operativeById } from '../../model/lookup.ts';
import type { ShotFacts } from '../../model/facts.ts';
import type { Lasting } from '../../model/lasting.ts';
import type { Operative, TraitUses } from '../../model/operative.ts';
import type { Activation, BattleState, SideState } from '../../model/state.ts';
import type { Task } from '../../model/task.ts';

/** The state with one operative changed; the same when its change is none. Throws when there is none of that id. */
export function withOperative(
  state: BattleState,
  id: string,
  change: (operative: Operative) => Operative,
): BattleState {
  const index = state.operatives.findIndex((operative) => operative.id === id);
  const old = present(state.operatives[index], `operative ${id}`);
  const changed = change(old);
  return changed === old ? state : { ...state, operatives: state.operatives.with(index, changed) };
}

/** The state with these of one operative's values. */
export const setOperative = (state: BattleState, id: string, set: Partial<Operative>): BattleState =>
  withOperative(state, id, (operative) => ({ ...operative, ...set }));

/** The state with everybody changed. */
export const withEverybody = (state: BattleState, change: (operative: Operative) => Operative): BattleState => ({
  ...state,
  operatives: state.operatives.map(change),
});

/** The state with the work in hand changed, which is known to be of a kind. */
export function withTask<K extends Task['kind']>(
  state: BattleState,
  kind: K,
  change: (task: Extract<Task, { kind: K }>) => Extract<Task, { kind: K }>,
): BattleState {
  const top = present(state.tasks.at(-1), 'an open task');
  const task = present(top.kind === kind ? (top as Extract<Task, { kind: K }>) : null, `open task ${kind}`);
  return { ...state, tasks: [...state.tasks.slice(0, -1), change(task)] };
}

/** The state with the activation changed, if there is one. */
export const withActivation = (state: BattleState, change: (activation: Activation) => Activation): BattleState =>
  state.activation === null ? state : { ...state, activation: change(state.activation) };

/** Those that stay; the same list when all of them do. */
export function kept<T>(list: T[], stays: (each: T) => boolean): T[] {
  return list.every(stays) ? list : list.filter(stays);
}

export const releaseEngagement = (state: BattleState, id: string): BattleState => ({
  ...state,
  engagement: kept(state.engagement, ([one, other]) => one !== id && other !== id),
});

const withSides = (state: BattleState, change: (side: SideState) => SideState): BattleState => {
  const [first, second] = state.sides;
  return { ...state, sides: [change(first), change(second)] };
};

/** The state with these command points of a side. */
export const setCp = (state: BattleState, side: Side, cpOf: (cp: number) => number): BattleState =>
  withSides(state, (each) => (each.id === side ? { ...each, cp: cpOf(each.cp) } : each));

/** Command points of a side, never below 0. */
export function addCp(state: BattleState, side: Side, by: number): BattleState {
  present(
    state.sides.find(({ id }) => id === side),
    `side ${side}`,
  );
  return setCp(state, side, (cp) => Math.max(0, cp + by));
}

/** Command points of several sides. */
export const addCps = (state: BattleState, cp: Readonly<Record<Side, number>>): BattleState =>
  withSides(state, (side) => ({ ...side, cp: side.cp + (cp[side.id] ?? 0) }));

const UNUSED: TraitUses = { turningPoint: 0, battle: 0, active: false };

/** The state with one more use of a trait, or of something that lasts, by an operative. */
export const counted = (state: BattleState, id: string, used: string): BattleState =>
  withOperative(state, id, (operative) => {
    const { turningPoint, battle } = operative.used?.[used] ?? UNUSED;
    const uses = { turningPoint: turningPoint + 1, battle: battle + 1, active: true };
    return { ...operative, used: { ...operative.used, [used]: uses } };
  });

/** The state with one more thing that lasts: what has its id is replaced. */
export const begin = (state: BattleState, lasting: Lasting): BattleState => ({
  ...state,
  lasting: [...state.lasting.filter(({ id }) => id !== lasting.id), lasting],
});

/** The state without something that lasts; the same when there is no such thing. */
export const end = (state: BattleState, id: string): BattleState => ({
  ...state,
  lasting: kept(state.lasting, (each) => each.id !== id),
});

/** Whoever it carries lies on the board again. */
export function putDown(state: BattleState, carrier: string): BattleState {
  const { carries } = operativeById(state, carrier);
  return carries === null
    ? state
    : setOperative(setOperative(state, carries, { carriedBy: null }), carrier, { carries: null });
}

/** Remembered shots with what `change` makes of each, which knows the ids of both; null: it is forgotten. */
export function withShots(
  state: BattleState,
  change: (facts: ShotFacts, shooter: string, target: string) => ShotFacts | null,
): BattleState {
  const shots = Object.entries(state.facts);
  const changed = shots.flatMap(([key, facts]) => {
    const [shooter = '', target = ''] = key.split('>');
    const now = change(facts, shooter, target);
    return now === null ? [] : [[key, now] as const];
  });
  return shots.length === 0 ? state : { ...state, facts: Object.fromEntries(changed) };
}

/** Nothing that was said about where somebody stood is true after it moved. */
export const forgetPlace = (state: BattleState, id: string): BattleState =>
  setOperative(
    withShots(state, (facts, shooter, target) => (shooter === id || target === id ? null : facts)),
    id,
    { onEdge: false, onVantage: false, inStronghold: false, nearMarker: false, height: 0 },
  );
