import type { Operative } from '../../engine/battle/operative.ts';
import { contentName } from '../../words/content.ts';
import type { Words } from '../../words/words.ts';

/** What an operative carries, in a line. */
export const carriedBy = (words: Words, { weapons }: Pick<Operative, 'weapons'>): string =>
  weapons.map(({ id, name }) => contentName(words, id, name)).join(', ');
