import * as z from 'zod/mini';
import { award, casualtyRow, level } from '../../engine/campaign/model/rows.ts';
import type { RowFile } from '../parseFile.ts';
import { weaponItem } from '../schema/weapon.ts';
import type { CampaignRowKind, CampaignRows } from './campaignPack.ts';
import * as row from './schema.ts';

/** The files of a campaign pack; all must exist. */
export const CAMPAIGN_FILES: { readonly [K in Exclude<CampaignRowKind, 'tables'>]: RowFile<CampaignRows[K]> } = {
  weapons: { file: 'weapons.json', rows: z.array(weaponItem) },
  wargear: { file: 'wargear.json', rows: z.array(row.wargear) },
  backgrounds: { file: 'backgrounds.json', rows: z.array(row.background) },
  honours: { file: 'honours.json', rows: z.array(row.honour) },
  scars: { file: 'scars.json', rows: z.array(row.scar) },
  ploys: { file: 'ploys.json', rows: z.array(row.ploy) },
  powers: { file: 'powers.json', rows: z.array(row.power) },
  equipment: { file: 'equipment.json', rows: z.array(row.equipment) },
  levels: { file: 'levels.json', rows: z.array(level) },
  casualties: { file: 'casualties.json', rows: z.array(casualtyRow) },
  awards: { file: 'awards.json', rows: z.array(award) },
  objectives: { file: 'objectives.json', rows: z.array(row.objective) },
  loot: { file: 'loot.json', rows: z.array(row.lootRow) },
  bases: { file: 'bases.json', rows: z.array(row.base) },
  difficulties: { file: 'difficulty.json', rows: z.array(row.difficulty) },
  recruits: { file: 'recruits.json', rows: z.array(row.readyRecruit) },
};

/** The roll table that must be among the tables. */
export const PERILS_FILE = 'tables/perils.json';
