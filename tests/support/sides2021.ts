import { loadPack, type PackResult } from '../../src/content/loadPack.ts';
import { kt2021LiteSidesFiles, kt2021SidesFiles } from '../../src/content/packs/kt2021-sides/files.ts';
import type { Pack } from '../../src/content/pack.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { fetchSystems } from '../../src/engine/systems/registry.ts';

await fetchSystems(['kt2021', 'kt2021-lite']);

type Change = readonly [file: string, path: readonly (string | number)[], value: unknown];

function set(value: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((inner, index) => (index === key ? set(inner, rest, to) : inner));
  const inner = typeof value === 'object' && value !== null ? value : {};
  const next = set(Reflect.get(inner, key), rest, to);
  const entries = Object.entries(inner).filter(([name]) => name !== key);
  return Object.fromEntries(next === undefined ? entries : [...entries, [String(key), next]]);
}

/** The files of our two kill teams with these values changed; undefined: the key is gone. */
export const changedSides = (...changes: readonly Change[]): Readonly<Record<string, unknown>> =>
  changes.reduce<Readonly<Record<string, unknown>>>(
    (files, [file, path, value]) => ({ ...files, [file]: set(files[file], path, value) }),
    kt2021SidesFiles,
  );

export const readSides = (files: Readonly<Record<string, unknown>>): PackResult => loadPack(files, systemById);

/** Their problems, each as `file path code: message`. */
export function problemsOfSides(...changes: readonly Change[]): readonly string[] {
  const result = readSides(changedSides(...changes));
  return result.ok ? [] : result.problems.map(({ file, path, code, message }) => `${file} ${path} ${code}: ${message}`);
}

/** Our two kill teams, with these values changed. Throws when they have problems. */
export function sides2021(...changes: readonly Change[]): Pack {
  const result = readSides(changedSides(...changes));
  return present(result.ok ? result.pack : null, JSON.stringify(result));
}

/** The same for Lite. */
export function sidesLite(): Pack {
  const result = readSides(kt2021LiteSidesFiles);
  return present(result.ok ? result.pack : null, JSON.stringify(result));
}
