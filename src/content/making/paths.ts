/** A place in a row with the numbers of its lists left out: `profiles[].rules[]`. */
export const patternOf = (path: string): string => path.replaceAll(/\[\d+\]/gu, '[]');

const keysIn = (path: string): readonly (string | number)[] =>
  [...path.matchAll(/\[(?<at>\d+)\]|(?<key>[^.[\]]+)/gu)].map(({ groups }) =>
    groups?.['key'] === undefined ? Number(groups?.['at']) : groups['key'],
  );

function put(whole: unknown, [key, ...rest]: readonly (string | number)[], next: unknown): unknown {
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const list: readonly unknown[] = Array.isArray(whole) ? whole : [];
    return list.map((each, index) => (index === key ? put(each, rest, next) : each));
  }
  const record = typeof whole === 'object' && whole !== null ? whole : {};
  const inner = put(Reflect.get(record, key), rest, next);
  if (inner !== undefined) return { ...record, [key]: inner };
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
}

/** The same with something else at a place such as `profiles[0].attacks`; undefined: it is left out there. */
export const withAt = <T>(whole: T, path: string, next: unknown): T => put(whole, keysIn(path), next) as T;

/**
 * The same with every text at places of a pattern, such as `arms[][]`, changed. What is not there, or is no text, stays.
 */
export function mapTexts(whole: unknown, pattern: string, change: (text: string) => string): unknown {
  const steps = pattern.match(/\[\]|[^.[\]]+/gu) ?? [];
  const walk = (value: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return typeof value === 'string' ? change(value) : value;
    if (step === '[]') return Array.isArray(value) ? value.map((each) => walk(each, rest)) : value;
    if (typeof value !== 'object' || value === null || !(step in value)) return value;
    return { ...value, [step]: walk(Reflect.get(value, step), rest) };
  };
  return walk(whole, steps);
}
