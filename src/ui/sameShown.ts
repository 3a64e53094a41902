const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether two things of plain words, numbers, lists and objects say the same: for parts that are drawn again only when what
 * they show has changed. An absent key is as good as one that is undefined; functions are the same only if identical.
 */
export function sameShown(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) if (!sameShown(one[key], other[key])) return false;
  return true;
}
