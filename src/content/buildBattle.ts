import type { BattleSettings, FullSettings } from '../engine/family/killteam/model/settings.ts';
import { nothingYet } from '../engine/family/killteam/model/fresh.ts';
import type { Lasting } from '../engine/family/killteam/model/lasting.ts';
import type { Operative } from '../engine/family/killteam/model/operative.ts';
import type { BattleState, Player } from '../engine/family/killteam/model/state.ts';
import { ENVIRONMENTS } from '../engine/family/killteam/plugins/effects/environments.ts';
import { LOOT, RARE_LOOT } from '../engine/family/killteam/plugins/effects/lootTables.ts';
import { present } from '../engine/core/invariant.ts';
import { ENEMY, RETINUE } from '../engine/systems/acolyte/sides.ts';
import { battleSettingsFor } from './battleSettings.ts';
import { laterOf } from './buildLater.ts';
import { missionOf, tablesOf } from './buildMission.ts';
import { npoFor } from './npoFor.ts';
import { buildRetinue, fieldEnemies } from './buildForces.ts';
import { type Circumstances, environmentsIn } from './circumstances.ts';
import { acolytesOf } from './deploymentValue.ts';
import { eventTableFrom } from './eventDeck.ts';
import type { Pack } from './pack.ts';
import type { EnemyPick } from './pickEnemies.ts';
import type { Faction } from './schema/faction.ts';
import type { MissionRow } from './schema/mission.ts';
import type { RetinueMember } from './schema/retinue.ts';
import { variantOf, withVariant } from './variants.ts';

/** All that a battle is made of but the retinue. Ids of the pack for `mission`, `faction`, `eventTable`. */
export interface BattleFrame extends Omit<Circumstances, 'eventTable'> {
  readonly pack: Pack;
  readonly mission: string;
  readonly faction: string;
  /** A variant of the faction, by id; left out or null: none. */
  readonly variant?: string | null;
  readonly enemies: readonly EnemyPick[];
  readonly players: readonly Player[];
  readonly difficulty: FullSettings['difficulty'];
  readonly eventTable: string;
  /** Flags of the campaign; left out: none. */
  readonly flags?: readonly string[];
  readonly dice: BattleSettings['dice'];
  readonly seed: string;
}

/** What a battle is made of; `retinue` in the order of dealing. */
export interface BattlePlan extends BattleFrame {
  readonly retinue: readonly RetinueMember[];
}

/** A retinue that is ready to fight; `acolytes`: those among them, at least 1. */
interface ReadyRetinue {
  readonly operatives: readonly Operative[];
  readonly acolytes: number;
}

/** The environments of a battle as they stand before it begins; what they do is done as it begins. */
const environmentsOf = (frame: BattleFrame, row: MissionRow): Lasting[] =>
  environmentsIn(frame.pack, row, frame).map(({ id, name }) => ({
    id: `environment.${id}`,
    source: { kind: 'environment', id, name },
    on: { kind: 'battle' },
    change: { op: 'told' },
    until: 'battle',
  }));

const sidesOf = (faction: Faction): BattleState['sides'] => [
  { id: RETINUE, name: RETINUE, cp: 0, hand: 'people' },
  { id: ENEMY, name: faction.name, cp: 0, hand: 'tables' },
];

const settingsOf = ({ pack, difficulty, dice }: BattleFrame, acolytes: number): FullSettings =>
  battleSettingsFor(present(pack.difficulties.get(difficulty), `no difficulty ${difficulty}`), { acolytes, dice });

/**
 * A battle of a retinue that is ready to fight, in phase `setUp`: enemies numbered and armed, no CP yet (the engine gives
 * those of step 3 when the battle starts). Throws when the pack lacks what the frame names.
 */
export function battleOf(frame: BattleFrame, { operatives, acolytes }: ReadyRetinue): BattleState {
  const { pack } = frame;
  const row = present(pack.missions.get(frame.mission), `no mission ${frame.mission}`);
  const faction = present(pack.factions.get(frame.faction), `no faction ${frame.faction}`);
  const table = present(eventTableFrom(pack, frame.eventTable), `no table ${frame.eventTable}`);
  const settings = settingsOf(frame, acolytes);
  const variant = variantOf(faction, frame.variant);
  const tables = { ...tablesOf(pack, row, table.id, ENVIRONMENTS, LOOT, RARE_LOOT), [table.id]: table };
  const enemies = fieldEnemies(pack, frame.enemies, row.named).map((enemy) => withVariant(enemy, variant));
  const npo = npoFor(pack, row, enemies);
  const lasting = environmentsOf(frame, row);
  const { flags = [], role } = frame;
  const mission = missionOf(pack, row, { acolytes, flags, role });
  return {
    ...nothingYet(),
    ruleset: pack.manifest.ruleset,
    seed: frame.seed,
    settings,
    players: [...frame.players],
    sides: sidesOf(faction),
    turn: RETINUE,
    lastEvent: null,
    spawned: 0,
    mission,
    tables,
    eventTable: table.id,
    ...laterOf(pack, { faction, variant, mission: row, tables: Object.values(tables) }),
    ...(npo !== null && { npo }),
    operatives: [...operatives, ...enemies],
    lasting,
    turningPoints: row.turningPoints,
    alert: settings.parameters.startingAlert,
    counters: Object.fromEntries(mission.counters.map(({ id }) => [id, 0])),
    ticks: Object.fromEntries(row.ticks.map(({ id }) => [id, false])),
  };
}

/**
 * A battle ready to begin, in phase `setUp`: cards copied in, operatives dealt to the players, magazines full. Throws when
 * the pack lacks what the plan names.
 */
export const buildBattle = (plan: BattlePlan): BattleState =>
  battleOf(plan, {
    operatives: buildRetinue(plan.pack, plan.retinue, plan.players),
    acolytes: acolytesOf(plan.pack, plan.retinue),
  });
