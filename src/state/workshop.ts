import { isEqual } from '../engine/core/isEqual.ts';
import { shippedBehaviours } from '../content/shippedBehaviours.ts';
import { refitted } from '../content/tableFamily.ts';
import { freeId, idOf, underIds } from '../content/tableIds.ts';
import { type OwnTable, packOfTables, tablesIn, withoutTable, withTable } from '../content/workshopFiles.ts';
import * as z from 'zod/mini';
import { behaviourExample } from '../content/schema/behaviourExample.ts';
import { type Behaviour, behaviour as behaviourShape } from '../engine/behaviour/table.ts';
import type { DurableStore } from '../persistence/durableStore.ts';
import type { Problem } from '../persistence/envelope.ts';
import { indexedStore } from '../persistence/indexedStore.ts';
import { besidePacks, checkOwnPack, listOwnPacks } from '../persistence/ownPacks.ts';
import { readPackText } from '../persistence/ownPackText.ts';
import { packText, readWorkshopFiles, WORKSHOP_ID, writeWorkshopFiles } from '../persistence/workshopPack.ts';
import type { KeptTimeline, Timeline } from './documentTimelines.ts';
import { packsChanged } from './ownPacks.ts';
import { TypedDocuments } from './typedDocuments.ts';
import { typedTexts } from './typedTexts.ts';
import { writtenBeside } from './writtenBeside.ts';

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
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

const PACK = { id: WORKSHOP_ID, name: 'Workshop' };

