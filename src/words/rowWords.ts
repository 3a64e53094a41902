import { fetchedOnce } from './fetched.ts';
import type { FirstWords } from './firstWords.ts';

/** What rows of a campaign pack are called and mean, by id. */
export type RowWords = Readonly<Record<string, { readonly name: string; readonly text: string }>>;

/** Those words by language; nobody waits for them before a campaign or a battle of one is opened. */
export const rowWords = fetchedOnce<RowWords>(async (language) => {
  const { rows } = await (language === 'en' ? import('./en/campaign/rows.ts') : import('./fr/campaign/rows.ts'));
  return rows;
});

type Named = Pick<FirstWords, 'content'>;

/**
 * Words that also know the names and meanings of these rows, so that `contentName` finds a row by its id and `contentText` by
 * its id or by `id/text`.
 */
export function withRows<T extends Named>(words: T, rows: RowWords): T {
  const entries = Object.entries(rows);
  const names = Object.fromEntries(entries.map(([id, { name }]) => [id, name]));
  const texts = Object.fromEntries(
    entries.flatMap(([id, { text }]) => [
      [id, text],
      [`${id}/text`, text],
    ]),
  );
  const { content } = words;
  return {
    ...words,
    content: { ...content, names: { ...names, ...content.names }, texts: { ...texts, ...content.texts } },
  };
}
