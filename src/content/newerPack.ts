import { MANIFEST_FILE } from './packFiles.ts';
import type { Problem } from './problem.ts';
import { SCHEMA_VERSION } from './schema/manifest.ts';

/** The shape that a pack says its files have, when this app does not know it yet; null: it does. */
function newerSchema(files: unknown): number | null {
  const head: unknown = typeof files === 'object' && files !== null ? Reflect.get(files, MANIFEST_FILE) : null;
  const version: unknown = typeof head === 'object' && head !== null ? Reflect.get(head, 'schemaVersion') : null;
  return typeof version === 'number' && version > SCHEMA_VERSION ? version : null;
}

/** Whether the files of a pack are for a newer app. */
export const isNewerPack = (files: unknown): boolean => newerSchema(files) !== null;

/** All that is said of a pack for a newer app: what else it says may be otherwise than this one knows. Empty: it is none. */
export function newerPackProblems(files: unknown): readonly Problem[] {
  const version = newerSchema(files);
  if (version === null) return [];
  return [{ file: MANIFEST_FILE, path: 'schemaVersion', code: 'newer', message: `${version} is newer than this app` }];
}
