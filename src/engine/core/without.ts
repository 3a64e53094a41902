/** The same without what is kept under this key. */
export function without<T extends object, K extends keyof T>(from: T, key: K): Omit<T, K> {
  const { [key]: _left, ...rest } = from;
  return rest;
}
