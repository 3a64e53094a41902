import type { TableWords } from './tableWords.ts';

/** How the save stands, as a sentence. */
export const saveSentence = ({ storage }: TableWords, shown: 'saved' | 'writing' | 'unsaved' | 'readOnly'): string =>
  ({
    saved: storage.saved,
    writing: storage.writing,
    unsaved: storage.notSavedFull,
    readOnly: storage.readOnlyFull,
  })[shown];
