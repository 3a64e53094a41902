import { shippedBehaviours } from '../content/shippedBehaviours.ts';
import { MANIFEST_FILE } from '../content/packFiles.ts';
import {
  leaningOn,
  namesIn,
  type RawFiles,
  type RawRow,
  type RowRef,
  rowsIn,
  withoutRows,
} from '../content/packRows.ts';
import type { Manifest } from '../content/schema/manifest.ts';
import type { Problem } from '../persistence/envelope.ts';
import { indexedStore } from '../persistence/indexedStore.ts';
import { listOwnPacks, type OwnPack } from '../persistence/ownPacks.ts';
import { readPackText } from '../persistence/ownPackText.ts';
import { WORKSHOP_ID } from '../persistence/workshopPack.ts';
import { fileManifest } from './sharePack.ts';
import { type Stored, workshopStore } from './workshopStore.ts';

/** A pack that was taken from somebody. `leaning`: names of what builds on it; `problems`: why it cannot be played. */
export interface TakenPack {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly author: string;
  readonly rows: readonly RawRow[];
  readonly leaning: readonly string[];
  readonly problems: readonly Problem[];
}

/** A house rule and the table of the app that it changes. */
export interface Override {
  readonly name: string;
  readonly parent: string;
}

/** The workshop’s pack as it stands, and the packs beside it. */
export interface PackDesk {
  readonly manifest: Manifest;
  readonly rows: readonly RawRow[];
  readonly problems: readonly Problem[];
  readonly overrides: readonly Override[];
  readonly taken: readonly TakenPack[];
}

const filesOf = ({ text }: OwnPack): RawFiles => {
  const written = readPackText(text);
  return written.kind === 'pack' ? written.pack.files : {};
};

/** Rows that name a row of this pack, and packs that say they need it. */
function leaningOnPack(id: string, workshop: RawFiles, others: readonly OwnPack[]): readonly string[] {
  const needsIt = (files: RawFiles): boolean => fileManifest(files).dependencies.some((each) => each.id === id);
  const rows = rowsIn(workshop).filter((row) => [...namesIn(row)].some((text) => text.startsWith(`${id}--`)));
  const packs = others.filter((pack) => pack.id !== id && needsIt(filesOf(pack)));
  const whole = rows.length === 0 && needsIt(workshop) ? [fileManifest(workshop).name] : [];
  return [...rows, ...packs].map(({ name }) => name).concat(whole);
}

function takenOf(pack: OwnPack, workshop: RawFiles, all: readonly OwnPack[]): TakenPack {
  const files = filesOf(pack);
  const { version, credits } = fileManifest(files);
  return {
    id: pack.id,
    name: pack.name,
    version,
    author: credits[0] ?? '',
    rows: rowsIn(files),
    leaning: leaningOnPack(pack.id, workshop, all),
    problems: pack.problems,
  };
}

function overridesOf(files: RawFiles): readonly Override[] {
  const shipped = shippedBehaviours();
  return rowsIn(files).flatMap(({ kind, name, value }) => {
    const parent: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'extends') : null;
    const table = kind === 'behaviours' && typeof parent === 'string' ? shipped.get(parent) : undefined;
    return table === undefined ? [] : [{ name, parent: table.name }];
  });
}

/** Everything that the pack editor shows; null: the store cannot be read. Never rejects. */
export async function readDesk(): Promise<PackDesk | null> {
  const [files, all] = await Promise.all([workshopStore.read(), listOwnPacks(indexedStore)]);
  if (files === null || all === null) return null;
  const others = all.filter(({ id }) => id !== WORKSHOP_ID);
  const mine = all.find(({ id }) => id === WORKSHOP_ID);
  return {
    manifest: fileManifest(files),
    rows: rowsIn(files),
    problems: mine?.problems ?? [],
    overrides: overridesOf(files),
    taken: others.map((pack) => takenOf(pack, files, all)),
  };
}

/** Says other things of the workshop’s pack; its id stays. Never rejects. */
export const setManifest = (change: (manifest: Manifest) => Manifest): Promise<Stored> =>
  workshopStore.change((files) => ({
    ...files,
    [MANIFEST_FILE]: { ...change(fileManifest(files)), id: WORKSHOP_ID },
  }));

/** What came of removing a row. `files`: everything as it was, to be put back; `inUse`: another row names it. */
export type RemovedRow =
  | { readonly kind: 'stored'; readonly undo: () => Promise<Stored> }
  | { readonly kind: 'inUse'; readonly by: string }
  | { readonly kind: Exclude<Stored, 'stored'> };

/** A row with the examples of a decision table, which go with it. */
const goingWith = (files: RawFiles, { kind, id }: RowRef): readonly RawRow[] =>
  rowsIn(files).filter(
    (row) =>
      (row.kind === kind && row.id === id) ||
      (kind === 'behaviours' && row.kind === 'examples' && namesIn(row).has(id)),
  );

/** Rows of the files that are not there any more, put back where they stood. */
function withRows(files: RawFiles, rows: readonly RawRow[]): RawFiles {
  return rows.reduce<RawFiles>((all, { file, value }) => {
    const there = all[file];
    const isList = !file.includes('/');
    return { ...all, [file]: isList ? [...(Array.isArray(there) ? there : []), value] : value };
  }, files);
}

/** Removes a row of the workshop’s pack that no other names. Never rejects. */
export async function removeRow(ref: RowRef): Promise<RemovedRow> {
  let by: RawRow | undefined;
  let gone: readonly RawRow[] = [];
  const kind = await workshopStore.change((files) => {
    gone = goingWith(files, ref);
    by = leaningOn(files, ref).find((row) => !gone.includes(row) && !gone.some(({ id }) => id === row.id));
    return by === undefined ? withoutRows(files, gone) : files;
  });
  if (by !== undefined) return { kind: 'inUse', by: by.name };
  return kind === 'stored' ? { kind, undo: () => workshopStore.change((files) => withRows(files, gone)) } : { kind };
}
