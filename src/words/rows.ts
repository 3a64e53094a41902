import type { Content } from './content.ts';

/** What rows of a pack are called and mean, by id. */
export type Rows = Readonly<Record<string, { readonly name: string; readonly text: string }>>;

/** Rows as names and texts of content: `contentName` finds a row by its id, `contentText` by its id or by `id/text`. */
export function contentOfRows(rows: Rows): Content {
  const entries = Object.entries(rows);
  const texts = entries.flatMap(([id, { text }]) => [
    [id, text],
    [`${id}/text`, text],
  ]);
  return {
    names: Object.fromEntries(entries.map(([id, { name }]) => [id, name])),
    byName: {},
    texts: Object.fromEntries(texts),
  };
}
