import { isEqual } from '../../engine/core/isEqual.ts';
import { isWorkshopId } from '../../content/making/systems.ts';
import { type RawFiles, type RawRow, rowsIn } from '../../content/packRows.ts';
import { shippedBehaviours } from '../../content/shippedBehaviours.ts';
import { refitted } from '../../content/tableFamily.ts';
import { freeId, idOf, underIds } from '../../content/tableIds.ts';
import { type OwnTable, packOfTables, tablesIn, withoutTable, withTable } from '../../content/workshopFiles.ts';
import * as z from 'zod/mini';
import { behaviourExample } from '../../content/schema/behaviourExample.ts';
import { type Behaviour, behaviour as behaviourShape } from '../../engine/behaviour/killTeam/table.ts';
import type { DurableStore } from '../../persistence/durableStore.ts';
import type { SaveProblem } from '../../persistence/envelope.ts';
import { besidePacks, checkOwnPack, listOwnPacks } from '../../persistence/ownPacks.ts';
import { readPackText } from '../../persistence/ownPackText.ts';
import type { TypedTexts } from '../../persistence/typedTexts.ts';
import { packText } from '../../persistence/workshopPack.ts';
import { WORKSHOP_ID } from '../../persistence/workshopId.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';
import type { KeptTimeline, Timeline } from './documentTimelines.ts';
import { TypedDocuments } from './typedDocuments.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { type WorkshopStore, workshopStoreOf } from './workshopStore.ts';

export type { OwnTable };

/** The decision tables there are: those of the app, one’s own, and those of other packs. */
export interface Workshop {
  readonly shipped: ReadonlyMap<string, Behaviour>;
  readonly own: readonly OwnTable[];
  readonly packs: readonly { readonly pack: string; readonly name: string; readonly tables: readonly OwnTable[] }[];
}

/**
 * What came of a change; but for `stored` nothing has changed. `tables`: those given, as they are kept now. `astray`: a table
 * would build on none or on itself.
 */
export type SavedTables =
  | { readonly kind: 'stored'; readonly tables: readonly OwnTable[] }
  | { readonly kind: 'tooLarge' | 'failed' | 'astray' };

/**
 * Tables to be kept. `was`: those that were seen when this was decided. `copyName`: what one is called that comes beside.
 * `timeline`: of the first table as it is kept now.
 */
export interface Given {
  readonly tables: readonly OwnTable[];
  readonly was: readonly OwnTable[];
  readonly copyName: (name: string) => string;
  readonly timeline?: (kept: OwnTable) => Timeline<unknown, string>;
}

/** What a file has: its tables, and how many rows of other kinds; or why it cannot be read. */
export type BroughtTables =
  | { readonly kind: 'tables'; readonly name: string; readonly tables: readonly OwnTable[]; readonly others: number }
  | { readonly kind: 'refused'; readonly problems: readonly SaveProblem[]; readonly rows: readonly RawRow[] };

const PACK = { id: WORKSHOP_ID, name: 'Workshop' };

/** What a file brings, before anything of it is kept. Never rejects. */
export async function readTables(durable: DurableStore, text: string): Promise<BroughtTables> {
  const found = readPackText(text);
  if (found.kind === 'refused') return { kind: 'refused', problems: found.problems, rows: [] };
  const beside = await besidePacks(await listOwnPacks(durable));
  const { pack, problems } = checkOwnPack(found.pack.files, beside);
  if (pack === null) return { kind: 'refused', problems, rows: rowsIn(found.pack.files) };
  const { manifest, weapons, armour, operatives, factions, missions, tables, difficulties, retinues, scenarios } = pack;
  const rows = [weapons, armour, operatives, factions, missions, tables, difficulties, retinues, scenarios];
  const others = rows.reduce((sum, { size }) => sum + size, 0);
  return { kind: 'tables', name: manifest.name, tables: tablesIn(found.pack.files), others };
}

