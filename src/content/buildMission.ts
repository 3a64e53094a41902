import type { Mission, MissionTable } from '../engine/family/killteam/model/mission.ts';
import type { Operative } from '../engine/family/killteam/model/operative.ts';
import type { Script } from '../engine/plugins/scenario/script.ts';
import type { RollTable } from '../engine/family/killteam/tables/rollTable.ts';
import type { EffectStep } from '../engine/family/killteam/tables/effect.ts';
import { cardsOfSteps, factionsOfSteps, tablesOfSteps } from '../engine/family/killteam/tables/namedBySteps.ts';
import { present } from '../engine/core/invariant.ts';
import { modelsOf } from './buildForces.ts';
import type { Role } from './circumstances.ts';
import { keptBoardId } from './killzones/keptBoardId.ts';
import type { Pack } from './pack.ts';
import type { EnemyPick } from './pickEnemies.ts';
import type { EnemyChoice, MissionRow, ScriptRow } from './schema/mission.ts';
import { toOperative } from './toOperative.ts';

/** Each enemy of a choice by itself, with the zone where it is set up. */
export const picksOf = (choices: readonly (EnemyChoice & Pick<EnemyPick, 'zone'>)[]): EnemyPick[] =>
  choices.flatMap(({ card, weapons, count, zone }) =>
    Array.from({ length: count }, () => ({ card, weapons, ...(zone !== undefined && { zone }) })),
  );

/** Somebody who arrives later, of the retinue unless the card is an enemy's; the engine gives it a number of its own. */
function arriving(pack: Pack, { card: id, weapons }: EnemyPick): Operative {
  const { name, dv, kind } = present(pack.operatives.get(id), `no card ${id}`);
  return toOperative(pack, {
    id,
    card: id,
    name,
    dv,
    weapons,
    portrait: null,
    armour: null,
    side: kind === 'enemy' ? 'enemy' : 'retinue',
    owner: null,
  });
}

/** All models that a pick stands for; only the first of them carries the DV. */
function everyArrival(pack: Pack, pick: EnemyPick): Operative[] {
  const first = arriving(pack, pick);
  return Array.from({ length: modelsOf(pack, pick.card) }, (_, nth) => (nth === 0 ? first : { ...first, dv: 0 }));
}

const scriptOf = (
  pack: Pack,
  { waves, ...live }: ScriptRow,
  { flags, notes }: Pick<Script, 'flags' | 'notes'>,
): Script => ({
  ...live,
  ...(notes !== undefined && notes !== '' && { notes }),
  flags: [...flags],
  waves: waves.map(({ enemies, ...wave }) => ({
    ...wave,
    operatives: picksOf(enemies).flatMap((pick) => everyArrival(pack, pick)),
  })),
});

/** What a battle's mission is made for: how many Acolytes, the flags of the campaign, and the side where it is left open. */
interface MissionFor {
  readonly acolytes: number;
  readonly flags: readonly string[];
  readonly role?: Role | undefined;
}

/** What is laid out for a scenario with so many Acolytes; null: its steps say it all. */
export function tableFor({ plan }: Pick<MissionRow, 'plan'>, acolytes: number): MissionTable | null {
  if (plan === undefined || (plan.board === '' && plan.markers.length === 0)) return null;
  const markers = plan.markers.map(({ id, name, kind, count, perAcolyte, where, zones, lies }) => ({
    id,
    name,
    count: count + perAcolyte * (acolytes - 1),
    where,
    ...(kind === 'entry' && { entry: true as const }),
    ...(zones !== undefined && { zones }),
    ...(lies !== undefined && { lies }),
  }));
  return { board: plan.board, markers };
}

/** The board that a scenario binds its places to, under the id that a battle keeps of it. */
const groundFor = ({ plan }: MissionRow): Mission['ground'] =>
  plan?.ground == null
    ? undefined
    : { killzone: keptBoardId(plan.ground.killzone), sides: [plan.ground.retinue, plan.ground.enemy] };

/** The mission as the engine tracks it: counters grow with the number of Acolytes. Throws when the pack lacks a card. */
export function missionOf(pack: Pack, row: MissionRow, { acolytes, flags, role }: MissionFor): Mission {
  const { named: _named, plan, script, counters, ...tracked } = row;
  const table = tableFor(row, acolytes);
  const ground = groundFor(row);
  return {
    ...tracked,
    ...(role !== undefined && row.role === 'either' && { role }),
    ...(table !== null && { table }),
    ...(ground !== undefined && { ground }),
    counters: counters.map(({ id, name, max, perAcolyte }) => ({ id, name, max: max + perAcolyte * (acolytes - 1) })),
    ...(script !== undefined && { script: scriptOf(pack, script, { flags: [...flags], notes: plan?.notes }) }),
  };
}

/** The tables that a mission itself names. */
const namedTables = ({ plan, script }: MissionRow): readonly string[] => [
  ...(plan?.tables ?? []),
  ...(script?.actions ?? []).flatMap(({ table, effects }) => [
    ...(table === null ? [] : [table]),
    ...tablesOfSteps(effects),
  ]),
  ...(script?.hooks ?? []).flatMap(({ effects }) => tablesOfSteps(effects)),
];

/**
 * Every table that a mission can lead to: those it names, the event table, and those that rows of these roll on. Unknown ones
 * are left out. `further`: others that are in use; `eventTable`: that of the battle; left out: the one that the mission plans.
 */
export function tablesOf(
  pack: Pack,
  row: MissionRow,
  eventTable: string | null = row.plan?.eventTable ?? null,
  ...further: readonly string[]
): Readonly<Record<string, RollTable>> {
  const open = [...(eventTable === null ? [] : [eventTable]), ...further, ...namedTables(row)];
  const found = new Map<string, RollTable>();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const table = found.has(id) ? undefined : pack.tables.get(id);
    if (table === undefined) continue;
    found.set(id, table);
    open.push(...table.rows.flatMap(({ effects, otherwise }) => tablesOfSteps([...effects, ...(otherwise ?? [])])));
  }
  return Object.fromEntries(found);
}

/** All that a scenario, or one of the tables it leads to, may do. */
const laterSteps = ({ script }: MissionRow, tables: readonly RollTable[]): readonly EffectStep[] => [
  ...[...(script?.actions ?? []), ...(script?.hooks ?? [])].flatMap(({ effects }) => effects),
  ...tables.flatMap(({ rows }) => rows.flatMap(({ effects, otherwise }) => [...effects, ...(otherwise ?? [])])),
];

/** Cards that a scenario, or one of the tables it leads to, lets take a fallen one's place or arrive. */
export const laterCards = (mission: MissionRow, tables: readonly RollTable[]): readonly string[] =>
  cardsOfSteps(laterSteps(mission, tables));

/** Factions on whose tables a scenario, or one of the tables it leads to, rolls for who arrives. */
export const laterFactions = (mission: MissionRow, tables: readonly RollTable[]): readonly string[] =>
  factionsOfSteps(laterSteps(mission, tables));
