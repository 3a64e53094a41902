import type { Behaviour } from '../engine/behaviour/killTeam/table.ts';
import type { Equipment, Honour, Ploy, Scar } from '../engine/campaign/model/rows.ts';
import type { RollTable } from '../engine/family/killteam/tables/rollTable.ts';
import type { KillzoneRow } from './killzones/schema.ts';
import type { Armour } from './schema/armour.ts';
import type { BehaviourExample } from './schema/behaviourExample.ts';
import type { Difficulty } from './schema/difficulty.ts';
import type { EquipmentRow } from './schema/equipment.ts';
import type { Faction } from './schema/faction.ts';
import type { KillTeamRow } from './schema/killTeam.ts';
import type { Manifest } from './schema/manifest.ts';
import type { MissionRow } from './schema/mission.ts';
import type { ModuleRow } from './schema/module.ts';
import type { OperativeCard } from './schema/operativeCard.ts';
import type { NarrativeRow } from './schema/narrative.ts';
import type { Retinue } from './schema/retinue.ts';
import type { QuickScenario } from './schema/scenario.ts';
import type { TacOpRow } from './schema/tacOp.ts';
import type { WeaponItem } from './schema/weapon.ts';
import type { BandFaction } from './schema/warBands/bandFaction.ts';
import type { BandModel } from './schema/warBands/bandModel.ts';
import type { BandScenario } from './schema/warBands/bandScenario.ts';
import type { WarBand } from './schema/warBands/warBand.ts';

/** The kinds of row a pack has, each under its id. */
export interface PackRows {
  readonly weapons: WeaponItem;
  readonly armour: Armour;
  readonly operatives: OperativeCard;
  readonly factions: Faction;
  readonly missions: MissionRow;
  /** Linked campaigns: scenarios that lead to one another. */
  readonly modules: ModuleRow;
  /** What sides of Kill Team 2021 choose in secret. */
  readonly tacOps: TacOpRow;
  readonly tables: RollTable;
  readonly difficulties: Difficulty;
  /** Army lists of Kill Team 2021, and what their equipment points buy. */
  readonly killTeams: KillTeamRow;
  readonly equipment: EquipmentRow;
  /** Narrative play of Kill Team 2021: ranks, honours, scars, requisitions, assets. */
  readonly narrative: NarrativeRow;
  readonly retinues: Retinue;
  readonly scenarios: QuickScenario;
  readonly behaviours: Behaviour;
  /** Situations in which a behaviour must keep its decision. */
  readonly examples: BehaviourExample;
  /** War bands: what they are made of, the ready ones, and what they meet for. */
  readonly bandFactions: BandFaction;
  readonly bandModels: BandModel;
  readonly warBands: WarBand;
  readonly bandScenarios: BandScenario;
  /** What campaigns of ACOLYTE offer beside that of the app. */
  readonly honours: Honour;
  readonly scars: Scar;
  readonly campaignPloys: Ploy;
  readonly campaignGear: Equipment;
  /** Boards to fight on, of every game. */
  readonly killzones: KillzoneRow;
}
export type RowKind = keyof PackRows;

/** All kinds, in the order in which rows are checked and compared. */
export const ROW_KINDS = [
  'weapons',
  'armour',
  'operatives',
  'factions',
  'missions',
  'modules',
  'tacOps',
  'tables',
  'difficulties',
  'killTeams',
  'equipment',
  'narrative',
  'retinues',
  'scenarios',
  'behaviours',
  'examples',
  'bandFactions',
  'bandModels',
  'warBands',
  'bandScenarios',
  'honours',
  'scars',
  'campaignPloys',
  'campaignGear',
  'killzones',
] as const satisfies readonly RowKind[];

/** A content pack that passed both checks: every id in it leads somewhere. Rows stand in the order of their files. */
export type Pack = { readonly manifest: Manifest } & {
  readonly [K in RowKind]: ReadonlyMap<string, PackRows[K]>;
} & {
  /** What the own packs are called, by id, whose rows were put behind its own. */
  readonly merged?: ReadonlyMap<string, string>;
};

/** A pack in one line: how many rows of each kind. */
export interface PackSummary {
  readonly id: string;
  readonly version: string;
  readonly counts: Readonly<Record<RowKind, number>>;
}
