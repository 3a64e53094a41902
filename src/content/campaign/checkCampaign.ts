import type { LootRow } from '../../engine/campaign/model/rows.ts';
import { isOlder } from '../dependencies.ts';
import type { Manifest } from '../schema/manifest.ts';
import { inside, report, reportRepeats } from '../references/check.ts';
import { checkWeapons } from '../references/checkWeapons.ts';
import { type CampaignCheck, hasRow, isItem, isWeapon, placesOf, reportUnknown } from './campaignCheck.ts';
import { checkLists } from './checkLists.ts';
import { checkTraits } from './checkTraits.ts';
import { PERILS } from './campaignPack.ts';

function checkDependencies(check: CampaignCheck, manifest: Manifest | null): void {
  const { id: loaded, version: have } = check.core.manifest;
  for (const [index, { id, version }] of (manifest?.dependencies ?? []).entries())
    if (id !== loaded || isOlder(have, version))
      report(
        check,
        { file: 'pack.json', path: `dependencies[${index}]` },
        'dependencyNotLoaded',
        `needs ${id} ${version}; loaded is ${loaded} ${have}`,
      );
}

function checkIds(check: CampaignCheck): void {
  for (const kind of ['weapons', 'objectives', 'loot', 'bases', 'tables'] as const)
    reportRepeats(
      check,
      placesOf<{ readonly id: string }>(check.rows[kind], 'id').map(({ row, file, path }) => ({
        file,
        path,
        id: row.id,
      })),
    );
  reportRepeats(
    check,
    placesOf(check.rows.wargear, 'item').map(({ row, file, path }) => ({ file, path, id: row.item })),
  );
  reportRepeats(
    check,
    placesOf(check.rows.recruits, 'member').map(({ row, file, path }) => ({ file, path, id: row.member })),
  );
}

/** Items that a find names, with the keys that they stand at. */
function itemsOf({ find }: LootRow): readonly (readonly [key: string, item: string])[] {
  if (find.kind === 'item') return find.items.map((item, index) => [`items[${index}]`, item]);
  return find.kind === 'psyker' && find.item !== undefined ? [['item', find.item]] : [];
}

function checkLootItems(check: CampaignCheck): void {
  for (const { row, ...place } of placesOf(check.rows.loot, 'find'))
    for (const [key, id] of itemsOf(row)) if (!isItem(check, id)) reportUnknown(check, inside(place, key), id);
}

function checkWeaponIds(check: CampaignCheck): void {
  const named = (['powers', 'equipment'] as const).flatMap((kind) =>
    placesOf<{ readonly weapon: string | null }>(check.rows[kind], 'weapon'),
  );
  for (const { row, file, path } of named)
    if (row.weapon !== null && !isWeapon(check, row.weapon)) reportUnknown(check, { file, path }, row.weapon);
}

function checkRecruits(check: CampaignCheck): void {
  const { rows, core } = check;
  const members = new Set([...core.retinues.values()].flatMap((retinue) => retinue.members.map(({ id }) => id)));
  for (const { row, ...place } of placesOf(rows.recruits, 'member'))
    if (!members.has(row.member)) reportUnknown(check, place, row.member);
  for (const { row, ...place } of placesOf(rows.recruits, 'background'))
    if (!hasRow(rows.backgrounds, row.background)) reportUnknown(check, place, row.background);
}

function checkReferences(check: CampaignCheck): void {
  for (const { row, file, path } of placesOf(check.rows.wargear, 'item'))
    if (!isItem(check, row.item)) reportUnknown(check, { file, path }, row.item);
  checkWeaponIds(check);
  checkLootItems(check);
  checkRecruits(check);
}

function checkPerils(check: CampaignCheck): void {
  for (const { row, ...place } of check.rows.tables ?? []) {
    reportRepeats(
      check,
      row.rows.map(({ id }, index) => ({ ...inside(place, `rows[${index}].id`), id })),
    );
    if (place.file === `tables/${PERILS}.json` && row.id !== PERILS)
      report(check, inside(place, 'id'), 'idDiffers', `this table must be "${PERILS}"`);
  }
}

/**
 * The second pass over a campaign pack: do ids lead somewhere, here or in the pack below, are they unique, does the ruleset
 * know the weapon rules, are all lists whole.
 */
export function checkCampaign(check: CampaignCheck, manifest: Manifest | null): void {
  checkDependencies(check, manifest);
  checkIds(check);
  checkTraits(check);
  checkReferences(check);
  checkWeapons(check, check.ruleset);
  checkPerils(check);
  checkLists(check);
}
