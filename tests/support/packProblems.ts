import { loadPack } from '../../src/content/loadPack.ts';
import type { Problem } from '../../src/content/problem.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { testPackFiles } from './testPack.ts';

/** Problems of a set of files; none when the pack loads. */
export function problemsOf(files: unknown): readonly Problem[] {
  const result = loadPack(files, systemById);
  return result.ok ? [] : result.problems;
}

/** Problems as `file path code`, for short expectations. */
export const brief = (problems: readonly Problem[]): string[] =>
  problems.map(({ file, path, code }) => `${file} ${path} ${code}`);

export type Edit = readonly [file: string, path: readonly (string | number)[], value: unknown];

function put(inner: unknown, path: readonly (string | number)[], value: unknown): void {
  const [key, ...rest] = path;
  if (typeof inner !== 'object' || inner === null || key === undefined)
    throw new Error('no such place in the test pack');
  if (rest.length > 0) put(Reflect.get(inner, key), rest, value);
  else if (value === undefined) Reflect.deleteProperty(inner, key);
  else Reflect.set(inner, key, value);
}

/** A deep copy of files with values put in places; `undefined` takes a key away. */
export function changedFiles(before: Readonly<Record<string, unknown>>, ...edits: readonly Edit[]) {
  const files: Record<string, unknown> = structuredClone({ ...before });
  for (const [file, path, value] of edits) put(files, [file, ...path], value);
  return files;
}

/** The test pack, changed likewise. */
export const changedPack = (...edits: readonly Edit[]): Record<string, unknown> =>
  changedFiles(testPackFiles, ...edits);
