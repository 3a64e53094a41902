import type { FirstWords } from './firstWords.ts';

type Named = Pick<FirstWords, 'content'>;

/** The name of a card, weapon, table, event, mission or tick of a pack; `fallback`: as the pack has it. */
export const contentName = (words: Named, id: string, fallback: string): string => words.content.names[id] ?? fallback;

/** A sentence of a pack, keyed by path (`retrieve/primary`); `fallback`: as the pack has it, with its inches as they are written here. */
export const contentText = (words: Named, key: string, fallback: string): string =>
  words.content.texts[key] ?? fallback.replaceAll(/(\d)"/gu, '$1\u2033');
