import * as z from 'zod/mini';
import { isBundledId } from './dependencies.ts';
import type { Pack } from './pack.ts';
import { MANIFEST_FILE, ROW_FILES } from './packFiles.ts';
import { namesIn, type RawFiles, rowsIn } from './packRows.ts';
import { type Manifest, manifest as manifestShape } from './schema/manifest.ts';
import { rollTablesIn } from './tableFiles.ts';
import { manifestOf, tablesIn } from './workshopFiles.ts';

/** Kinds that a scenario of one’s own may name, of whatever pack. */
const NAMED = ['weapons', 'armour', 'operatives', 'factions', 'missions', 'tables', 'behaviours', 'killzones'] as const;
type NamedKind = (typeof NAMED)[number];
type NamedRows = Pick<Pack, NamedKind>;

/** Whose a row is: of the app, of one’s own, or of a pack that was taken, by its name. */
type Whose = 'app' | 'own' | { readonly pack: string };

/** All that scenarios of one’s own may name, under the ids by which they name it. */
export interface Ground {
  /** The pack of the app with the rows of one’s own and of taken packs. */
  readonly pack: Pack;
  /** Whose the row of a kind and id is. */
  readonly whose: (kind: NamedKind, id: string) => Whose;
  /** The files with the packs among what they build on whose rows a row of theirs names. */
  readonly withNeeds: (files: RawFiles, row: object) => RawFiles;
}

const manifestIn = (files: RawFiles): Manifest =>
  manifestShape.safeParse(files[MANIFEST_FILE]).data ?? manifestOf('workshop', 'Workshop');

/** The rows of a list that can be read, by id: one that cannot be is no reason to offer none. */
function byId<T extends { readonly id: string }>(files: RawFiles, file: string, shape: z.ZodMiniType<readonly T[]>) {
  const rows = z.array(z.unknown()).safeParse(files[file] ?? []).data ?? [];
  return new Map(rows.flatMap((row) => shape.safeParse([row]).data ?? []).map((row) => [row.id, row]));
}

const ownRows = (files: RawFiles): NamedRows => ({
  weapons: byId(files, ROW_FILES.weapons.file, ROW_FILES.weapons.rows),
  armour: byId(files, ROW_FILES.armour.file, ROW_FILES.armour.rows),
  operatives: byId(files, ROW_FILES.operatives.file, ROW_FILES.operatives.rows),
  factions: byId(files, ROW_FILES.factions.file, ROW_FILES.factions.rows),
  missions: byId(files, ROW_FILES.missions.file, ROW_FILES.missions.rows),
  killzones: byId(files, ROW_FILES.killzones.file, ROW_FILES.killzones.rows),
  tables: new Map(rollTablesIn(files).map((row) => [row.id, row])),
  behaviours: new Map(tablesIn(files).map(({ behaviour }) => [behaviour.id, behaviour])),
});

/** Whether what rows of the app are named by would mean rows of this pack, were it built on. */
function shadows(pack: Pack, base: Pack, named: ReadonlySet<string>): boolean {
  return NAMED.some((kind) => [...pack[kind].keys()].some((id) => base[kind].has(id) && named.has(id)));
}

/** The rows of all of some, of one id those of the first. */
function joined<T>(all: readonly ReadonlyMap<string, T>[]): ReadonlyMap<string, T> {
  return new Map(all.toReversed().flatMap((rows) => [...rows]));
}

interface Layer {
  readonly whose: Whose;
  readonly rows: NamedRows;
  /** The pack that has to be built on; null: none has. */
  readonly needs: Pack | null;
}

const ofPack = (pack: Pack, needs: Pack | null): Layer => ({
  whose: { pack: pack.manifest.name },
  rows: pack,
  needs,
});

/** Who is asked for a row, one after the other: one’s own, what it builds on, the app, what was taken beside. */
function layersOf(base: Pack, files: RawFiles, taken: readonly Pack[]): readonly Layer[] {
  const needed = manifestIn(files).dependencies.flatMap(
    ({ id }) => taken.find((pack) => pack.manifest.id === id) ?? [],
  );
  const named = new Set(rowsIn(files).flatMap((row) => [...namesIn(row)]));
  const beside = taken.filter((pack) => !needed.includes(pack) && !shadows(pack, base, named));
  return [
    { whose: 'own', rows: ownRows(files), needs: null },
    ...needed.map((pack) => ofPack(pack, null)),
    { whose: 'app', rows: base, needs: null },
    ...beside.map((pack) => ofPack(pack, pack)),
  ];
}

function withNeed(files: RawFiles, { manifest: { id, version } }: Pack): RawFiles {
  const said = manifestIn(files);
  if (isBundledId(id) || said.dependencies.some((each) => each.id === id)) return files;
  return { ...files, [MANIFEST_FILE]: { ...said, dependencies: [...said.dependencies, { id, version }] } };
}

/**
 * What scenarios of the files of one’s own may name. `taken`: packs that can be played; those that are not built on yet come
 * last, without what has the id of a row before, and not at all where building on them would give another meaning to what
 * is named already.
 */
export function groundOf(base: Pack, files: RawFiles, taken: readonly Pack[]): Ground {
  const layers = layersOf(base, files, taken);
  const all = <T>(rowsOf: (rows: NamedRows) => ReadonlyMap<string, T>) =>
    joined(layers.map(({ rows }) => rowsOf(rows)));
  const layerOf = (kind: NamedKind, id: string) => layers.find(({ rows }) => rows[kind].has(id));
  const pack: Pack = {
    ...base,
    weapons: all(({ weapons }) => weapons),
    armour: all(({ armour }) => armour),
    operatives: all(({ operatives }) => operatives),
    factions: all(({ factions }) => factions),
    missions: all(({ missions }) => missions),
    tables: all(({ tables }) => tables),
    behaviours: all(({ behaviours }) => behaviours),
    killzones: all(({ killzones }) => killzones),
  };
  return {
    pack,
    whose: (kind, id) => layerOf(kind, id)?.whose ?? 'app',
    withNeeds: (now, row) =>
      [...namesIn({ value: row })]
        .flatMap((id) => NAMED.flatMap((kind) => layerOf(kind, id)?.needs ?? []))
        .reduce(withNeed, now),
  };
}
