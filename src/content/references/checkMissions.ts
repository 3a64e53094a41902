import { SHIPPED_KILLZONES } from '../killzones/shippedIds.ts';
import type { EnemyChoice, MissionPlan, MissionRow, ScriptRow } from '../schema/mission.ts';
import type { OperativeCard } from '../schema/operativeCard.ts';
import { type Check, followBelow, inside, type ProblemPlace, report, reportRepeats } from './check.ts';
import { checkCondition, checkSteps, namesOf, type ScenarioNames } from './checkScenarioNames.ts';
import { checkUsedTables } from './checkUsedTables.ts';

const SCRIPT_LISTS = ['passages', 'objectives', 'actions', 'hooks', 'waves', 'endings'] as const;
const PLAN_LISTS = ['markers', 'environment'] as const;

/** Entries of each list of a scenario are told apart by id. */
function checkIds(check: Check, place: ProblemPlace, { counters, ticks, script, plan }: MissionRow): void {
  const checkList = (key: string, list: readonly { readonly id: string }[] = []): void =>
    reportRepeats(
      check,
      list.map(({ id }, index) => ({ ...inside(place, `${key}[${index}].id`), id })),
    );
  checkList('counters', counters);
  checkList('ticks', ticks);
  for (const key of SCRIPT_LISTS) checkList(`script.${key}`, script?.[key]);
  for (const key of PLAN_LISTS) checkList(`plan.${key}`, plan?.[key]);
}

/** A tick that waits for an enemy's fall names the one the mission names. */
function checkTicks(check: Check, place: ProblemPlace, { ticks, named }: MissionRow): void {
  for (const [index, { whenDown }] of ticks.entries())
    if (whenDown !== undefined && whenDown !== named)
      report(
        check,
        inside(place, `ticks[${index}].whenDown`),
        'unknownReference',
        `the mission names no enemy "${whenDown}"`,
      );
}

/** Kinds of card that a force may have; auxiliaries come to the retinue's help. */
type Kinds = readonly OperativeCard['kind'][];
const ENEMIES: Kinds = ['enemy'];
const ARRIVALS: Kinds = ['enemy', 'auxiliary'];

/** More than any table has miniatures for. */
const MOST_ENEMIES = 100;

function checkEnemies(check: Check, place: ProblemPlace, enemies: readonly EnemyChoice[], kinds: Kinds): void {
  if (enemies.reduce((sum, { count }) => sum + count, 0) > MOST_ENEMIES)
    report(check, place, 'outOfRange', `must be at most ${MOST_ENEMIES} together`);
  for (const [index, { card: id, weapons }] of enemies.entries()) {
    const here = inside({ ...place, path: `${place.path}[${index}]` }, 'card');
    const card = followBelow(check, here, { kind: 'operatives', id });
    if (card !== undefined && !kinds.includes(card.kind)) report(check, here, 'wrongKind', `"${id}" is no enemy`);
    for (const [at, weapon] of weapons.entries())
      followBelow(check, { ...place, path: `${place.path}[${index}].weapons[${at}]` }, { kind: 'weapons', id: weapon });
  }
}

/** The part of a script under a name, entry by entry. */
const entries = <T>(place: ProblemPlace, key: string, list: readonly T[]): readonly (readonly [ProblemPlace, T])[] =>
  list.map((entry, index) => [inside(place, `${key}[${index}]`), entry]);

function checkActionsAndHooks(check: Check, place: ProblemPlace, script: ScriptRow, names: ScenarioNames): void {
  for (const [here, { if: condition, table, effects }] of entries(place, 'actions', script.actions)) {
    checkCondition(check, inside(here, 'if'), condition, names);
    if (table !== null) followBelow(check, inside(here, 'table'), { kind: 'tables', id: table });
    checkSteps(check, inside(here, 'effects'), effects, names);
  }
  for (const [here, { if: condition, action, effects }] of entries(place, 'hooks', script.hooks)) {
    checkCondition(check, inside(here, 'if'), condition, names);
    if (action !== null && !names.action.has(action))
      report(check, inside(here, 'action'), 'unknownReference', `the scenario has no action "${action}"`);
    checkSteps(check, inside(here, 'effects'), effects, names);
  }
}

