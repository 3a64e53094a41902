import { withoutMarks } from '../engine/core/plainWords.ts';
import { showPath, type Problem, type ProblemCode } from './problem.ts';

/** Deeper or larger than any pack is; beyond it a file is hostile or broken. */
const MAX_DEPTH = 32;
const MAX_VALUES = 200_000;

interface Reading {
  readonly file: string;
  readonly problems: Problem[];
  values: number;
}

type Path = readonly PropertyKey[];

const MESSAGES = {
  notJson: 'is no JSON value',
  forbiddenKey: 'this key is not allowed',
  tooDeep: `is nested deeper than ${MAX_DEPTH} levels`,
  tooLarge: `has more than ${MAX_VALUES} values`,
  unreadable: 'cannot be read',
} as const satisfies Partial<Record<ProblemCode, string>>;

function report(reading: Reading, path: Path, code: keyof typeof MESSAGES): null {
  reading.problems.push({ file: reading.file, path: showPath(path), code, message: MESSAGES[code] });
  return null;
}

function copyObject(source: object, path: Path, reading: Reading): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(source)) {
    if (key === '__proto__') report(reading, [...path, key], 'forbiddenKey');
    else copy[key] = copyValue(Reflect.get(source, key), [...path, key], reading);
    if (reading.values > MAX_VALUES) break;
  }
  return copy;
}

function copyArray(source: readonly unknown[], path: Path, reading: Reading): unknown[] {
  const copy: unknown[] = [];
  for (let i = 0; i < source.length && reading.values <= MAX_VALUES; i += 1)
    copy.push(copyValue(source[i], [...path, i], reading));
  return copy;
}

function copyValue(value: unknown, path: Path, reading: Reading): unknown {
  reading.values += 1;
  if (reading.values === MAX_VALUES + 1) return report(reading, [], 'tooLarge');
  if (typeof value === 'string') return withoutMarks(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value !== 'object') return report(reading, path, 'notJson');
  if (path.length >= MAX_DEPTH) return report(reading, path, 'tooDeep');
  return Array.isArray(value) ? copyArray(value, path, reading) : copyObject(value, path, reading);
}

/**
 * A fresh copy of a file's content made of plain JSON values only, read once: getters, proxies and prototypes cannot act
 * later. Its texts lose marks of direction; what is no JSON becomes null and is reported. Never throws.
 */
export function readJson(
  file: string,
  value: unknown,
): { readonly value: unknown; readonly problems: readonly Problem[] } {
  const reading: Reading = { file, problems: [], values: 0 };
  try {
    return { value: copyValue(value, [], reading), problems: reading.problems };
  } catch {
    report(reading, [], 'unreadable');
    return { value: null, problems: reading.problems };
  }
}
