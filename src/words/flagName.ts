import { contentText, type Named } from './content.ts';

/** A flag of a campaign (`hour-kept`) as the words that it is made of. */
export const flagWords = (flag: string): string => flag.replaceAll('-', ' ');

/** What a flag of a campaign is called: as a pack's words have it (`flags/hour-kept`), else by its own. */
export const flagName = (words: Named, flag: string): string => contentText(words, `flags/${flag}`, flagWords(flag));