/** What is done at a marker, or lies beside one, has one that the scenario lays out. */
function checkMarkers(check: Check, place: ProblemPlace, { script, plan }: MissionRow): void {
  const laid = new Set(plan?.markers.map(({ id }) => id));
  const checkLaid = (here: ProblemPlace, marker: string | null | undefined): void => {
    if (typeof marker === 'string' && !laid.has(marker))
      report(check, here, 'unknownReference', `the scenario has no marker "${marker}"`);
  };
  for (const [here, { marker }] of entries(place, 'script.actions', script?.actions ?? []))
    checkLaid(inside(here, 'marker'), marker);
  for (const [here, { lies }] of entries(place, 'plan.markers', plan?.markers ?? []))
    checkLaid(inside(here, 'lies.beside'), lies?.beside);
}

function checkScript(check: Check, place: ProblemPlace, script: ScriptRow, names: ScenarioNames): void {
  for (const [here, { done, failed, reveal }] of entries(place, 'objectives', script.objectives)) {
    checkCondition(check, inside(here, 'done'), done, names);
    checkCondition(check, inside(here, 'failed'), failed, names);
    checkCondition(check, inside(here, 'reveal'), reveal, names);
  }
  checkActionsAndHooks(check, place, script, names);
  for (const [here, { enemies }] of entries(place, 'waves', script.waves))
    checkEnemies(check, inside(here, 'enemies'), enemies, ARRIVALS);
  for (const [here, ending] of entries(place, 'endings', script.endings))
    checkCondition(check, inside(here, 'if'), ending.if, names);
  for (const [here, id] of entries(place, 'hidden', script.hidden))
    if (!names.counter.has(id) && !names.tick.has(id))
      report(check, here, 'unknownReference', `the scenario has no counter or tick "${id}"`);
}

/** A variant is one of the faction that the plan names. */
function checkVariant(check: Check, place: ProblemPlace, { faction: id, variant }: MissionPlan): void {
  const faction = id === null ? null : followBelow(check, inside(place, 'faction'), { kind: 'factions', id });
  if (variant === null || faction === undefined) return;
  const known = faction?.variants?.some((each) => each.id === variant) === true;
  if (!known)
    report(check, inside(place, 'variant'), 'unknownReference', `the faction named has no variant "${variant}"`);
}

function checkPlan(check: Check, place: ProblemPlace, plan: MissionPlan): void {
  checkVariant(check, place, plan);
  checkEnemies(check, inside(place, 'enemies'), plan.enemies, ENEMIES);
  if (plan.eventTable !== null)
    followBelow(check, inside(place, 'eventTable'), { kind: 'tables', id: plan.eventTable });
  const { killzone } = plan.ground ?? { killzone: null };
  if (killzone !== null && !SHIPPED_KILLZONES.has(killzone))
    followBelow(check, inside(place, 'ground.killzone'), { kind: 'killzones', id: killzone });
  if (typeof plan.behaviour === 'string')
    followBelow(check, inside(place, 'behaviour'), { kind: 'behaviours', id: plan.behaviour });
  for (const [index, id] of plan.tables.entries())
    followBelow(check, inside(place, `tables[${index}]`), { kind: 'tables', id });
}

/**
 * Scenarios lead to everything they name: things of their own (counters, ticks, objectives, passages, waves, actions) and
 * rows of the pack or of those below it (tables, cards, weapons, factions). Tables they use name only what they have.
 */
export function checkMissions(check: Check): void {
  for (const { row: mission, ...place } of check.rows.missions ?? []) {
    const names = namesOf(mission);
    checkIds(check, place, mission);
    checkTicks(check, place, mission);
    if (mission.script !== undefined) checkScript(check, inside(place, 'script'), mission.script, names);
    checkMarkers(check, place, mission);
    if (mission.plan !== undefined) checkPlan(check, inside(place, 'plan'), mission.plan);
    checkUsedTables(check, place, mission, names);
  }
}

/** Roll tables lead to tables and cards; what they name of a scenario is looked at with each scenario that uses them. */
export function checkTables(check: Check): void {
  for (const { row: table, ...place } of check.rows.tables ?? []) {
    reportRepeats(
      check,
      table.rows.map((row, index) => ({ ...inside(place, `rows[${index}].id`), id: row.id })),
    );
    for (const [here, { effects, otherwise }] of entries(place, 'rows', table.rows)) {
      checkSteps(check, inside(here, 'effects'), effects, null);
      checkSteps(check, inside(here, 'otherwise'), otherwise ?? [], null);
    }
  }
}
