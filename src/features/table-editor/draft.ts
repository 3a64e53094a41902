import { tableFile } from '../../content/packFiles.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { inOrder } from './ranges.ts';

export const LONGEST_TITLE = 80;

const DIDS = ['title', 'die', 'deck', 'range', 'add', 'remove', 'double', 'move', 'name', 'text', 'effects'] as const;
/** What was done, for the words of Undo. */
export type Did = (typeof DIDS)[number];

export const isDid = (name: string): name is Did => DIDS.some((each) => each === name);

export const isTable = (value: unknown): value is RollTable => tableFile.safeParse(value).success;

const TYPED: ReadonlySet<Did> = new Set<Did>(['title', 'name', 'text', 'range']);

/** What goes on as one step: what is typed or dragged in one row. Null: every time is a step. */
export const typedIn = (did: Did, row: string | null): string | null => (TYPED.has(did) ? `${did} ${row ?? ''}` : null);

/** A stored table as it is opened. */
export const openedTable = (table: RollTable): RollTable => ({ ...table, rows: [...inOrder(table.rows)] });

/** A draft as the table that it is kept as: one beside another has the name of a copy, whatever it was called. */
export const keptUnder =
  ({ id }: RollTable, copyName: (title: string) => string) =>
  (table: RollTable): RollTable =>
    table.id === id ? table : { ...table, id, title: copyName(table.title).slice(0, LONGEST_TITLE) };
