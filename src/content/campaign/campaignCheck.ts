import type { Pack } from '../pack.ts';
import type { Placed } from '../parseFile.ts';
import type { Problem } from '../problem.ts';
import { inside, type Notes, type ProblemPlace, report } from '../references/check.ts';
import type { RuleSource } from '../references/checkWeapons.ts';
import { CAMPAIGN_FILES } from './campaignFiles.ts';
import type { ParsedCampaignRows } from './parseCampaign.ts';

/** The second pass over a campaign pack at work. `ruleset` null: not known. */
export interface CampaignCheck extends Notes {
  readonly rows: ParsedCampaignRows;
  /** The pack it stands on. */
  readonly core: Pack;
  readonly ruleset: RuleSource | null;
  readonly problems: Problem[];
}

/** A place of a file as a whole. */
export const wholeFile = (kind: keyof typeof CAMPAIGN_FILES): ProblemPlace => ({
  file: CAMPAIGN_FILES[kind].file,
  path: '',
});

/** Rows with a place at one of their keys. */
export const placesOf = <T>(rows: readonly Placed<T>[] | null, key: string) =>
  (rows ?? []).map(({ row, ...place }) => ({ ...inside(place, key), row }));

/** There is a row of this id; a broken file is not searched. */
export const hasRow = (rows: readonly Placed<{ readonly id: string }>[] | null, id: string): boolean =>
  rows === null || rows.some(({ row }) => row.id === id);

/** There is such a weapon, in this pack or in the one below; a broken file is not searched. */
export const isWeapon = ({ rows, core }: CampaignCheck, id: string): boolean =>
  core.weapons.has(id) || hasRow(rows.weapons, id);

/** There is such an item to carry: weapon, armour or equipment. */
export const isItem = (check: CampaignCheck, id: string): boolean =>
  isWeapon(check, id) || check.core.armour.has(id) || hasRow(check.rows.equipment, id);

/** Notes an id that leads nowhere. */
export function reportUnknown(check: Notes, place: ProblemPlace, id: string): void {
  report(check, place, 'unknownReference', `there is no "${id}"`);
}
