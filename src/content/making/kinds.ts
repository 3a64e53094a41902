import * as z from 'zod/mini';
import { narrativeBook } from '../../engine/plugins/narrative/book.ts';
import { tacOp } from '../../engine/systems/kt2021/tacOps/state.ts';
import { ROW_FILES } from '../packFiles.ts';
import { name, provenance, rowId, text } from '../schema/common.ts';
import { type Field, fieldOf } from './field.ts';
import { DESCRIPTIONS, type Reference } from './descriptions.ts';
import { patternOf } from './paths.ts';
import type { MadeKind, MadeRef } from './systems.ts';

/** A row in the making: its id and its name, and whatever else it says so far. */
export interface MadeRow {
  readonly id: string;
  readonly name: string;
  readonly [key: string]: unknown;
}

/** What can be kept of a row in the making: it need not be sound. */
export const madeShape: z.ZodMiniType<MadeRow> = z.looseObject({ id: rowId, name: z.string().check(z.minLength(1)) });

const TAC_OP = z.extend(tacOp, { id: rowId, name, text, provenance });

/** The shape of the rows of a kind, as its file is checked. */
function shapeOf(kind: MadeKind): z.core.$ZodType {
  if (kind === 'tacOps') return TAC_OP;
  return kind === 'narrative' ? narrativeBook : ROW_FILES[kind].rows.def.element;
}

const groups = new Map<MadeKind, Extract<Field, { kind: 'group' }>>();

/** Everything that can be written in a row of a kind. */
export function groupOf(kind: MadeKind): Extract<Field, { kind: 'group' }> {
  const known = groups.get(kind);
  if (known !== undefined) return known;
  const read = fieldOf(shapeOf(kind));
  const group = read.kind === 'group' ? read : ({ kind: 'group', parts: [] } as const);
  groups.set(kind, group);
  return group;
}

/** Whether what is read is a row of this kind, to the last field. */
export const isSound = (kind: MadeKind, row: unknown): boolean => z.safeParse(shapeOf(kind), row).success;

/** What a place of a row leads to, by its pattern; null: to no other row. */
export const referenceAt = (kind: MadeKind, pattern: string): Reference | null =>
  Object.entries(DESCRIPTIONS[kind].leads).find(([each]) => each === pattern)?.[1] ?? null;

/** Sections of a row with the keys in each, in order; what the system or the row has no use for is left out. */
export function sectionsOf({ system, kind }: MadeRef, row: MadeRow) {
  const { sections, without = {}, only = {} } = DESCRIPTIONS[kind];
  const gone: readonly string[] = without[system] ?? [];
  const fits = (key: string): boolean => !gone.includes(key) && (only[key]?.(row) ?? true);
  return sections.map(({ id, keys }) => ({ id, keys: keys.filter(fits) })).filter(({ keys }) => keys.length > 0);
}

/** Places further inside a row that are not written by hand: ids, where numbers come from, what the system has no use for. */
export function isHidden({ system, kind }: MadeRef, pattern: string): boolean {
  const { without = {}, derived = [] } = DESCRIPTIONS[kind];
  const key = pattern.split('.').at(-1) ?? '';
  return (
    ((key === 'id' || key === 'provenance') && referenceAt(kind, pattern) === null) ||
    derived.includes(pattern) ||
    (without[system] ?? []).includes(pattern)
  );
}

/** Whether a place has the name of the row because there is no other to tell it from: a profile alone. */
export function isNamedAlone(kind: MadeKind, row: MadeRow, path: string): boolean {
  const { named } = DESCRIPTIONS[kind];
  const list: unknown = row[/^[^.[]+/u.exec(path)?.[0] ?? ''];
  return named === patternOf(path) && Array.isArray(list) && list.length === 1 && valueAt(row, path) === row.name;
}

function valueAt(row: unknown, path: string): unknown {
  let value = row;
  for (const key of path.split(/[.[\]]+/u).filter((part) => part !== ''))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}
