import { BEHAVIOUR_FILE, ROW_FILES } from './packFiles.ts';
import type { PackRows, RowKind } from './pack.ts';
import {
  type Files,
  parseBehaviours,
  parseManifest,
  parseRowFiles,
  parseTables,
  type Placed,
  type Sink,
  unknownFiles,
} from './parseFile.ts';
import type { Problem } from './problem.ts';
import type { Manifest } from './schema/manifest.ts';

/** Rows by kind; null: a file of that kind is broken, so nobody can say which rows there are. */
export type ParsedRows = { readonly [K in RowKind]: readonly Placed<PackRows[K]>[] | null };

/** The first pass over a pack: each file by itself. */
export interface Parsed {
  readonly manifest: Manifest | null;
  readonly rows: ParsedRows;
  readonly problems: readonly Problem[];
}

const KNOWN_FILES = Object.values(ROW_FILES).map(({ file }) => file);

/** Reads every file and checks its shape; all problems of all files. Never throws. */
export function parseFiles(files: Files): Parsed {
  const problems: Sink = unknownFiles(files, KNOWN_FILES, BEHAVIOUR_FILE);
  return {
    manifest: parseManifest(files, problems),
    rows: {
      ...parseRowFiles(files, ROW_FILES, problems),
      tables: parseTables(files, problems),
      behaviours: parseBehaviours(files, problems),
    },
    problems,
  };
}
