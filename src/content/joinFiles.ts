import { MANIFEST_FILE } from './packFiles.ts';

type Files = Readonly<Record<string, unknown>>;

/** One file of two packs: rows of both where both have rows, else the first one's. */
const joined = (one: unknown, other: unknown): unknown =>
  Array.isArray(one) && Array.isArray(other) ? [...(one as unknown[]), ...(other as unknown[])] : one;

/** Two packs of ours as one, under the manifest of the first: its files and rows, then those of the other. */
export const joinFiles = (base: Files, other: Files): Files => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(other)
      .filter(([file]) => file !== MANIFEST_FILE)
      .map(([file, rows]) => [file, file in base ? joined(base[file], rows) : rows]),
  ),
});
