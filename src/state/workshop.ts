import { shippedBehaviours } from '../content/shippedBehaviours.ts';
import { type OwnTable, packOfTables, tablesIn, withoutTable, withTable } from '../content/workshopFiles.ts';
import type { Behaviour } from '../engine/behaviour/table.ts';
import type { DurableStore } from '../persistence/durableStore.ts';
import type { Problem } from '../persistence/envelope.ts';
import { indexedStore } from '../persistence/indexedStore.ts';
import { checkOwnPack, listOwnPacks } from '../persistence/ownPacks.ts';
import { readPackText } from '../persistence/ownPackText.ts';
import { packText, readWorkshopFiles, WORKSHOP_ID, writeWorkshopFiles } from '../persistence/workshopPack.ts';
import { packsChanged } from './ownPacks.ts';

export type { OwnTable };

/** The decision tables there are: those of the app, one’s own, and those of other packs. */
export interface Workshop {
  readonly shipped: ReadonlyMap<string, Behaviour>;
  readonly own: readonly OwnTable[];
  readonly packs: readonly { readonly pack: string; readonly name: string; readonly tables: readonly OwnTable[] }[];
}

export type SavedTable = 'stored' | 'tooLarge' | 'failed';

/** What a file has: its tables, and how many rows of other kinds; or why it cannot be read. */
export type BroughtTables =
  | { readonly kind: 'tables'; readonly name: string; readonly tables: readonly OwnTable[]; readonly others: number }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

const PACK = { id: WORKSHOP_ID, name: 'Workshop' };

/** What a file brings, before anything of it is kept. Never throws. */
export function readTables(text: string): BroughtTables {
  const found = readPackText(text);
  if (found.kind === 'refused') return found;
  const { pack, problems } = checkOwnPack(found.pack.files);
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
    const [files, packs] = await Promise.all([readWorkshopFiles(this.#durable), listOwnPacks(this.#durable)]);
    if (files === null || packs === null) return null;
    const others = packs
      .filter(({ id }) => id !== WORKSHOP_ID)
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

  /** Keeps tables, each in place of one of its id. */
  save(tables: readonly OwnTable[]): Promise<SavedTable> {
    return this.#change((files) => tables.reduce((all, table) => withTable(all, table, PACK), files));
  }

  /** Removes a table with its examples. */
  remove(id: string): Promise<SavedTable> {
    return this.#change((files) => withoutTable(files, id));
  }

  #change(
    change: (files: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
  ): Promise<SavedTable> {
    const done = this.#last.then(async (): Promise<SavedTable> => {
      const files = await readWorkshopFiles(this.#durable);
      if (files === null) return 'failed';
      const kind = await writeWorkshopFiles(this.#durable, change(files), this.#now());
      if (kind === 'stored') this.#changed();
      return kind;
    });
    this.#last = done;
    return done;
  }
}

const shelf = new WorkshopShelf(indexedStore, () => new Date().toISOString(), packsChanged);

/** The decision tables of this browser; null: they cannot be read. Never rejects. */
export const readWorkshop = (): Promise<Workshop | null> => shelf.read();

/** Keeps tables of one’s own. Never rejects. */
export const saveTables = (tables: readonly OwnTable[]): Promise<SavedTable> => shelf.save(tables);

/** Removes a table of one’s own. Never rejects. */
export const removeTable = (id: string): Promise<SavedTable> => shelf.remove(id);

/** The text of a pack file with these tables, as of now. */
export const exportTables = (tables: readonly OwnTable[]): string => tablesText(tables, new Date().toISOString());
