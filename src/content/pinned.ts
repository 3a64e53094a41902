import type { ModuleContent } from '../engine/campaign/content.ts';
import type { PinnedRow } from '../engine/campaign/module.ts';
import type { RollTable } from '../engine/tables/rollTable.ts';
import { tablesOf } from './buildMission.ts';
import { fingerprint } from './fingerprint.ts';
import type { Pack } from './pack.ts';
import { tableFile } from './packFiles.ts';
import { type MissionRow, missionRow } from './schema/mission.ts';
import type { ModuleRow } from './schema/module.ts';

/** The missions of a module's chapters that the pack has, each once. */
const missionsOf = ({ missions }: Pack, { chapters }: ModuleRow): readonly MissionRow[] =>
  [...new Set(chapters.map(({ mission }) => mission))].flatMap((id) => missions.get(id) ?? []);

/** Rows that a campaign keeps copies of while it plays the module: the module, its missions, and their tables. */
function pinnedOf(pack: Pack, module: ModuleRow): readonly PinnedRow[] {
  const missions = missionsOf(pack, module);
  const tables = new Map(
    missions.flatMap((mission) => Object.values(tablesOf(pack, mission))).map((table) => [table.id, table]),
  );
  return [
    { kind: 'modules', id: module.id, row: module },
    ...missions.map((row): PinnedRow => ({ kind: 'missions', id: row.id, row })),
    ...[...tables.values()].map((row): PinnedRow => ({ kind: 'tables', id: row.id, row })),
  ];
}

/** Where a row of all packs comes from: an own pack's rows are called `<pack>--<row>`. */
const originOf = ({ manifest }: Pack, id: string): string =>
  (id.includes('--') ? id.split('--')[0] : null) ?? manifest.id;

/** The linked campaigns of a pack, each with what is copied of it. */
export const modulesOf = (pack: Pack): ReadonlyMap<string, ModuleContent> =>
  new Map(
    [...pack.modules].map(([id, row]) => {
      const pinned = pinnedOf(pack, row);
      return [id, { pack: originOf(pack, id), row, pinned, hash: fingerprint(JSON.stringify(pinned)) }];
    }),
  );

/** Names such as `<pack>--<row>` as the pack itself has them: its schemas know no others. */
const asWritten = (row: unknown): unknown =>
  JSON.parse(JSON.stringify(row).replaceAll(/"[a-z0-9]+(?:-[a-z0-9]+)*--([a-z0-9]+(?:-[a-z0-9]+)*)"/gu, '"$1"'));

const isMission = (row: unknown): row is MissionRow => missionRow.safeParse(asWritten(row)).success;
const isTable = (row: unknown): row is RollTable => tableFile.safeParse(asWritten(row)).success;

/** Copies of a kind under their ids; what a file has made unreadable is left out. */
const copies = <T extends { readonly id: string }>(
  pinned: readonly PinnedRow[],
  kind: PinnedRow['kind'],
  isOne: (row: unknown) => row is T,
): readonly [string, T][] =>
  pinned
    .filter((each) => each.kind === kind)
    .flatMap(({ id, row }): readonly [string, T][] => (isOne(row) && row.id === id ? [[id, row]] : []));

const overlaid = new WeakMap<readonly PinnedRow[], { readonly pack: Pack; readonly with: Pack }>();

/** The pack with the missions and tables that a campaign keeps in place of its own, also where it has none of them any more. */
export function withPinned(pack: Pack, pinned: readonly PinnedRow[] | undefined): Pack {
  if (pinned === undefined) return pack;
  const known = overlaid.get(pinned);
  if (known?.pack === pack) return known.with;
  const whole = {
    ...pack,
    missions: new Map([...pack.missions, ...copies(pinned, 'missions', isMission)]),
    tables: new Map([...pack.tables, ...copies(pinned, 'tables', isTable)]),
  };
  overlaid.set(pinned, { pack, with: whole });
  return whole;
}
