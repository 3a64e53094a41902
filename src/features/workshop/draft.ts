import { isEqual } from '../../engine/core/isEqual.ts';
import * as z from 'zod/mini';
import { behaviourExample } from '../../content/schema/behaviourExample.ts';
import { examplesFor, freeId } from '../../content/tableIds.ts';
import type { OwnTable } from '../../state/workshop/workshop.ts';
import { difference, whole } from '../../engine/behaviour/extend.ts';
import {
  type BehaviourTable,
  behaviourTable,
  orderRule,
  type BehaviourRow,
  row as rowShape,
} from '../../engine/behaviour/killTeam/table.ts';

/** A table in the making. `examples` belong to it. */
export interface Draft {
  readonly table: BehaviourTable;
  readonly examples: OwnTable['examples'];
}

const DIDS = ['rename', 'order', 'add', 'remove', 'duplicate', 'move', 'change', 'example'] as const;
/** What was done, for the words of Undo. */
export type Did = (typeof DIDS)[number];

export const isDid = (name: string): name is Did => DIDS.some((each) => each === name);

const draftShape = z.strictObject({ table: behaviourTable, examples: z.array(behaviourExample) });

export const isDraft = (value: unknown): value is Draft => draftShape.safeParse(value).success;

/** A stored table as it is opened; `parent`: the one it is made from. Null: it cannot be worked in. */
export function openedDraft({ behaviour, examples }: OwnTable, parent: BehaviourTable | null): Draft | null {
  const { table } = whole(behaviour, () => parent ?? undefined);
  return table === null ? null : { table, examples };
}

/** A draft under the id it is kept under; one beside another is called by `copyName` of what it was called. */
export const keptUnder =
  (id: string, copyName: (name: string) => string) =>
  (draft: Draft): Draft => {
    const { table, examples } = draft;
    return table.id === id
      ? draft
      : { table: { ...table, id, name: copyName(table.name) }, examples: examplesFor(id, examples) };
  };

export const MOST_ROWS = 60;
/** Ids that no new row may have: those here, and those of the table it is made from, which are left out. */
const takenIn = (rows: readonly BehaviourRow[], parent: BehaviourTable | null): ReadonlySet<string> =>
  new Set([...rows, ...(parent?.rows ?? [])].map(({ id }) => id));

const kebab = (action: string): string => action.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** A row at the end: a Dash, to be changed. */
export const addedRow = (rows: readonly BehaviourRow[], parent: BehaviourTable | null): readonly BehaviourRow[] => [
  ...rows,
  { id: freeId('row', takenIn(rows, parent)), do: 'dash' },
];

/** A row once more, behind itself. */
export function duplicatedRow(
  rows: readonly BehaviourRow[],
  at: number,
  parent: BehaviourTable | null,
): readonly BehaviourRow[] {
  const row = rows[at];
  if (row === undefined || rows.length >= MOST_ROWS) return rows;
  return rows.toSpliced(at + 1, 0, { ...row, id: freeId(kebab(row.id), takenIn(rows, parent)) });
}

/** A row at another place. */
export function movedRow(rows: readonly BehaviourRow[], from: number, to: number): readonly BehaviourRow[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length || to === from) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** The same without a row; the last one stays. */
export const withoutRow = (rows: readonly BehaviourRow[], at: number): readonly BehaviourRow[] =>
  rows.length < 2 ? rows : rows.toSpliced(at, 1);

/** A row that was left out of a house rule, back behind the one it stood behind. */
export function broughtBack(
  rows: readonly BehaviourRow[],
  row: BehaviourRow,
  parent: BehaviourTable,
): readonly BehaviourRow[] {
  const before = parent.rows
    .slice(
      0,
      parent.rows.findIndex(({ id }) => id === row.id),
    )
    .toReversed();
  const behind = before.find(({ id }) => rows.some((each) => each.id === id));
  const at = behind === undefined ? 0 : rows.findIndex(({ id }) => id === behind.id) + 1;
  return rows.toSpliced(at, 0, row);
}

/** How a row stands to the table it is made from. */
export function standing(row: BehaviourRow, parent: BehaviourTable | null): 'same' | 'changed' | 'added' {
  if (parent === null) return 'same';
  const before = parent.rows.find(({ id }) => id === row.id);
  if (before === undefined) return 'added';
  return isEqual(before, row) ? 'same' : 'changed';
}

/** Rows of the parent that are left out. */
export const leftOut = (rows: readonly BehaviourRow[], parent: BehaviourTable | null): readonly BehaviourRow[] =>
  (parent?.rows ?? []).filter(({ id }) => !rows.some((row) => row.id === id));

/** How it is kept: whole, or as differences on its parent. Keys in the order of the schema, so that equals are equal. */
export function keptAs({ table, examples }: Draft, parent: BehaviourTable | null): OwnTable {
  const { id, name, order, rows, provenance } = table;
  const inOrder = { order: z.parse(orderRule, order), rows: rows.map((each) => z.parse(rowShape, each)) };
  const made = { id, name, ...inOrder, provenance };
  return { behaviour: parent === null ? made : difference(parent, made), examples };
}
