import { showPath } from '../content/problem.ts';

/** Where two values first differ, and what each has there; null where there is nothing. */
export interface Difference {
  readonly path: string;
  readonly logged: unknown;
  readonly decided: unknown;
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

const keysOf = (logged: object, decided: object): readonly PropertyKey[] => {
  if (Array.isArray(logged) && Array.isArray(decided))
    return Array.from({ length: Math.max(logged.length, decided.length) }, (_, index) => index);
  return [...new Set([...Object.keys(logged), ...Object.keys(decided)])];
};

/**
 * The first difference of two JSON values, in the order in which the first has its keys. A key that is undefined is one that
 * is not there.
 */
export function firstDifference(logged: unknown, decided: unknown, path: readonly PropertyKey[]): Difference | null {
  if (logged === decided) return null;
  if (!isTree(logged) || !isTree(decided) || Array.isArray(logged) !== Array.isArray(decided))
    return { path: showPath(path), logged: logged ?? null, decided: decided ?? null };
  for (const key of keysOf(logged, decided)) {
    const found = firstDifference(Reflect.get(logged, key), Reflect.get(decided, key), [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
