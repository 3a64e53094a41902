import { fetchedOnce } from './fetched.ts';
import type { FirstWords } from './firstWords.ts';

/** Names and sentences of rows, as the catalogue has them. */
export type Content = FirstWords['content'];

const AS_IT_IS: Content = { names: {}, byName: {}, texts: {} };

/** What the starter module says, by language; its pack has the English. Nobody waits for it before the first screen is shown. */
export const starterWords = fetchedOnce<Content>(
  async (language) =>
    language === 'en' ? AS_IT_IS : (await import('./fr/starterModule/starterModule.ts')).starterModule,
  AS_IT_IS,
);

/** Words that also know these names and sentences. */
export const withContent = <T extends Pick<FirstWords, 'content'>>(words: T, { names, byName, texts }: Content): T => ({
  ...words,
  content: {
    names: { ...names, ...words.content.names },
    byName: { ...byName, ...words.content.byName },
    texts: { ...texts, ...words.content.texts },
  },
});
