import type { Words } from '../../words/words.ts';
import { packName } from '../../words/packName.ts';
import type { Brought } from './useBroughtFile.ts';

/** That a brought battle or campaign is here now, or was before. */
export function broughtSentence(
  words: Words<'saving'>,
  { kind, title }: Extract<Brought, { kind: 'here' | 'same' }>,
): string {
  const { imported, alreadyHere } = words.saving;
  return (kind === 'here' ? imported : alreadyHere)(packName(words, title));
}
