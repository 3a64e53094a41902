import * as z from 'zod/mini';
import type { RowKind } from './pack.ts';
import * as campaign from './campaign/schema.ts';
import { killzoneRow } from './killzones/schema.ts';
import { armour } from './schema/armour.ts';
import { behaviourExample } from './schema/behaviourExample.ts';
import { difficulty } from './schema/difficulty.ts';
import { equipment } from './schema/equipment.ts';
import { faction } from './schema/faction.ts';
import { killTeam } from './schema/killTeam.ts';
import { missionRow } from './schema/mission.ts';
import { moduleRow } from './schema/module.ts';
import { narrativeRow } from './schema/narrative.ts';
import { operativeCard } from './schema/operativeCard.ts';
import { retinue } from './schema/retinue.ts';
import { scenario } from './schema/scenario.ts';
import { tacOpRow } from './schema/tacOp.ts';
import { packTable } from './schema/table.ts';
import { bandFaction } from './schema/warBands/bandFaction.ts';
import { bandModel } from './schema/warBands/bandModel.ts';
import { bandScenario } from './schema/warBands/bandScenario.ts';
import { warBand } from './schema/warBands/warBand.ts';
import { weaponItem } from './schema/weapon.ts';

/** The file that says what a pack is; the only one that must exist. */
export const MANIFEST_FILE = 'pack.json';

/** Files that hold an array of rows of one kind. */
export const ROW_FILES = {
  weapons: { file: 'weapons.json', rows: z.array(weaponItem) },
  armour: { file: 'armour.json', rows: z.array(armour) },
  operatives: { file: 'operatives.json', rows: z.array(operativeCard) },
  factions: { file: 'factions.json', rows: z.array(faction) },
  missions: { file: 'missions.json', rows: z.array(missionRow) },
  modules: { file: 'modules.json', rows: z.array(moduleRow) },
  tacOps: { file: 'tac-ops.json', rows: z.array(tacOpRow) },
  difficulties: { file: 'difficulty.json', rows: z.array(difficulty) },
  killTeams: { file: 'kill-teams.json', rows: z.array(killTeam) },
  equipment: { file: 'equipment.json', rows: z.array(equipment) },
  narrative: { file: 'narrative.json', rows: z.array(narrativeRow) },
  retinues: { file: 'retinues.json', rows: z.array(retinue) },
  scenarios: { file: 'scenarios.json', rows: z.array(scenario) },
  examples: { file: 'examples.json', rows: z.array(behaviourExample) },
  bandFactions: { file: 'band-factions.json', rows: z.array(bandFaction) },
  bandModels: { file: 'band-models.json', rows: z.array(bandModel) },
  warBands: { file: 'war-bands.json', rows: z.array(warBand) },
  bandScenarios: { file: 'band-scenarios.json', rows: z.array(bandScenario) },
  honours: { file: 'honours.json', rows: z.array(campaign.honour) },
  scars: { file: 'scars.json', rows: z.array(campaign.scar) },
  campaignPloys: { file: 'campaign-ploys.json', rows: z.array(campaign.ploy) },
  campaignGear: { file: 'campaign-gear.json', rows: z.array(campaign.equipment) },
  killzones: { file: 'killzones.json', rows: z.array(killzoneRow) },
} as const satisfies Record<Exclude<RowKind, 'tables' | 'behaviours'>, { file: string; rows: z.ZodMiniType }>;

/** One roll table per file, any name. */
export const TABLE_FILE = /^tables\/[a-z0-9-]+\.json$/u;
export const tableFile = packTable;

/** One decision table of enemies per file, any name: a whole one or differences on another. */
export const BEHAVIOUR_FILE = /^behaviours\/[a-z0-9-]+\.json$/u;
