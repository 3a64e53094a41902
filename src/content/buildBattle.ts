import type { Mission } from '../engine/battle/mission.ts';
import type { BattleSettings } from '../engine/battle/settings.ts';
import { nothingYet } from '../engine/battle/fresh.ts';
import type { BattleState, Player, SpawnRow } from '../engine/battle/state.ts';
import { present } from '../engine/core/invariant.ts';
import { battleSettingsFor } from './battleSettings.ts';
import { buildEnemies, buildRetinue } from './buildForces.ts';
import { acolytesOf } from './deploymentValue.ts';
import type { Pack } from './pack.ts';
import { armsOf, type EnemyPick } from './pickEnemies.ts';
import type { Faction, FactionRow } from './schema/faction.ts';
import type { MissionRow } from './schema/mission.ts';
import type { RetinueMember } from './schema/retinue.ts';
import { toOperative } from './toOperative.ts';

/** What a battle is made of. Ids of the pack for `mission`, `faction`, `eventTable`; `retinue` in the order of dealing. */
export interface BattlePlan {
  readonly pack: Pack;
  readonly mission: string;
  readonly retinue: readonly RetinueMember[];
  readonly faction: string;
  readonly enemies: readonly EnemyPick[];
  readonly players: readonly Player[];
  readonly difficulty: BattleSettings['difficulty'];
  readonly eventTable: string;
  readonly dice: BattleSettings['dice'];
  readonly seed: string;
}

/** The mission as the engine tracks it: counters grow with the number of Acolytes. */
function missionOf(row: MissionRow, acolytes: number): Mission {
  const { named: _named, counters, ...tracked } = row;
  return {
    ...tracked,
    counters: counters.map(({ id, name, max, perAcolyte }) => ({ id, name, max: max + perAcolyte * (acolytes - 1) })),
  };
}

function spawnRow(pack: Pack, row: FactionRow): SpawnRow {
  const options = armsOf(pack, row);
  const { name } = present(pack.operatives.get(row.card), `no card ${row.card}`);
  const template = {
    card: row.card,
    name,
    portrait: null,
    armour: null,
    side: 'enemy',
    owner: null,
    dv: row.dv,
  } as const;
  return {
    from: row.from,
    to: row.to,
    dv: row.dv,
    max: row.max,
    options: (options.length > 0 ? options : [[]]).map((weapons) =>
      toOperative(pack, { ...template, id: row.card, weapons }),
    ),
  };
}

/** Enemies that may arrive later, with all their arms; the engine gives each a number of its own. */
export const spawnRowsOf = (pack: Pack, faction: Faction): SpawnRow[] => faction.rows.map((row) => spawnRow(pack, row));

const settingsOf = (plan: BattlePlan): BattleSettings =>
  battleSettingsFor(present(plan.pack.difficulties.get(plan.difficulty), `no difficulty ${plan.difficulty}`), {
    acolytes: acolytesOf(plan.pack, plan.retinue),
    dice: plan.dice,
  });

/**
 * A battle ready to begin, in phase `setUp`: cards copied in, operatives dealt to the players, enemies numbered, magazines
 * full, no CP yet (the engine gives those of step 3 when the battle starts). Throws when the pack lacks what the plan names.
 */
export function buildBattle(plan: BattlePlan): BattleState {
  const { pack } = plan;
  const row = present(pack.missions.get(plan.mission), `no mission ${plan.mission}`);
  const faction = present(pack.factions.get(plan.faction), `no faction ${plan.faction}`);
  const table = present(pack.tables.get(plan.eventTable), `no table ${plan.eventTable}`);
  const settings = settingsOf(plan);
  return {
    ...nothingYet(),
    ruleset: pack.manifest.ruleset,
    seed: plan.seed,
    settings,
    players: [...plan.players],
    mission: missionOf(row, acolytesOf(pack, plan.retinue)),
    enemyName: faction.name,
    tables: { [table.id]: table },
    eventTable: table.id,
    spawnRows: spawnRowsOf(pack, faction),
    operatives: [...buildRetinue(pack, plan.retinue, plan.players), ...buildEnemies(pack, plan.enemies, row.named)],
    turningPoints: row.turningPoints,
    alert: settings.parameters.startingAlert,
    counters: Object.fromEntries(row.counters.map(({ id }) => [id, 0])),
    ticks: Object.fromEntries(row.ticks.map(({ id }) => [id, false])),
  };
}
