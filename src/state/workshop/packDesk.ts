import { isEqual } from '../../engine/core/isEqual.ts';
import type { Beside } from '../../content/dependencies.ts';
import { FIRST_SYSTEM, isWorkshopId, MADE_SYSTEMS, type MadeSystem, packFor } from '../../content/making/systems.ts';
import { shippedBehaviours } from '../../content/shippedBehaviours.ts';
import { MANIFEST_FILE } from '../../content/packFiles.ts';
import {
  isOneOf,
  leaningOn,
  namesIn,
  type RawFiles,
  type RawRow,
  type RowRef,
  rowsIn,
  withoutRows,
  withRows,
} from '../../content/packRows.ts';
import { type Manifest, manifest as manifestShape } from '../../content/schema/manifest.ts';
import type { SaveProblem } from '../../persistence/envelope.ts';
import type { TypedTexts } from '../../persistence/typedTexts.ts';
import { besidePacks, checkOwnPack, listOwnPacks, type OwnPack } from '../../persistence/ownPacks.ts';
import { WORKSHOP_ID } from '../../persistence/workshopId.ts';
import type { App } from '../base/app.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';
import { type KeptTimeline, keptWith, type Timeline } from './documentTimelines.ts';
import { filesOf, leaningOnPack } from './packUse.ts';
import { namingFrom, type RowUse, rowUse } from './rowUse.ts';
import { fileManifest } from './sharePack.ts';
import { TypedDocuments } from './typedDocuments.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { storeFor, type Stored, type WorkshopStore, workshopStoreOf } from './workshopStore.ts';

/** A pack that was taken from somebody. `leaning`: names of what builds on it; `problems`: why it cannot be played. */
export interface TakenPack {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly author: string;
  readonly rows: readonly RawRow[];
  readonly leaning: readonly string[];
  readonly problems: readonly SaveProblem[];
}

/** A house rule and the table of the app that it changes. */
interface Override {
  readonly name: string;
  readonly parent: string;
}

/** A pack that the workshop writes, of one system. `problems`: all that keeps rows of it out of play. */
export interface MadePack {
  readonly system: MadeSystem;
  readonly rows: readonly RawRow[];
  readonly problems: readonly SaveProblem[];
}

