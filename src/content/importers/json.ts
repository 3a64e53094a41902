import type { RosterNode } from './rosterNode.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value under an own key; undefined when there is none. */
export const valueOf = (record: JsonRecord, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Text and numbers as text, anything else as none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The text under the first of the keys that has some. */
export const firstText = (record: JsonRecord, ...keys: readonly string[]): string =>
  keys.map((key) => textOf(valueOf(record, key)).trim()).find((text) => text !== '') ?? '';

/** The items of an array under an own key; none when there is no array. */
export function itemsIn(record: JsonRecord, key: string): readonly unknown[] {
  const value = valueOf(record, key);
  return Array.isArray(value) ? value : [];
}

/** The objects among the items of an array under an own key. */
export const recordsIn = (record: JsonRecord, key: string): readonly JsonRecord[] =>
  itemsIn(record, key).filter(isRecord);

/** What converters from XML call the text of an element that has attributes too. */
const TEXT_KEYS: ReadonlySet<string> = new Set(['$text', '#text', '_text', '__text']);

/** `[a, b]`, `{ selection: [a, b] }` and `{ selection: a }` are the same list. */
const childrenIn = (value: object): readonly unknown[] =>
  Array.isArray(value) ? value : Object.values(value).flatMap((inner: unknown) => inner);

/** A roster tree from JSON that New Recruit or a converter from XML made of it. */
export function nodeOfJson(value: unknown): RosterNode {
  const attributes = new Map<string, string>();
  const lists = new Map<string, readonly RosterNode[]>();
  if (!isRecord(value)) return { attributes, text: textOf(value), lists };
  let text = '';
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object' && inner !== null) lists.set(key, childrenIn(inner).map(nodeOfJson));
    else if (TEXT_KEYS.has(key)) text = textOf(inner);
    else attributes.set(key, textOf(inner));
  }
  return { attributes, text, lists };
}
