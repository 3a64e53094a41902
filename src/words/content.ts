type Texts = Readonly<Record<string, string>>;

/** Names and sentences of packs in one language: names by id and by the name that the pack has, sentences by path. */
export interface Content {
  readonly names: Texts;
  readonly byName: Texts;
  readonly texts: Texts;
}

/** Words that know names of packs. */
export interface Named {
  readonly content: Content;
}

export const NO_CONTENT: Content = { names: {}, byName: {}, texts: {} };

/** The name of a card, weapon, table, event, mission or tick of a pack; `fallback`: as the pack has it. */
export const contentName = (words: Named, id: string, fallback: string): string => words.content.names[id] ?? fallback;

/** A sentence of a pack, keyed by path (`retrieve/primary`); `fallback`: as the pack has it, with its inches as they are written here. */
export const contentText = (words: Named, key: string, fallback: string): string =>
  words.content.texts[key] ?? fallback.replaceAll(/(\d)"/gu, '$1\u2033');

const known = new WeakMap<Content, WeakMap<Content, Content>>();

/** What both know; where both have something, that of the first. The same object each time. */
export function joinedContent(first: Content, more: Content): Content {
  const joins = known.get(first) ?? new WeakMap<Content, Content>();
  known.set(first, joins);
  const joined = joins.get(more) ?? {
    names: { ...more.names, ...first.names },
    byName: { ...more.byName, ...first.byName },
    texts: { ...more.texts, ...first.texts },
  };
  joins.set(more, joined);
  return joined;
}

const isNamed = (words: object): words is Named => 'content' in words;

/** Words that also know these names and sentences, where they know any. */
export const withContent = <T extends object>(words: T, more: Content): T =>
  isNamed(words) ? { ...words, content: joinedContent(words.content, more) } : words;
