import { isEqual } from '../engine/core/isEqual.ts';

/** What became of one part of a row: a number, a list of things, or anything else. `part`: its key, such as `objectives`. */
export type PartDiff =
  | { readonly part: string; readonly kind: 'number'; readonly from: number; readonly to: number }
  | {
      readonly part: string;
      readonly kind: 'list';
      readonly added: number;
      readonly removed: number;
      readonly changed: number;
    }
  | { readonly part: string; readonly kind: 'other' };

type Fields = ReadonlyMap<string, unknown>;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parts of a row that are shown as parts of the whole: those of a scenario, and the numbers of a card. */
const OPEN: ReadonlySet<string> = new Set(['script', 'plan', 'stats']);
/** What nobody wrote. */
const SILENT: ReadonlySet<string> = new Set(['id', 'provenance']);

function fieldsOf(row: unknown): Fields {
  if (!isRecord(row)) return new Map();
  const all = Object.entries(row).flatMap(([key, value]: [string, unknown]) =>
    OPEN.has(key) && isRecord(value) ? Object.entries(value) : [[key, value] as [string, unknown]],
  );
  return new Map(all.filter(([key]) => !SILENT.has(key)));
}

/** What a thing of a list is told apart by: its id, else itself. */
const keyOf = (thing: unknown): string => {
  const id: unknown = isRecord(thing) ? Reflect.get(thing, 'id') : undefined;
  return typeof id === 'string' ? id : JSON.stringify(thing);
};

function listDiff(part: string, before: readonly unknown[], after: readonly unknown[]): PartDiff {
  const was = new Map(before.map((thing) => [keyOf(thing), thing]));
  const now = new Map(after.map((thing) => [keyOf(thing), thing]));
  const added = [...now.keys()].filter((key) => !was.has(key)).length;
  const removed = [...was.keys()].filter((key) => !now.has(key)).length;
  const changed = [...now].filter(([key, thing]) => was.has(key) && !isEqual(was.get(key), thing)).length;
  return added + removed + changed === 0 ? { part, kind: 'other' } : { part, kind: 'list', added, removed, changed };
}

const isList = (value: unknown): value is unknown[] | undefined => value === undefined || Array.isArray(value);

function partDiff(part: string, before: unknown, after: unknown): PartDiff {
  if (typeof before === 'number' && typeof after === 'number') return { part, kind: 'number', from: before, to: after };
  if (isList(before) && isList(after)) return listDiff(part, before ?? [], after ?? []);
  return { part, kind: 'other' };
}

/** What is different inside a row of a pack, part by part, in the order of the new one; nothing: they are alike. */
export function rowDiff(before: unknown, after: unknown): readonly PartDiff[] {
  const [was, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...now.keys(), ...was.keys()])]
    .filter((part) => !isEqual(was.get(part), now.get(part)))
    .map((part) => partDiff(part, was.get(part), now.get(part)));
}
