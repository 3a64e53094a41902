import type { Segment } from '../engine/campaign/model/state.ts';
import { contentName, contentText } from './content.ts';
import type { Words } from './words.ts';

type Tagged = Pick<Segment, 'milder'>;

/** What a tag of a segment is called, and whether it is a milder one. */
export function tagSaid(words: Words<'campaign'>, { milder = [] }: Tagged, tag: string): string {
  const name = contentName(words, tag, tag);
  return milder.includes(tag) ? words.campaign.tracker.milder(name) : name;
}

/** What a tag of the list does. */
export const tagDoes = (words: Words<'campaign'>, { milder = [] }: Tagged, tag: string): string =>
  contentText(words, milder.includes(tag) ? `${tag}/milder` : tag, '');
