import { isEqual } from '../engine/core/isEqual.ts';
import type { PartDiff } from '../engine/core/partDiff.ts';

type Fields = ReadonlyMap<string, unknown>;
type Changed = { readonly [way in 'added' | 'removed' | 'changed']: readonly unknown[] };

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parts of a row that are shown as parts of the whole: those of a scenario, and the numbers of a card. */
const OPEN: ReadonlySet<string> = new Set(['script', 'plan', 'stats']);
/** What a row is called by. */
const CALLED: ReadonlySet<string> = new Set(['name', 'title']);
/** Lists of things that everybody may know by name. Nothing of a scenario, a linked campaign or a table of dice is one. */
const NAMED: ReadonlySet<string> = new Set([
  'members',
  'profiles',
  'traits',
  'rules',
  'keywords',
  'options',
  'attacks',
  'abilities',
  'fireTeams',
  'variants',
  'ploys',
  'special',
  'ranks',
  'honours',
  'scars',
  'requisitions',
  'assets',
]);
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

function changedIn(before: readonly unknown[], after: readonly unknown[]): Changed {
  const was = new Map(before.map((thing) => [keyOf(thing), thing]));
  const now = new Map(after.map((thing) => [keyOf(thing), thing]));
  return {
    added: [...now].flatMap(([key, thing]) => (was.has(key) ? [] : [thing])),
    removed: [...was].flatMap(([key, thing]) => (now.has(key) ? [] : [thing])),
    changed: [...now].flatMap(([key, thing]) => (was.has(key) && !isEqual(was.get(key), thing) ? [thing] : [])),
  };
}

/** What people call a thing of a list; null: nothing that they would know. */
const nameOf = (thing: unknown): string | null => {
  const name: unknown = isRecord(thing) ? Reflect.get(thing, 'name') : thing;
  return typeof name === 'string' && name !== '' ? name : null;
};

function namedDiff(part: string, { added, removed, changed }: Changed): PartDiff | null {
  const names = [added, removed, changed].map((things) => things.map(nameOf));
  const known = names.map((all) => all.filter((name) => name !== null));
  const [news = [], gone = [], other = []] = known;
  const isWhole = known.every((all, index) => all.length === names[index]?.length);
  return isWhole ? { part, kind: 'named', added: news, removed: gone, changed: other } : null;
}

function listDiff(part: string, before: readonly unknown[], after: readonly unknown[]): PartDiff {
  const found = changedIn(before, after);
  const [added, removed, changed] = [found.added.length, found.removed.length, found.changed.length];
  if (added + removed + changed === 0) return { part, kind: 'other' };
  return (NAMED.has(part) ? namedDiff(part, found) : null) ?? { part, kind: 'list', added, removed, changed };
}

const isList = (value: unknown): value is unknown[] | undefined => value === undefined || Array.isArray(value);

function partDiff(part: string, before: unknown, after: unknown): PartDiff {
  if (typeof before === 'number' && typeof after === 'number') return { part, kind: 'number', from: before, to: after };
  if (typeof before === 'string' && CALLED.has(part)) return { part, kind: 'called', from: before };
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