/** What a file brings, before anything of it is kept. Never rejects. */
export async function readTables(text: string): Promise<BroughtTables> {
  const found = readPackText(text);
  if (found.kind === 'refused') return found;
  const beside = await besidePacks(await listOwnPacks(indexedStore));
  const { pack, problems } = checkOwnPack(found.pack.files, beside);
  if (pack === null) return { kind: 'refused', problems };
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

/** Says that something is broken without breaking what must go on. */
function thrownLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

type Files = Readonly<Record<string, unknown>>;
type Changed = {
  readonly files: Files;
  readonly ids: readonly string[];
  readonly timeline?: Given['timeline'] | undefined;
};

/** How often it begins anew when another tab writes at the same moment. */
const TRIES = 5;

const byId = (tables: readonly OwnTable[], id: string): OwnTable | undefined =>
  tables.find(({ behaviour }) => behaviour.id === id);

/** Whether this is what would be read again of a table, however it came. */
const isKept = (stored: OwnTable, table: OwnTable | undefined): boolean =>
  table !== undefined && isEqual(tablesIn(withTable({}, table, PACK))[0], stored);

/** New ids for tables in whose place there is by now another than was seen. */
function besideIds({ tables, was, copyName }: Given, here: readonly OwnTable[]): ReadonlyMap<string, string> {
  const taken = new Set([...shippedBehaviours().keys(), ...[...here, ...tables].map(({ behaviour }) => behaviour.id)]);
  const ids = new Map<string, string>();
  for (const table of tables) {
    const { id, name } = table.behaviour;
    const stored = byId(here, id);
    if (stored === undefined || [byId(was, id), table].some((known) => isKept(stored, known))) continue;
    const free = freeId(idOf(copyName(name)), taken);
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

/** With the name of a copy when it came under another id. */
const named = (table: OwnTable, given: OwnTable | undefined, copyName: Given['copyName']): OwnTable =>
  given === undefined || given.behaviour.id === table.behaviour.id
    ? table
    : { ...table, behaviour: { ...table.behaviour, name: copyName(table.behaviour.name) } };

/** The tables of one’s own in their store. One change after the other: each begins with what the last one left. */
export class WorkshopShelf {
  readonly #durable: DurableStore;
  readonly #now: () => string;
  readonly #changed: () => void;
  #last: Promise<unknown> = Promise.resolve();

  constructor(durable: DurableStore, now: () => string, changed: () => void = () => undefined) {
    this.#durable = durable;
    this.#now = now;
    this.#changed = changed;
  }

  /** Everything there is, with what is just being written; null: the store cannot be read. Never rejects. */
  async read(): Promise<Workshop | null> {
    await this.#last;
    const [found, packs] = await Promise.all([readWorkshopFiles(this.#durable), listOwnPacks(this.#durable)]);
    if (found === null || packs === null) return null;
    const others = packs
      .filter(({ id }) => id !== WORKSHOP_ID)
      .map(({ id, name, text }) => {
        const written = readPackText(text);
        return { pack: id, name, tables: written.kind === 'pack' ? tablesIn(written.pack.files) : [] };
      });
    return {
      shipped: shippedBehaviours(),
      own: tablesIn(found.files),
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
      const { tables, copyName } = given;
      const ids = besideIds(given, tablesIn(files));
      const kept = underIds(tables, ids).map((table, index) => named(table, tables[index], copyName));
      const after = kept.reduce((all, table) => withTable(all, table, PACK), files);
      return { files: after, ids: kept.map(({ behaviour }) => behaviour.id), timeline: given.timeline };
    });
  }

  /** Removes a table with its examples; not one that others of one’s own build on. */
  remove(id: string): Promise<SavedTables> {
    return this.#change((files) => ({ files: withoutTable(files, id), ids: [] }));
  }

  #change(change: (files: Files) => Changed): Promise<SavedTables> {
    const done = this.#last
      .then(() => this.#changeNow(change, TRIES))
      .catch((error: unknown): SavedTables => {
        thrownLater(error);
        return { kind: 'failed' };
      });
    this.#last = done;
    return done;
  }

  async #changeNow(change: (files: Files) => Changed, tries: number): Promise<SavedTables> {
    const found = await readWorkshopFiles(this.#durable);
    if (found === null) return { kind: 'failed' };
    const { files: changed, ids, timeline } = change(found.files);
    const refits = refitted(tablesIn(changed), tablesIn(found.files));
    if (refits === null) return { kind: 'astray' };
    const files = refits.reduce((all, table) => withTable(all, table, PACK), changed);
    const kept = ids.flatMap((id) => byId(tablesIn(files), id) ?? []);
    const now = this.#now();
    const beside = writtenBeside(found.files, files, { timeline: timelineOf(kept, timeline) }, now);
    const kind = await writeWorkshopFiles(this.#durable, { files, text: found.text }, now, beside);
    if (kind === 'moved') return tries > 1 ? this.#changeNow(change, tries - 1) : { kind: 'failed' };
    if (kind !== 'stored') return { kind };
    this.#tell();
    return { kind, tables: kept };
  }

  /** What a listener throws is no reason to say that nothing was stored: it is reported as an error of its own. */
  #tell(): void {
    try {
      this.#changed();
    } catch (error) {
      thrownLater(error);
    }
  }
}

const shelf = new WorkshopShelf(indexedStore, () => new Date().toISOString(), packsChanged);

const typed = new TypedDocuments<OwnTable>(typedTexts, {
  kind: 'behaviours',
  shape: z.object({ behaviour: behaviourShape, examples: z.array(behaviourExample) }),
  idOf: ({ behaviour: { id } }) => id,
  stored: async () => (await shelf.read())?.own ?? null,
  keep: async ({ row, was, ...document }) =>
    (await shelf.save(() => ({ tables: [row], was: was === null ? [] : [was], ...document }))).kind === 'stored',
});

/** The decision tables of this browser; null: they cannot be read. Never rejects. */
export const readWorkshop = (): Promise<Workshop | null> => typed.settle().then(() => shelf.read());

/**
 * Parks the first of some tables, at once, to be kept by the next page; `writing`: what is being written of it. Gives how to
 * undo that.
 */
export function parkTable({ tables: [row], was, copyName, timeline }: Given, writing: OwnTable | null): () => void {
  if (row === undefined) return () => undefined;
  return typed.park({
    row,
    known: [...was, writing],
    copy: copyName(row.behaviour.name),
    timeline: timeline?.(row) ?? null,
  });
}

/** Keeps tables of one’s own: {@link WorkshopShelf.save}. Never rejects. */
export const saveTables = (give: () => Given): Promise<SavedTables> => shelf.save(give);

/** Removes a table of one’s own. Never rejects. */
export const removeTable = (id: string): Promise<SavedTables> => shelf.remove(id);

/** The text of a pack file with these tables, as of now. */
export const exportTables = (tables: readonly OwnTable[]): string => tablesText(tables, new Date().toISOString());
