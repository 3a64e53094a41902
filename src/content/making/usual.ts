import type { Pack } from '../pack.ts';
import { patternOf } from './paths.ts';
import type { MadeKind } from './systems.ts';

type Most = Map<string, number>;

function look(value: unknown, path: string, most: Most): void {
  if (typeof value === 'number') {
    const pattern = patternOf(path);
    most.set(pattern, Math.max(value, most.get(pattern) ?? value));
  } else if (Array.isArray(value)) for (const each of value) look(each, `${path}[0]`, most);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) look(inner, path === '' ? key : `${path}.${key}`, most);
}

const known = new WeakMap<Pack, Map<MadeKind, Most>>();

/** The largest number that stands at a place in any row of a kind of a pack; null: none stands there. */
export function usualMost(pack: Pack, kind: MadeKind, pattern: string): number | null {
  const kinds = known.get(pack) ?? new Map<MadeKind, Most>();
  known.set(pack, kinds);
  const most = kinds.get(kind) ?? new Map<string, number>();
  if (!kinds.has(kind)) for (const row of pack[kind].values()) look(row, '', most);
  kinds.set(kind, most);
  return most.get(pattern) ?? null;
}
