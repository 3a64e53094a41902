import type { BattleState } from '../battle/state.ts';
import type { EffectStep } from '../tables/effect.ts';
import { isHidden, isUnrevealed } from './secret.ts';
import type { Script } from './script.ts';
import { noScenario, type ScenarioState } from './state.ts';

const without = <T>(record: Readonly<Record<string, T>>, gone: (key: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !gone(key)));

/** Ids of the tables that effects roll on. */
const rolledBy = (steps: readonly EffectStep[]): readonly string[] =>
  steps.flatMap((step) => (step.op === 'roll' ? [step.table] : []));

/** Tables that can be rolled without the script: everything that the event table does not lead to is the script's own. */
function openTables({ tables, eventTable, mission }: BattleState): BattleState['tables'] {
  const reached = (from: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>();
    const open = [...from];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      open.push(
        ...(tables[id]?.rows ?? []).flatMap(({ effects, otherwise }) => rolledBy([...effects, ...(otherwise ?? [])])),
      );
    }
    return found;
  };
  const { actions = [], hooks = [] } = mission.script ?? {};
  const own = reached([
    ...actions.flatMap(({ table, effects }) => [...(table === null ? [] : [table]), ...rolledBy(effects)]),
    ...hooks.flatMap(({ effects }) => rolledBy(effects)),
  ]);
  const shared = reached([eventTable]);
  return without(tables, (id) => own.has(id) && !shared.has(id));
}

/** What of the script players may read: what it does by itself, and why, is gone. */
function openScript(state: BattleState, script: Script): Script {
  const told = new Set(state.scenario?.told);
  return {
    briefing: script.briefing,
    passages: script.passages.filter(({ id }) => told.has(id)),
    objectives: script.objectives
      .filter(({ id }) => !isUnrevealed(state, id))
      .map((objective) => ({ ...objective, done: null, failed: null, reveal: null })),
    actions: script.actions.map((action) => ({ ...action, if: null, table: null, effects: [] })),
    hooks: [],
    waves: [],
    endings: [],
    hidden: [],
    flags: [],
    priorityTarget: null,
    targetLocation: null,
  };
}

const openStand = (state: BattleState, { settled, revealed, told, acted, goesOn }: ScenarioState): ScenarioState => ({
  ...noScenario(),
  settled: without(settled, (id) => isUnrevealed(state, id)),
  revealed,
  told,
  acted,
  goesOn,
});

/**
 * A battle as its players may have it: without hidden counters and ticks, objectives not revealed, passages not told, the
 * master's notes, and everything by which the scenario acts. It can be played on, by the table's word; its dice are not
 * those of the master's copy. Whatever is being asked is left out: nothing should be open.
 */
export function forPlayers(state: BattleState): BattleState {
  const { mission, counters, ticks, scenario, seed } = state;
  const { script, ...rest } = mission;
  if (script === undefined) return state;
  const hidden = (id: string): boolean => isHidden(state, id);
  return {
    ...state,
    seed: `${seed}/players`,
    tasks: [],
    tables: openTables(state),
    mission: {
      ...rest,
      counters: mission.counters.filter(({ id }) => !hidden(id)),
      ticks: mission.ticks.filter(({ id }) => !hidden(id)),
      script: openScript(state, script),
    },
    counters: without(counters, hidden),
    ticks: without(ticks, hidden),
    ...(scenario !== undefined && { scenario: openStand(state, scenario) }),
  };
}
