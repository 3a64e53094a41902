import type { RowKind } from './pack.ts';
import type { RawRow } from './packRows.ts';
import { BEHAVIOUR_FILE, ROW_FILES, TABLE_FILE } from './packFiles.ts';

/** Where something wrong stands, as people see a pack: among rows of which kind, in which of them from 1, in which part of it. */
interface ProblemPlace {
  readonly kind: RowKind | null;
  readonly row: number | null;
  readonly part: string;
}

const KINDS = Object.entries(ROW_FILES).map(([kind, { file }]) => ({ kind: kind as keyof typeof ROW_FILES, file }));

function kindOf(file: string): RowKind | null {
  if (TABLE_FILE.test(file)) return 'tables';
  if (BEHAVIOUR_FILE.test(file)) return 'behaviours';
  return KINDS.find((each) => each.file === file)?.kind ?? null;
}

/** The row that something wrong stands in, by `file path`; null: it is in none of these, or in a file as a whole. */
export function rowOfProblem(rows: readonly RawRow[], path: string): RawRow | null {
  const [file = '', inside = ''] = path.split(' ', 2);
  const here = rows.filter((row) => row.file === file);
  if (file.includes('/')) return here[0] ?? null;
  const index = /^\[(?<index>\d+)\]/u.exec(inside)?.groups?.['index'];
  return index === undefined ? null : (here[Number(index)] ?? null);
}

/** The place out of `file path` (`factions.json [0].rows[2].card`): the part is the innermost word (`card`). */
export function problemPlace(path: string): ProblemPlace {
  const [file = '', inside = ''] = path.split(' ', 2);
  const index = /^\[(?<index>\d+)\]/u.exec(inside)?.groups?.['index'];
  const part = inside.match(/[a-zA-Z]+/gu)?.at(-1) ?? '';
  return { kind: kindOf(file), row: index === undefined ? null : Number(index) + 1, part };
}
