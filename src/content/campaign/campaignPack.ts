import type {
  Award,
  Background,
  Base,
  CasualtyRow,
  Equipment,
  Honour,
  Level,
  LootRow,
  Objective,
  Ploy,
  Power,
  Scar,
} from '../../engine/campaign/model/rows.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import type { Manifest } from '../schema/manifest.ts';
import type { WeaponItem } from '../schema/weapon.ts';
import type { DifficultyRow, ReadyRecruit, Wargear } from './schema.ts';

/** The kinds of row a campaign pack has. */
export interface CampaignRows {
  readonly weapons: WeaponItem;
  readonly wargear: Wargear;
  readonly backgrounds: Background;
  readonly honours: Honour;
  readonly scars: Scar;
  readonly ploys: Ploy;
  readonly powers: Power;
  readonly equipment: Equipment;
  readonly levels: Level;
  readonly casualties: CasualtyRow;
  readonly awards: Award;
  readonly objectives: Objective;
  readonly loot: LootRow;
  readonly bases: Base;
  readonly difficulties: DifficultyRow;
  readonly recruits: ReadyRecruit;
  readonly tables: RollTable;
}
export type CampaignRowKind = keyof CampaignRows;

/** A campaign pack that passed all checks, its rows in the order of their files. It stands on a pack with cards and wargear. */
export type CampaignPack = { readonly manifest: Manifest } & {
  readonly [K in CampaignRowKind]: readonly CampaignRows[K][];
};

/** The roll table for a psychic test's natural 1 (`rules/acolyte.md` C10). */
export const PERILS = 'perils';
