import { contentName } from '../words/content.ts';
import type { Choice } from './choices.ts';

const PLACES = ['entry-point', 'random-terrain', 'far edge', 'nearest light terrain', 'vent within 4" of a door'];

/** Places on the board at which somebody may arrive, in words. */
export const placeChoices = (words: Parameters<typeof contentName>[0]): readonly Choice[] =>
  PLACES.map((id) => ({ id, name: contentName(words, id, id) }));