/** A pack file with these tables: it is read like any own pack. */
export const tablesText = (tables: readonly OwnTable[], savedAt: string): string => {
  const [first] = tables;
  const alone = tables.length === 1 && first !== undefined ? first.behaviour : PACK;
  return packText(packOfTables(tables, { id: alone.id, name: alone.name }), savedAt);
};

type Changed = {
  readonly files: RawFiles;
  readonly ids: readonly string[];
  readonly timeline?: Given['timeline'] | undefined;
};

const byId = (tables: readonly OwnTable[], id: string): OwnTable | undefined =>
  tables.find(({ behaviour }) => behaviour.id === id);

/** Whether this is what would be read again of a table, however it came. */
const isKept = (stored: OwnTable, table: OwnTable | undefined): boolean =>
  table !== undefined && isEqual(tablesIn(withTable({}, table, PACK))[0], stored);

/** What a table is called beside another: as a copy, unless it is being given a name of its own. */
function nameBeside({ was, copyName }: Given, { behaviour: { id, name } }: OwnTable): string {
  const before = byId(was, id);
  return before === undefined || before.behaviour.name === name ? copyName(name) : name;
}

/** New ids for tables in whose place there is by now another than was seen. */
function besideIds(given: Given, here: readonly OwnTable[]): ReadonlyMap<string, string> {
  const { tables, was } = given;
  const taken = new Set([...shippedBehaviours().keys(), ...[...here, ...tables].map(({ behaviour }) => behaviour.id)]);
  const ids = new Map<string, string>();
  for (const table of tables) {
    const { id } = table.behaviour;
    const stored = byId(here, id);
    if (stored === undefined || [byId(was, id), table].some((known) => isKept(stored, known))) continue;
    const free = freeId(idOf(nameBeside(given, table)), taken);
    taken.add(free);
    ids.set(id, free);
  }
  return ids;
}

/** The timeline of the first of some tables, if one is given. */
function timelineOf([first]: readonly OwnTable[], timeline: Given['timeline']): KeptTimeline | null {
  if (first === undefined || timeline === undefined) return null;
  return { kind: 'behaviours', id: first.behaviour.id, timeline: timeline(first) };
}

/** A change with the tables refitted that build on what it changes. */
interface Fitted {
  readonly files: RawFiles;
  readonly tables: readonly OwnTable[];
  readonly timeline: KeptTimeline | null;
}

/** Null: a table would build on none or on itself. */
function fittedIn(before: RawFiles, { files: changed, ids, timeline }: Changed): Fitted | null {
  const refits = refitted(tablesIn(changed), tablesIn(before));
  if (refits === null) return null;
  const files = refits.reduce((all, table) => withTable(all, table, PACK), changed);
  const tables = ids.flatMap((id) => byId(tablesIn(files), id) ?? []);
  return { files, tables, timeline: timelineOf(tables, timeline) };
}

/** With the name that it has beside another when it came under another id. */
const named = (table: OwnTable, was: OwnTable | undefined, given: Given): OwnTable =>
  was === undefined || was.behaviour.id === table.behaviour.id
    ? table
    : { ...table, behaviour: { ...table.behaviour, name: nameBeside(given, was) } };

/** The tables of one’s own in the workshop’s pack. */
export class TableShelf {
  readonly #store: WorkshopStore;
  readonly #durable: DurableStore;

  constructor(store: WorkshopStore, durable: DurableStore) {
    this.#store = store;
    this.#durable = durable;
  }

