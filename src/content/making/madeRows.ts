import { withRow } from '../fileRows.ts';
import { fileOfRow, type RawFiles, rowsIn } from '../packRows.ts';
import { type MadeRow, madeShape } from './kinds.ts';
import type { MadeKind } from './systems.ts';

/** The rows of a kind among files, as far as they can be called by a name, in the order of those. */
export const madeRowsIn = (files: RawFiles, kind: MadeKind): readonly MadeRow[] =>
  rowsIn(files)
    .flatMap((row) => (row.kind === kind ? (madeShape.safeParse(row.value).data ?? []) : []))
    .toSorted((a, b) => a.name.localeCompare(b.name));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line of a table of enemies with the DV of its card, which it repeats. */
const withDv = (line: unknown, dvs: ReadonlyMap<string, unknown>): unknown => {
  if (!isRecord(line)) return line;
  const dv = dvs.get(String(line['card']));
  return dv === undefined || dv === line['dv'] ? line : { ...line, dv };
};

const dvsIn = (files: RawFiles): ReadonlyMap<string, unknown> =>
  new Map(madeRowsIn(files, 'operatives').map((card) => [card.id, card['dv']] as const));

/** A row with what it repeats of others as those say it. The same row when it repeats nothing otherwise. */
export function rowInStep(kind: MadeKind, row: MadeRow, files: RawFiles): MadeRow {
  const lines: readonly unknown[] = kind === 'factions' && Array.isArray(row['rows']) ? row['rows'] : [];
  const dvs = dvsIn(files);
  const next = lines.map((line) => withDv(line, dvs));
  return next.every((line, index) => line === lines[index]) ? row : { ...row, rows: next };
}

/** The files with what one row repeats of another brought to what that one says: the DV of cards in tables of enemies. */
export function inStep(files: RawFiles): RawFiles {
  return madeRowsIn(files, 'factions').reduce((all, faction) => {
    const row = rowInStep('factions', faction, files);
    return row === faction ? all : withRow(all, fileOfRow({ kind: 'factions', id: faction.id }), row);
  }, files);
}

/** The files with a row put in, in place of the one of its id. */
export const withMadeRow = (files: RawFiles, kind: MadeKind, row: MadeRow): RawFiles =>
  inStep(withRow(files, fileOfRow({ kind, id: row.id }), row));