/** The workshop’s pack as it stands, and the packs beside it. `further`: those of other systems with something in them. */
export interface PackDesk {
  readonly manifest: Manifest;
  readonly rows: readonly RawRow[];
  readonly problems: readonly SaveProblem[];
  readonly overrides: readonly Override[];
  readonly further: readonly MadePack[];
  readonly taken: readonly TakenPack[];
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

/** A pack with what is wrong in it, rows in the making as well. */
const madePack = (system: MadeSystem, files: RawFiles, beside: Beside): MadePack => {
  const rows = rowsIn(files);
  return { system, rows, problems: rows.length === 0 ? [] : checkOwnPack(files, beside).problems };
};

const FURTHER = MADE_SYSTEMS.map(({ id }) => id).filter((id) => id !== FIRST_SYSTEM);

async function deskNow(app: App, store: WorkshopStore): Promise<PackDesk | null> {
  const [files, all, ...others] = await Promise.all([
    store.read(),
    listOwnPacks(app.ports.durable),
    ...FURTHER.map((system) => storeFor(app, system).read()),
  ]);
  if (files === null || all === null) return null;
  const strangers = all.filter(({ id }) => !isWorkshopId(id));
  const beside = await besidePacks(strangers);
  const { rows, problems } = madePack(FIRST_SYSTEM, files, beside);
  const further = FURTHER.map((system, index) => madePack(system, others[index] ?? {}, beside));
  return {
    manifest: fileManifest(files),
    rows,
    problems,
    further: further.filter((each) => each.rows.length > 0),
    overrides: overridesOf(files),
    taken: strangers.map((pack) => takenOf(pack, files, all)),
  };
}

/**
 * What the workshop’s pack is to say of itself. `was`: what was seen when this was made; `timeline`: of what it says now.
 */
interface GivenManifest {
  readonly manifest: Manifest;
  readonly was: Manifest;
  readonly timeline?: (kept: Manifest) => Timeline<unknown, string>;
}

/** What came of it: what the pack says now, or why nothing has changed. */
export type KeptManifest =
  | { readonly kind: 'stored'; readonly manifest: Manifest }
  | { readonly kind: Exclude<Stored, 'stored'> };

/** Field by field what was changed, and of the rest what stands there now. The id stays. */
function mergedManifest({ manifest, was }: GivenManifest, here: Manifest): Manifest {
  const before = new Map<string, unknown>(Object.entries(was));
  const mine = Object.entries(manifest).filter(([field, value]) => !isEqual(value, before.get(field)));
  return { ...here, ...Object.fromEntries(mine), id: WORKSHOP_ID };
}

/** What is said of the pack in a store. */
export const manifestIn = (store: Pick<WorkshopStore, 'change'>) => ({
  /** Says other things of the pack; what another tab has changed meanwhile, and this one has not, stays. Never rejects. */
  keep: async (give: () => GivenManifest): Promise<KeptManifest> => {
    let kept: Manifest | null = null;
    let timeline: KeptTimeline | null = null;
    const kind = await store.change(
      (files) => {
        const given = give();
        kept = mergedManifest(given, fileManifest(files));
        timeline = keptWith('manifest', kept, given.timeline);
        return { ...files, [MANIFEST_FILE]: kept };
      },
      () => ({ timeline }),
    );
    return kind === 'stored' && kept !== null
      ? { kind, manifest: kept }
      : { kind: kind === 'stored' ? 'failed' : kind };
  },
});

const typedIn = (store: WorkshopStore, texts: TypedTexts): TypedDocuments<Manifest> =>
  new TypedDocuments<Manifest>(texts, {
    kind: 'manifest',
    shape: manifestShape,
    idOf: ({ id }) => id,
    stored: async () => {
      const files = await store.read();
      return files === null ? null : [fileManifest(files)];
    },
    keep: async ({ row, was, ...document }) =>
      (await manifestIn(store).keep(() => ({ manifest: row, was: was ?? row, ...document }))).kind === 'stored',
  });

/** What came of removing a row. `undo`: puts it back; `use`: what has it; `inUse`: rows that name it, `by` their names. */
type RemovedRow =
  | { readonly kind: 'stored'; readonly undo: () => Promise<Stored>; readonly use: RowUse }
  | { readonly kind: 'inUse'; readonly by: readonly string[] }
  | { readonly kind: Exclude<Stored, 'stored'> };

/** A row with the examples of a decision table, which go with it. */
const goingWith = (files: RawFiles, { kind, id }: RowRef): readonly RawRow[] =>
  rowsIn(files).filter(
    (row) =>
      (row.kind === kind && row.id === id) ||
      (kind === 'behaviours' && row.kind === 'examples' && namesIn(row).has(id)),
  );

/** Puts rows back; `failed`: another one has the id of one of them by now. */
async function putBack(store: WorkshopStore, rows: readonly RawRow[]): Promise<Stored> {
  let isFree = true;
  const kind = await store.change((files) => {
    isFree = !rowsIn(files).some((row) => isOneOf(rows, row));
    return isFree ? withRows(files, rows) : files;
  });
  return isFree ? kind : 'failed';
}

const NO_USE: RowUse = { campaigns: [], battles: [] };

async function removeRow(app: App, system: MadeSystem, ref: RowRef): Promise<RemovedRow> {
  const store = storeFor(app, system);
  const elsewhere = namingFrom((await listOwnPacks(app.ports.durable)) ?? [], packFor(system), ref);
  let by: readonly string[] = [];
  let gone: readonly RawRow[] = [];
  const kind = await store.change((files) => {
    gone = goingWith(files, ref);
    const here = leaningOn(files, ref).filter((row) => !isOneOf(gone, row));
    by = [...new Set([...here.map(({ name }) => name), ...elsewhere])];
    return by.length === 0 ? withoutRows(files, gone) : files;
  });
  if (by.length > 0) return { kind: 'inUse', by };
  if (kind !== 'stored') return { kind };
  const row = gone.find((each) => isOneOf([ref], each));
  const use = row === undefined ? NO_USE : await rowUse(app, system, row);
  return { kind, undo: () => putBack(store, gone), use };
}

/** What an app does with the workshop’s pack as a whole. */
export interface WorkshopPack {
  /** What the pack says of itself. */
  readonly packManifest: ReturnType<typeof manifestIn>;
  /**
   * Parks what the pack is to say of itself, at once, to be kept by the next page; `writing`: what is being written of it.
   * `letter`: with every letter, without its timeline. Gives how to undo that.
   */
  readonly parkManifest: (given: GivenManifest, writing: Manifest | null, letter?: boolean) => () => void;
  /** Everything that the pack editor shows; null: the store cannot be read. Never rejects. */
  readonly readDesk: () => Promise<PackDesk | null>;
  /**
   * Removes a row that no other names, whatever shelf it stands on; it can be brought back. `system`: whose pack of the
   * workshop it stands in, left out: of the first. Never rejects.
   */
  readonly removeRow: (ref: RowRef, system?: MadeSystem) => Promise<RemovedRow>;
}

/** The workshop’s pack of an app. */
export const workshopPackOf = part((app): WorkshopPack => {
  const store = workshopStoreOf(app);
  const typed = typedIn(store, typedTextsOf(app));
  return {
    packManifest: manifestIn(store),
    parkManifest: ({ manifest, was, timeline }, writing, letter = false) =>
      typed.park({
        row: manifest,
        known: [was, writing],
        copy: manifest.name,
        timeline: letter ? null : (timeline?.(manifest) ?? null),
      }),
    readDesk: () => typed.settle().then(() => deskNow(app, store)),
    removeRow: (ref, system = FIRST_SYSTEM) => removeRow(app, system, ref),
  };
});

/** The workshop’s pack of the app that a component stands in. */
export const useWorkshopPack = (): WorkshopPack => workshopPackOf(useApp());
