import { freeId } from '../tableIds.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { leastParts } from './field.ts';
import { groupOf, type MadeRow } from './kinds.ts';
import { mapTexts } from './paths.ts';
import type { MadeKind } from './systems.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids for parts that have none yet, out of the row’s: those of attacks and profiles are told apart in the whole pack. */
const partsWithIds = (value: unknown, id: string): unknown =>
  Array.isArray(value)
    ? value.map((part, index) => (isRecord(part) ? { ...part, id: index === 0 ? id : `${id}-${index + 1}` } : part))
    : value;

/** A row as a user’s, wherever it says where its numbers come from. */
export function asUsers<T>(value: T): T {
  const walk = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(walk);
    if (!isRecord(each)) return each;
    return Object.fromEntries(
      Object.entries(each).map(([key, inner]) => [key, key === 'provenance' ? 'user' : walk(inner)]),
    );
  };
  return walk(value) as T;
}

/** The row with the ids of its attacks made out of its own, where they must be told apart in the whole pack. */
export const withPartIds = (kind: MadeKind, row: MadeRow): MadeRow =>
  kind === 'weapons' ? { ...row, profiles: partsWithIds(row['profiles'], row.id) } : row;

/** A new row of a kind: the least of everything, and what one begins with. */
export function newRow(kind: MadeKind, { id, name }: { readonly id: string; readonly name: string }): MadeRow {
  const { first, named } = DESCRIPTIONS[kind];
  const row: MadeRow = asUsers({ ...leastParts(groupOf(kind).parts), ...first, id, name });
  const attacks = partsWithIds(row['attacks'], id);
  const whole = { ...row, ...(attacks !== undefined && { attacks }) };
  return withPartIds(kind, (named === undefined ? whole : mapTexts(whole, named, () => name)) as MadeRow);
}

/** The row under another name; what was called like it is called so still. */
export function renamedRow<R extends MadeRow>(kind: MadeKind, row: R, name: string): R {
  const { named } = DESCRIPTIONS[kind];
  const next = { ...row, name };
  return named === undefined ? next : (mapTexts(next, named, (text) => (text === row.name ? name : text)) as R);
}

/** The id of a new part of a row: told apart from those of the parts beside it. */
export function partId(row: MadeRow, beside: readonly unknown[]): string {
  const taken = beside.flatMap((part) => (isRecord(part) && typeof part['id'] === 'string' ? [part['id']] : []));
  return freeId(row.id, new Set(taken));
}
