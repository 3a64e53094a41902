import type { PackResult } from './loadPack.ts';
import { ROW_FILES, TABLE_FILE } from './packFiles.ts';
import type { RawFiles } from './packRows.ts';
import type { Problem } from './problem.ts';

/** Files with rows that a master has in the making: one that cannot be played yet is no reason to play none. */
const LISTS: readonly string[] = Object.values(ROW_FILES).map(({ file }) => file);

const indexOf = (path: string): number => Number(/^\[(?<index>\d+)\]/u.exec(path)?.groups?.['index'] ?? NaN);

/** The files without the rows that these problems are in; null: one is in something that cannot be left out. */
function without(files: RawFiles, problems: readonly Problem[]): RawFiles | null {
  const gone = new Map<string, Set<number>>();
  for (const { file, path } of problems) {
    const index = indexOf(path);
    if (TABLE_FILE.test(file)) gone.set(file, new Set());
    else if (LISTS.includes(file) && Number.isInteger(index)) gone.set(file, (gone.get(file) ?? new Set()).add(index));
    else return null;
  }
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, content]) => {
      const rows = gone.get(file);
      if (rows === undefined) return [[file, content]];
      const isList = Array.isArray(content) && !TABLE_FILE.test(file);
      return isList ? [[file, content.filter((_, index) => !rows.has(index))]] : [];
    }),
  );
}

/**
 * The files of a pack without those rows of lists and roll tables in which something is wrong, and those that name
 * them; the same files when something else is wrong. `load`: reads and checks files.
 */
export function withoutFlawed(files: RawFiles, load: (files: RawFiles) => PackResult): RawFiles {
  // Rows lean on one another: each time that some are left out, others may name what is gone.
  for (let now: RawFiles | null = files; now !== null;) {
    const result = load(now);
    if (result.ok) return now;
    now = without(now, result.problems);
  }
  return files;
}
