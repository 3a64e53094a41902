import type { Words } from './words.ts';
import { contentName } from './content.ts';

/** Why a roll is changed: a reason of the rules by its code, a trait by its name; one that nothing names is an ability. */
export const changeName = (words: Words<'campaign'>, why: string): string =>
  words.campaign.dice.changes[why] ?? contentName(words, why, words.campaign.dice.changes['trait'] ?? why);
