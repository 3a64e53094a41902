import type * as z from 'zod/mini';
import { behaviour } from '../engine/behaviour/killTeam/table.ts';
import type { ModuleContent } from '../engine/campaign/model/content.ts';
import type { PinnedRow } from '../engine/campaign/model/module.ts';
import { tablesOf } from './buildMission.ts';
import { fingerprint } from './fingerprint.ts';
import { type FoughtRows, leadingOn, namedByMission, withoutLame } from './namedRows.ts';
import { ownRowOf } from './ownRowId.ts';
import type { Pack } from './pack.ts';
import { tableFile } from './packFiles.ts';
import { armour } from './schema/armour.ts';
import { faction } from './schema/faction.ts';
import { type MissionRow, missionRow } from './schema/mission.ts';
import type { ModuleRow } from './schema/module.ts';
import { operativeCard } from './schema/operativeCard.ts';
import { weaponItem } from './schema/weapon.ts';

/** The missions of a module's chapters that the pack has, each once. */
const missionsOf = ({ missions }: Pack, { chapters }: ModuleRow): readonly MissionRow[] =>
  [...new Set(chapters.map(({ mission }) => mission))].flatMap((id) => missions.get(id) ?? []);

const isOwn = (id: string): boolean => ownRowOf(id) !== null;

/** The module, its missions and their tables, and behind them all that those lead to. */
interface Copied {
  readonly told: readonly PinnedRow[];
  readonly fought: readonly PinnedRow[];
}

/**
 * Rows that a campaign keeps copies of while it plays the module: the module, its missions and their tables; and the
 * operatives, weapons, armour, factions and decision tables that these use, directly or through another row, of own and
 * taken packs. Such rows of the bundled pack are not copied: it is versioned with the app.
 */
function copiedOf(pack: Pack, module: ModuleRow): Copied {
  const missions = missionsOf(pack, module);
  const used = missions.map((mission) => ({ mission, tables: Object.values(tablesOf(pack, mission)) }));
  const tables = new Map(used.flatMap((each) => each.tables).map((table) => [table.id, table]));
  const first = used.flatMap((each) => namedByMission(each.mission, each.tables));
  return {
    told: [
      { kind: 'modules', id: module.id, row: module },
      ...missions.map((row): PinnedRow => ({ kind: 'missions', id: row.id, row })),
      ...[...tables.values()].map((row): PinnedRow => ({ kind: 'tables', id: row.id, row })),
    ],
    fought: leadingOn(pack, first, isOwn).map(({ kind, id }) => ({ kind, id, row: pack[kind].get(id) })),
  };
}

const hashOf = (rows: readonly PinnedRow[]): string => fingerprint(JSON.stringify(rows));

/** The linked campaigns of a pack, each with what is copied of it. */
export const modulesOf = (pack: Pack): ReadonlyMap<string, ModuleContent> =>
  new Map(
    [...pack.modules].map(([id, row]) => {
      const { told, fought } = copiedOf(pack, row);
      const pinned = [...told, ...fought];
      return [
        id,
        { pack: ownRowOf(id)?.pack ?? pack.manifest.id, row, pinned, hash: hashOf(pinned), hashBefore: hashOf(told) },
      ];
    }),
  );

/** Names such as `<pack>--<row>` as the pack itself has them: its schemas know no others. */
const asWritten = (row: unknown): unknown =>
  JSON.parse(JSON.stringify(row).replaceAll(/"[a-z0-9]+(?:-[a-z0-9]+)*--([a-z0-9]+(?:-[a-z0-9]+)*)"/gu, '"$1"'));

/** Whether a copy still has the shape of its kind; false also for what no JSON can say or is nested too deep. */
function isOne<T>(shape: z.ZodMiniType<T>, row: unknown): row is T {
  try {
    return shape.safeParse(asWritten(row)).success;
  } catch {
    return false;
  }
}

/** Copies of a kind under their ids; what a file has made unreadable is left out. */
const copiesOf = <T extends { readonly id: string }>(
  pinned: readonly PinnedRow[],
  kind: PinnedRow['kind'],
  shape: z.ZodMiniType<T>,
): ReadonlyMap<string, T> =>
  new Map(
    pinned
      .filter((each) => each.kind === kind)
      .flatMap(({ id, row }): readonly [string, T][] => (isOne(shape, row) && row.id === id ? [[id, row]] : [])),
  );

/** Copies of rows that are fought with; nothing stands in for those of the bundled pack. */
function foughtCopies(pinned: readonly PinnedRow[]): FoughtRows {
  const own = pinned.filter(({ id }) => isOwn(id));
  return {
    operatives: copiesOf(own, 'operatives', operativeCard),
    weapons: copiesOf(own, 'weapons', weaponItem),
    armour: copiesOf(own, 'armour', armour),
    factions: copiesOf(own, 'factions', faction),
    behaviours: copiesOf(own, 'behaviours', behaviour),
  };
}

/** Rows with copies in their place; the same map when there are none. */
const over = <T>(rows: ReadonlyMap<string, T>, copies: ReadonlyMap<string, T>): ReadonlyMap<string, T> =>
  copies.size === 0 ? rows : new Map([...rows, ...copies]);

function laidOver(pack: Pack, pinned: readonly PinnedRow[]): Pack {
  const fought = withoutLame(pack, foughtCopies(pinned));
  return {
    ...pack,
    missions: over(pack.missions, copiesOf(pinned, 'missions', missionRow)),
    tables: over(pack.tables, copiesOf(pinned, 'tables', tableFile)),
    operatives: over(pack.operatives, fought.operatives),
    weapons: over(pack.weapons, fought.weapons),
    armour: over(pack.armour, fought.armour),
    factions: over(pack.factions, fought.factions),
    behaviours: over(pack.behaviours, fought.behaviours),
  };
}

const overlaid = new WeakMap<readonly PinnedRow[], { readonly pack: Pack; readonly with: Pack }>();

/**
 * The pack with the rows that a campaign keeps in place of its own, also where it has none of them any more. A copy that a
 * file has made unreadable is left out, and so is one that leads to nothing because of that: then the pack's own row counts.
 */
export function withPinned(pack: Pack, pinned: readonly PinnedRow[] | undefined): Pack {
  if (pinned === undefined) return pack;
  const known = overlaid.get(pinned);
  if (known?.pack === pack) return known.with;
  const whole = laidOver(pack, pinned);
  overlaid.set(pinned, { pack, with: whole });
  return whole;
}