  /** Everything there is, with what is just being written; null: the store cannot be read. Never rejects. */
  async read(): Promise<Workshop | null> {
    const files = await this.#store.read();
    const packs = await listOwnPacks(this.#durable);
    if (files === null || packs === null) return null;
    const others = packs
      .filter(({ id }) => !isWorkshopId(id))
      .map(({ id, name, text }) => {
        const written = readPackText(text);
        return { pack: id, name, tables: written.kind === 'pack' ? tablesIn(written.pack.files) : [] };
      });
    return {
      shipped: shippedBehaviours(),
      own: tablesIn(files),
      packs: others.filter(({ tables }) => tables.length > 0),
    };
  }

  /**
   * Keeps tables, each in place of one of its id, and refits those of one’s own that build on them. Where another tab has
   * written a table of that id meanwhile, both stay: the one given comes beside it, under a name and an id of its own.
   * `give` is called when all changes before are done.
   */
  save(give: () => Given): Promise<SavedTables> {
    return this.#change((files) => {
      const given = give();
      const { tables } = given;
      const ids = besideIds(given, tablesIn(files));
      const kept = underIds(tables, ids).map((table, index) => named(table, tables[index], given));
      const after = kept.reduce((all, table) => withTable(all, table, PACK), files);
      return { files: after, ids: kept.map(({ behaviour }) => behaviour.id), timeline: given.timeline };
    });
  }

  /** Removes a table with its examples; not one that others of one’s own build on. */
  remove(id: string): Promise<SavedTables> {
    return this.#change((files) => ({ files: withoutTable(files, id), ids: [] }));
  }

  async #change(change: (files: RawFiles) => Changed): Promise<SavedTables> {
    let fitted: Fitted | null = null;
    const kind = await this.#store.change(
      (files) => {
        fitted = fittedIn(files, change(files));
        return fitted?.files ?? files;
      },
      () => ({ timeline: fitted?.timeline ?? null }),
    );
    if (kind !== 'stored') return { kind };
    return fitted === null ? { kind: 'astray' } : { kind, tables: (fitted as Fitted).tables };
  }
}

/** What an app does with decision tables. */
export interface Tables {
  /** All that there are; null: they cannot be read. Never rejects. */
  readonly readWorkshop: () => Promise<Workshop | null>;
  /** What a file brings, before anything of it is kept. Never rejects. */
  readonly readTables: (text: string) => Promise<BroughtTables>;
  /**
   * Parks the first of some tables, at once, to be kept by the next page; `writing`: what is being written of it; `letter`: with
   * every letter, without its timeline. Gives how to undo that.
   */
  readonly parkTable: (given: Given, writing: OwnTable | null, letter?: boolean) => () => void;
  /** Keeps tables of one’s own: {@link TableShelf.save}. Never rejects. */
  readonly saveTables: (give: () => Given) => Promise<SavedTables>;
  /** The text of a pack file with these tables, as of now. */
  readonly exportTables: (tables: readonly OwnTable[]) => string;
}

const typedIn = (shelf: TableShelf, texts: TypedTexts): TypedDocuments<OwnTable> =>
  new TypedDocuments<OwnTable>(texts, {
    kind: 'behaviours',
    shape: z.object({ behaviour: behaviourShape, examples: z.array(behaviourExample) }),
    idOf: ({ behaviour: { id } }) => id,
    stored: async () => (await shelf.read())?.own ?? null,
    keep: async ({ row, was, ...document }) =>
      (await shelf.save(() => ({ tables: [row], was: was === null ? [] : [was], ...document }))).kind === 'stored',
  });

const parking =
  (typed: TypedDocuments<OwnTable>): Tables['parkTable'] =>
  ({ tables: [row], was, copyName, timeline }, writing, letter = false) => {
    if (row === undefined) return () => undefined;
    return typed.park({
      row,
      known: [...was, writing],
      copy: copyName(row.behaviour.name),
      timeline: letter ? null : (timeline?.(row) ?? null),
    });
  };

/** The decision tables of an app. */
export const tablesOf = part((app): Tables => {
  const { durable, now } = app.ports;
  const shelf = new TableShelf(workshopStoreOf(app), durable);
  const typed = typedIn(shelf, typedTextsOf(app));
  return {
    readWorkshop: () => typed.settle().then(() => shelf.read()),
    readTables: (text) => readTables(durable, text),
    parkTable: parking(typed),
    saveTables: (give) => shelf.save(give),
    exportTables: (tables) => tablesText(tables, now()),
  };
});

/** The decision tables of the app that a component stands in. */
export const useTables = (): Tables => tablesOf(useApp());
