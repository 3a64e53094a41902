const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const at = (of: object, key: string): unknown => (Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined);

const listsEqual = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => isEqual(each, b[index]));

const recordsEqual = (a: object, b: object): boolean =>
  Object.keys(a).every((key) => isEqual(at(a, key), at(b, key))) &&
  Object.keys(b).every((key) => Object.hasOwn(a, key) || at(b, key) === undefined);

/** Whether two values say the same as JSON, in whatever order their keys come; a key without a value is as good as none. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return listsEqual(a, b);
  return !Array.isArray(a) && !Array.isArray(b) && recordsEqual(a, b);
}
