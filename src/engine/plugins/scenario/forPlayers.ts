import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { EffectStep } from '../../family/killteam/tables/effect.ts';
import { cardsOfSteps, factionsOfSteps, tablesOfSteps } from '../../family/killteam/tables/namedBySteps.ts';
import type { RollTable } from '../../family/killteam/tables/rollTable.ts';
import { isHidden, isUnrevealed } from './secret.ts';
import type { Script } from './script.ts';
import { noScenario, type ScenarioState } from './state.ts';

type Tables = NonNullable<BattleState['tables']>;

const without = <T>(record: Readonly<Record<string, T>>, gone: (key: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !gone(key)));

const stepsOf = ({ rows }: RollTable): readonly EffectStep[] =>
  rows.flatMap(({ effects, otherwise }) => [...effects, ...(otherwise ?? [])]);

/** All that the script itself does. */
const scriptSteps = ({ mission }: BattleState): readonly EffectStep[] =>
  [...(mission.script?.actions ?? []), ...(mission.script?.hooks ?? [])].flatMap(({ effects }) => effects);

/** Tables that can be rolled without the script: everything that the event table does not lead to is the script's own. */
function openTables(state: BattleState): Tables {
  const { tables = {}, eventTable = '', mission } = state;
  const reached = (from: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>();
    const open = [...from];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      const table = tables[id];
      if (table !== undefined) open.push(...tablesOfSteps(stepsOf(table)));
    }
    return found;
  };
  const rolled = (mission.script?.actions ?? []).flatMap(({ table }) => table ?? []);
  const own = reached([...rolled, ...tablesOfSteps(scriptSteps(state))]);
  const shared = reached([eventTable]);
  return without(tables, (id) => own.has(id) && !shared.has(id));
}

const cardsIn = (tables: Tables): readonly string[] =>
  Object.values(tables).flatMap((table) => cardsOfSteps(stepsOf(table)));

/** Cards that may take a fallen one's place, but for those that only the script or tables of its own know of. */
function openReserves(state: BattleState, open: Tables): Operative[] | undefined {
  const known = new Set(cardsIn(open));
  const own = new Set([...cardsOfSteps(scriptSteps(state)), ...cardsIn(state.tables ?? {})]);
  return state.reserves?.filter(({ card }) => !own.has(card) || known.has(card));
}

/** Tables of factions, but for those that only the script or tables of its own bring on. */
function openFactions({ factionRows }: BattleState, open: Tables): BattleState['factionRows'] {
  const known = new Set(Object.values(open).flatMap((table) => factionsOfSteps(stepsOf(table))));
  return factionRows === undefined ? undefined : without(factionRows, (id) => !known.has(id));
}

/** Who comes along with the cards that may still arrive without the script. */
function openCompanions(
  { companions, spawnRows = [] }: BattleState,
  { reserves = [], factionRows = {} }: Pick<BattleState, 'reserves' | 'factionRows'>,
): BattleState['companions'] {
  const rows = [...spawnRows, ...Object.values(factionRows).flatMap((faction) => faction.rows)];
  const known = new Set([...rows.flatMap(({ options }) => options), ...reserves].map(({ card }) => card));
  return companions === undefined ? undefined : without(companions, (card) => !known.has(card));
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

const openStand = (state: BattleState, stand: ScenarioState, tables: Tables): ScenarioState => ({
  ...noScenario(),
  settled: without(stand.settled, (id) => isUnrevealed(state, id)),
  revealed: stand.revealed,
  told: stand.told,
  acted: stand.acted,
  drawn: without(stand.drawn, (id) => !Object.hasOwn(tables, id)),
  goesOn: stand.goesOn,
});

/**
 * A battle as its players may have it: without hidden counters and ticks, objectives not revealed, passages not told, the
 * master's notes, flags for the campaign, and everything by which the scenario acts. It can be played on, by the table's word; its dice are not
 * those of the master's copy. Whatever is being asked is left out: nothing should be open.
 */
export function forPlayers(state: BattleState): BattleState {
  const { mission, counters, ticks, scenario, seed } = state;
  const { script, ...rest } = mission;
  if (script === undefined) return state;
  const hidden = (id: string): boolean => isHidden(state, id);
  const tables = openTables(state);
  const reserves = openReserves(state, tables);
  const factionRows = openFactions(state, tables);
  const companions = openCompanions(state, {
    ...(reserves !== undefined && { reserves }),
    ...(factionRows !== undefined && { factionRows }),
  });
  return {
    ...state,
    seed: `${seed}/players`,
    tasks: [],
    tables,
    flags: [],
    ...(reserves !== undefined && { reserves }),
    ...(factionRows !== undefined && { factionRows }),
    ...(companions !== undefined && { companions }),
    mission: {
      ...rest,
      counters: mission.counters.filter(({ id }) => !hidden(id)),
      ticks: mission.ticks.filter(({ id }) => !hidden(id)),
      script: openScript(state, script),
    },
    counters: without(counters, hidden),
    ticks: without(ticks, hidden),
    ...(scenario !== undefined && { scenario: openStand(state, scenario, tables) }),
  };
}
