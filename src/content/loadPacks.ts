import * as z from 'zod/mini';
import { loadPack, type PackResult, type RulesetLookup } from './loadPack.ts';
import type { Pack } from './pack.ts';
import { MANIFEST_FILE } from './packFiles.ts';
import type { Problem } from './problem.ts';

/** A set of files that may be a pack. `id`: what it is kept under; its own id may be another, or missing. */
export interface PackFiles {
  readonly id: string;
  readonly files: unknown;
}

const claims = z.looseObject({
  [MANIFEST_FILE]: z.looseObject({ id: z.string(), dependencies: z.array(z.looseObject({ id: z.string() })) }),
});

/** The ids that a pack says it needs, in its order; none when it cannot be read so far. */
function needsOf(files: unknown): readonly string[] {
  try {
    const read = claims.safeParse(files);
    return read.success ? read.data[MANIFEST_FILE].dependencies.map(({ id }) => id) : [];
  } catch {
    return [];
  }
}

type Needs = ReadonlyMap<string, readonly string[]>;

/** Whether a way of dependencies leads from one pack to another. */
function leads(from: string, to: string, needs: Needs): boolean {
  const open = [from];
  const seen = new Set(open);
  for (const id of open) {
    if (id === to) return true;
    for (const next of needs.get(id) ?? []) {
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return false;
}

const problem = (path: string, code: Problem['code'], message: string): Problem => ({
  file: MANIFEST_FILE,
  path,
  code,
  message,
});

/** The dependencies of a pack that lead back to it, each with its place. */
const circlesOf = (id: string, needs: Needs): readonly Problem[] =>
  (needs.get(id) ?? []).flatMap((next, index) =>
    next !== id && leads(next, id, needs)
      ? [problem(`dependencies[${index}]`, 'dependencyCircle', `"${next}" needs "${id}" in a circle`)]
      : [],
  );

/** The result with further problems, each in place of what was said of the same place. */
function failed(result: PackResult, more: readonly Problem[]): PackResult {
  if (more.length === 0) return result;
  const places = new Set(more.map(({ path }) => path));
  const before = result.ok ? [] : result.problems;
  return {
    ok: false,
    problems: [...before.filter(({ file, path }) => file !== MANIFEST_FILE || !places.has(path)), ...more],
  };
}

/**
 * Reads several packs that may need one another, each as {@link loadPack} does; `base`: the pack they are merged with. One
 * that needs a pack which is not among them, or cannot be loaded itself, is refused; so are all of a circle, and the second
 * of two with one id. In the order given. Never throws.
 */
export function loadPacks(all: readonly PackFiles[], rulesets: RulesetLookup, base?: Pack): readonly PackResult[] {
  const needs = new Map(all.toReversed().map(({ id, files }) => [id, needsOf(files)]));
  const done = new Map<number, PackResult>();
  const waits = new Set(needs.keys());
  const loaded: Pack[] = [];
  const load = (index: number, problems: readonly Problem[]): void => {
    const result = failed(loadPack(all[index]?.files, rulesets, base, loaded), problems);
    done.set(index, result);
    if (result.ok) loaded.push(result.pack);
  };
  for (let before = -1; before < done.size;) {
    before = done.size;
    for (const [index, { id }] of all.entries()) {
      if (done.has(index) || !waits.has(id) || (needs.get(id) ?? []).some((need) => waits.has(need))) continue;
      waits.delete(id);
      load(index, []);
    }
  }
  for (const [index, { id }] of all.entries())
    if (!done.has(index))
      load(
        index,
        waits.delete(id) ? circlesOf(id, needs) : [problem('id', 'duplicateId', `"${id}" is the id of another pack`)],
      );
  return all.flatMap((_, index) => done.get(index) ?? []);
}
