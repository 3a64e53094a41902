import type { ScenarioAction } from '../engine/plugins/scenario/script.ts';
import type { EffectStep } from '../engine/family/killteam/tables/effect.ts';
import { withRowsNamed } from '../engine/family/killteam/tables/namedBySteps.ts';
import type { RollTable } from '../engine/family/killteam/tables/rollTable.ts';
import type { Pack, RowKind } from './pack.ts';
import type { EnemyChoice, MissionPlan, MissionRow, ScriptRow } from './schema/mission.ts';

type OwnId = (pack: string, row: string) => string;

/** Where ids lead that rows of an own pack name: to the pack itself, to one that it needs, else to the first of all. */
interface Leads {
  /** The pack that has the row; null: the first of all packs. */
  readonly owner: (kind: RowKind, id: string) => Pack | null;
  /** The id among the rows of all packs. */
  readonly to: (kind: RowKind, id: string) => string;
}

/** What a pack's ids mean among all packs; `own`: those that are merged with the first. */
export function leadsOf(pack: Pack, own: readonly Pack[], ownId: OwnId): Leads {
  const needed = pack.manifest.dependencies.flatMap(({ id }) => own.find(({ manifest }) => manifest.id === id) ?? []);
  const scope = [pack, ...needed];
  const owner = (kind: RowKind, id: string): Pack | null => scope.find((each) => each[kind].has(id)) ?? null;
  const to = (kind: RowKind, id: string): string => {
    const found = owner(kind, id);
    return found === null ? id : ownId(found.manifest.id, id);
  };
  return { owner, to };
}

function ledSimple<S extends EffectStep>({ to }: Leads, step: S): S {
  if (step.op === 'roll') return { ...step, table: to('tables', step.table) };
  return withRowsNamed(step, {
    operatives: (id) => to('operatives', id),
    factions: (id) => to('factions', id),
  });
}

const ledTest = <S extends EffectStep>(leads: Leads, step: S): S =>
  step.op === 'test' ? { ...step, fail: ledSimple(leads, step.fail) } : ledSimple(leads, step);

const ledStep = (leads: Leads, step: EffectStep): EffectStep =>
  step.op === 'whenever'
    ? { ...step, effects: step.effects.map((inner) => ledTest(leads, inner)) }
    : ledTest(leads, step);

const ledSteps = (leads: Leads, steps: readonly EffectStep[]): EffectStep[] =>
  steps.map((step) => ledStep(leads, step));

const ledEnemies = <T extends EnemyChoice>({ to }: Leads, enemies: readonly T[]): T[] =>
  enemies.map((enemy) => ({
    ...enemy,
    card: to('operatives', enemy.card),
    weapons: enemy.weapons.map((id) => to('weapons', id)),
  }));

const ledAction = (leads: Leads, action: ScenarioAction): ScenarioAction => ({
  ...action,
  table: action.table === null ? null : leads.to('tables', action.table),
  effects: ledSteps(leads, action.effects),
});

const ledScript = (leads: Leads, script: ScriptRow): ScriptRow => ({
  ...script,
  actions: script.actions.map((action) => ledAction(leads, action)),
  hooks: script.hooks.map((hook) => ({ ...hook, effects: ledSteps(leads, hook.effects) })),
  waves: script.waves.map((wave) => ({ ...wave, enemies: ledEnemies(leads, wave.enemies) })),
});

/** A variant belongs to its faction: it is called after the same pack. */
const ledVariant = (leads: Leads, { faction, variant }: MissionPlan, ownId: OwnId): string | null => {
  const owner = faction === null ? null : leads.owner('factions', faction);
  return variant === null || owner === null ? variant : ownId(owner.manifest.id, variant);
};

const ledPlan = (leads: Leads, plan: MissionPlan, ownId: OwnId): MissionPlan => ({
  ...plan,
  faction: plan.faction === null ? null : leads.to('factions', plan.faction),
  variant: ledVariant(leads, plan, ownId),
  enemies: ledEnemies(leads, plan.enemies),
  eventTable: plan.eventTable === null ? null : leads.to('tables', plan.eventTable),
  tables: plan.tables.map((id) => leads.to('tables', id)),
  ...(plan.ground != null && { ground: { ...plan.ground, killzone: leads.to('killzones', plan.ground.killzone) } }),
  ...(typeof plan.behaviour === 'string' && { behaviour: leads.to('behaviours', plan.behaviour) }),
});

const ledMission = (leads: Leads, mission: MissionRow, ownId: OwnId): MissionRow => ({
  ...mission,
  id: leads.to('missions', mission.id),
  ...(mission.script !== undefined && { script: ledScript(leads, mission.script) }),
  ...(mission.plan !== undefined && { plan: ledPlan(leads, mission.plan, ownId) }),
});

const ledTable = (leads: Leads, table: RollTable): RollTable => ({
  ...table,
  id: leads.to('tables', table.id),
  rows: table.rows.map((row) => ({
    ...row,
    effects: ledSteps(leads, row.effects),
    otherwise: row.otherwise === null ? null : ledSteps(leads, row.otherwise),
  })),
});

/**
 * Scenarios and roll tables of the first pack, then of the others under the ids of all packs. What they name is renamed with
 * them where their own pack, or one that it needs, has that row; everything else means a row of the first pack.
 */
export function mergedMissions(base: Pack, own: readonly Pack[], ownId: OwnId): Pick<Pack, 'missions' | 'tables'> {
  const missions = new Map(base.missions);
  const tables = new Map(base.tables);
  for (const pack of own) {
    const leads = leadsOf(pack, own, ownId);
    for (const row of pack.missions.values()) missions.set(leads.to('missions', row.id), ledMission(leads, row, ownId));
    for (const row of pack.tables.values()) tables.set(leads.to('tables', row.id), ledTable(leads, row));
  }
  return { missions, tables };
}
