import type { Words } from './words.ts';

/** How the save stands, as a sentence. */
export const saveSentence = (
  { storage }: Words<'battle'>,
  shown: 'saved' | 'writing' | 'unsaved' | 'readOnly',
): string =>
  ({
    saved: storage.saved,
    writing: storage.writing,
    unsaved: storage.notSavedFull,
    readOnly: storage.readOnlyFull,
  })[shown];
