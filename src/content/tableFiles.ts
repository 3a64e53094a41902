import type { RollTable } from '../engine/family/killteam/tables/rollTable.ts';
import { TABLE_FILE, tableFile } from './packFiles.ts';
import type { RawFiles } from './packRows.ts';

const fileOf = (id: string): string => `tables/${id}.json`;

/** The roll tables that can be read among the files of a pack, in the order of their titles. */
export const rollTablesIn = (files: RawFiles): readonly RollTable[] =>
  Object.entries(files)
    .filter(([file]) => TABLE_FILE.test(file))
    .flatMap(([, value]) => {
      const read = tableFile.safeParse(value);
      return read.success ? [read.data] : [];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title));

/** The files with a roll table put in, in place of one of its id. */
export const withRollTable = (files: RawFiles, table: RollTable): RawFiles => ({ ...files, [fileOf(table.id)]: table });

/** The files without a roll table. */
export const withoutRollTable = (files: RawFiles, id: string): RawFiles =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file !== fileOf(id)));
