import { isEqual } from '../engine/core/isEqual.ts';
import { mergePacks } from './mergePacks.ts';
import type { Pack, RowKind } from './pack.ts';
import { ROW_FILES } from './packFiles.ts';
import { isOneOf, type RawFiles, type RawRow, type RowRef, rowsIn, withAllTheyNeed, withRows } from './packRows.ts';
import { freeId, idOf } from './tableIds.ts';

/** A row of one of these packs. */
export interface TakenRow {
  readonly pack: string;
  readonly ref: RowRef;
}

/** The bundled pack, and those that were taken and can be played. */
interface Sources {
  readonly base: Pack;
  readonly taken: readonly Pack[];
}

/** Files with a copy in them; `ref`: of the copy. */
interface WithCopy {
  readonly files: RawFiles;
  readonly ref: RowRef;
}

/** What packs have that a scenario, a linked campaign or a table may lead to, beside examples. */
const KINDS = [
  'missions',
  'modules',
  'tables',
  'behaviours',
  'operatives',
  'factions',
  'weapons',
  'armour',
  'killzones',
] as const;

const fileOf = (kind: RowKind, id: string): string =>
  kind === 'tables' || kind === 'behaviours' ? `${kind}/${id}.json` : ROW_FILES[kind].file;

type Key = string;
const keyOf = (pack: string, row: string): Key => `${pack}/${row}`;

/** A row under the id that it would have among one's own; `key`: whose it is. */
type Candidate = RowRef & { readonly key: Key; readonly value: object };

/** The pack, and those that it needs, directly or by others. */
function scopeOf(pack: Pack, all: readonly Pack[]): readonly Pack[] {
  const found = [pack];
  for (const { manifest } of found)
    for (const { id } of manifest.dependencies) {
      const next = all.find((each) => each.manifest.id === id);
      if (next !== undefined && !found.includes(next)) found.push(next);
    }
  return found;
}

/** What rows are called among one’s own: as they were, but for those that were set apart. */
class Ids {
  readonly #ids = new Map<Key, string>();
  readonly #used: Set<string>;

  constructor(used: Iterable<string>) {
    this.#used = new Set(used);
  }

  readonly of = (pack: string, row: string): string => this.#ids.get(keyOf(pack, row)) ?? row;

  /** Calls a row by a free id like this one. */
  setApart(key: Key, wanted: string): string {
    const id = freeId(wanted, this.#used);
    this.#used.add(id);
    this.#ids.set(key, id);
    return id;
  }
}

/** All rows of some packs under ids of one's own, what they name renamed with them. */
function candidatesOf(base: Pack, packs: readonly Pack[], { of: to }: Ids): readonly Candidate[] {
  const merged = mergePacks(base, packs, to);
  return packs.flatMap(({ manifest: { id: pack }, ...rows }) => {
    const examples = [...rows.examples.values()].map((row): Candidate => ({
      kind: 'examples',
      id: to(pack, row.id),
      key: keyOf(pack, row.id),
      value: { ...row, id: to(pack, row.id), table: to(pack, row.table) },
    }));
    const others = KINDS.flatMap((kind) =>
      [...rows[kind].keys()].flatMap((row): readonly Candidate[] => {
        const id = to(pack, row);
        const value = merged[kind].get(id);
        return value === undefined ? [] : [{ kind, id, key: keyOf(pack, row), value }];
      }),
    );
    return [...others, ...examples];
  });
}

const rawOf = ({ kind, id, value }: Candidate): RawRow => ({ kind, id, name: id, file: fileOf(kind, id), value });

const allIds = (pack: Pack): readonly string[] =>
  [...KINDS, 'examples' as const].flatMap((kind) => [...pack[kind].keys()]);

/** Rows that an earlier one of the packs has under the same id. */
function doubledIn(packs: readonly Pack[]): readonly (readonly [Key, string])[] {
  const seen = new Set<string>();
  return packs.flatMap((pack) => {
    const ids = allIds(pack);
    const doubled = ids.filter((id) => seen.has(id));
    for (const id of ids) seen.add(id);
    return doubled.map((id) => [keyOf(pack.manifest.id, id), id] as const);
  });
}

const called = ({ kind }: RowRef, name: string): object => (kind === 'tables' ? { title: name } : { name });

type Along = RawRow & { readonly key: Key };

/** The copy and all that it leads to, each once. */
function goingAlong(all: readonly Candidate[], copy: RowRef, name: string): readonly Along[] {
  const named = all.map((each) =>
    isOneOf([copy], each) ? { ...each, value: { ...each.value, ...called(copy, name) } } : each,
  );
  const keys = new Map(named.map(({ kind, id, key }) => [`${kind}/${id}`, key]));
  return withAllTheyNeed(withRows({}, named.map(rawOf)), [copy]).flatMap((row) => {
    const key = keys.get(`${row.kind}/${row.id}`);
    return key === undefined ? [] : [{ ...row, key }];
  });
}

/** Whether another row has its id among one’s own, or one of the app has. */
const isInTheWay =
  (base: Pack, here: readonly RawRow[]) =>
  ({ kind, id, value }: RawRow): boolean =>
    base[kind].has(id) || here.some((row) => row.kind === kind && row.id === id && !isEqual(row.value, value));

/**
 * Files of one’s own with a copy of a row that was taken, called `name`, and with all that it leads to there: what is here
 * already, word for word, is not copied again; what would stand in the way of another row gets a free id, and those that
 * name it name it so. Null: no pack has the row.
 */
export function withCopyOf(files: RawFiles, { base, taken }: Sources, of: TakenRow, name: string): WithCopy | null {
  const pack = taken.find(({ manifest }) => manifest.id === of.pack);
  if (pack?.[of.ref.kind].has(of.ref.id) !== true) return null;
  const packs = scopeOf(pack, taken);
  const here = rowsIn(files);
  const ids = new Ids([...here.map(({ id }) => id), ...[base, ...packs].flatMap(allIds)]);
  for (const [key, id] of doubledIn(packs)) ids.setApart(key, id);
  const copy = { kind: of.ref.kind, id: ids.setApart(keyOf(of.pack, of.ref.id), idOf(name)) };
  const clashes = isInTheWay(base, here);
  for (;;) {
    const along = goingAlong(candidatesOf(base, packs, ids), copy, name);
    const clashing = along.filter(clashes);
    if (clashing.length === 0)
      return {
        files: withRows(
          files,
          along.filter((row) => !isOneOf(here, row)),
        ),
        ref: copy,
      };
    for (const { key, id } of clashing) ids.setApart(key, id);
  }
}
