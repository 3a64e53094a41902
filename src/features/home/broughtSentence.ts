import type { FirstWords } from '../../words/firstWords.ts';
import { packName } from '../../words/look.ts';
import type { Brought } from './useBroughtFile.ts';

/** That a brought battle or campaign is here now, or was before. */
export function broughtSentence(
  words: FirstWords,
  { kind, title }: Extract<Brought, { kind: 'here' | 'same' }>,
): string {
  const { imported, alreadyHere } = words.storage;
  return (kind === 'here' ? imported : alreadyHere)(packName(words, title));
}
