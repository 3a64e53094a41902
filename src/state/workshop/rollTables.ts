import { cutWords } from '../../engine/core/plainWords.ts';
import { isEqual } from '../../engine/core/isEqual.ts';
import { rollTablesIn, withRollTable, withoutRollTable } from '../../content/tableFiles.ts';
import { leaningOn, type RawRow, rowsIn } from '../../content/packRows.ts';
import { tableFile } from '../../content/packFiles.ts';
import { type MissionRow, missionRow } from '../../content/schema/mission.ts';
import { freeId, idOf } from '../../content/tableIds.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import type { TypedTexts } from '../../persistence/typedTexts.ts';
import { type KeptTimeline, keptWith, type Timeline } from './documentTimelines.ts';
import { TypedDocuments } from './typedDocuments.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { type Stored, type WorkshopStore, workshopStoreOf } from './workshopStore.ts';

/**
 * A roll table to be kept. `was`: the one that was seen when this was made, null: none; `copyName`: of one beside it;
 * `timeline`: of the table as it is kept now.
 */
export interface GivenTable {
  readonly table: RollTable;
  readonly was: RollTable | null;
  readonly copyName: (title: string) => string;
  readonly timeline?: (kept: RollTable) => Timeline<unknown, string>;
}

/** What came of keeping a table: the table as it is kept now, or why it is not. */
export type KeptTable =
  | { readonly kind: 'stored'; readonly table: RollTable }
  | { readonly kind: Exclude<Stored, 'stored'> };

/**
 * The table itself, or under an id of its own where another one has taken its place meanwhile; under the title of a copy too,
 * unless it is being given a title of its own.
 */
function besideOther({ table, was, copyName }: GivenTable, here: readonly RollTable[]): RollTable {
  const stored = here.find(({ id }) => id === table.id);
  if (stored === undefined || isEqual(stored, was) || isEqual(stored, table)) return table;
  const isOwn = was !== null && table.title !== was.title && table.title !== stored.title;
  const title = isOwn ? table.title : cutWords(copyName(table.title), 80);
  return { ...table, title, id: freeId(idOf(title), new Set(here.map(({ id }) => id))) };
}

type Store = Pick<WorkshopStore, 'read' | 'change'>;

const keeping =
  (store: Pick<Store, 'change'>) =>
  async (give: () => GivenTable): Promise<KeptTable> => {
    let kept: RollTable | null = null;
    let timeline: KeptTimeline | null = null;
    const kind = await store.change(
      (files) => {
        const given = give();
        kept = besideOther(given, rollTablesIn(files));
        timeline = keptWith('tables', kept, given.timeline);
        return withRollTable(files, kept);
      },
      () => ({ timeline }),
    );
    return kind === 'stored' && kept !== null ? { kind, table: kept } : { kind: kind === 'stored' ? 'failed' : kind };
  };

const readIn = async (store: Pick<Store, 'read'>): Promise<readonly RollTable[] | null> => {
  const files = await store.read();
  return files === null ? null : rollTablesIn(files);
};

const typedIn = (store: Store, texts: TypedTexts): TypedDocuments<RollTable> =>
  new TypedDocuments<RollTable>(texts, {
    kind: 'tables',
    shape: tableFile,
    idOf: ({ id }) => id,
    stored: () => readIn(store),
    keep: async ({ row, ...document }) => (await keeping(store)(() => ({ table: row, ...document }))).kind === 'stored',
  });

/** The roll tables of one’s own in a store; `texts`: where they are parked. */
export function rollTablesOf(store: Store, texts: TypedTexts) {
  const typed = typedIn(store, texts);
  return {
    /** All of them; null: they cannot be read. Never rejects. */
    read: async (): Promise<readonly RollTable[] | null> => {
      await typed.settle();
      return readIn(store);
    },

    /**
     * Keeps a table in place of the one of its id; where another tab has written that one meanwhile, beside it under an id
     * and a title of its own. `give` is called when all changes before are done. Never rejects.
     */
    keep: keeping(store),

    /** Parks a table, at once, to be kept by the next page; `writing`: what is being written of it. Gives how to undo that. */
    park: ({ table, was, copyName, timeline }: GivenTable, writing: RollTable | null, letter = false): (() => void) =>
      typed.park({
        row: table,
        known: [was, writing],
        copy: copyName(table.title),
        timeline: letter ? null : (timeline?.(table) ?? null),
      }),

    /** Removes a table. */
    remove: (id: string): Promise<Stored> => store.change((files) => withoutRollTable(files, id)),

    /** The scenarios of the workshop, for what a table of theirs may name; none: they cannot be read. */
    scenarios: async (): Promise<readonly MissionRow[]> =>
      rowsIn((await store.read()) ?? {}).flatMap(({ kind, value }) => {
        const read = kind === 'missions' ? missionRow.safeParse(value) : null;
        return read?.success === true ? [read.data] : [];
      }),

    /** What else of the workshop names this table. */
    leaning: async (id: string): Promise<readonly RawRow[]> => {
      const files = await store.read();
      return files === null ? [] : leaningOn(files, { kind: 'tables', id });
    },
  };
}

type RollTables = ReturnType<typeof rollTablesOf>;

/** The roll tables of an app’s workshop. */
export const madeTablesOf = part((app): RollTables => rollTablesOf(workshopStoreOf(app), typedTextsOf(app)));

/** The roll tables of the workshop of the app that a component stands in. */
export const useMadeTables = (): RollTables => madeTablesOf(useApp());
