import { contentName } from '../words/content.ts';
import type { Choice } from './choices.ts';

const PLACES = ['entry-point', 'random-terrain'];

/** Places on the board at which somebody may arrive, in words. */
export const placeChoices = (words: Parameters<typeof contentName>[0]): readonly Choice[] =>
  PLACES.map((id) => ({ id, name: contentName(words, id, id) }));
