import type { Words } from './words.ts';

/** How a save stands. `once`: in one of two places; `lacks`: why not in the other, null: it is meant to be so. */
type Save =
  | { readonly kind: 'saved' | 'parted' | 'writing' | 'unsaved' | 'readOnly' }
  | { readonly kind: 'once'; readonly in: 'first' | 'second'; readonly lacks: string | null };

/** How the save stands, as a sentence. */
export function saveSentence({ storage }: Pick<Words<'shared'>, 'storage'>, save: Save): string {
  switch (save.kind) {
    case 'saved':
    case 'parted':
      return storage.saved;
    case 'writing':
      return storage.writing;
    case 'unsaved':
      return storage.notSavedFull;
    case 'readOnly':
      return storage.readOnlyFull;
    case 'once':
      if (save.lacks === null) return storage.savedOnce;
      if (save.lacks === 'silent') return storage.savedSilent;
      return save.in === 'first' ? storage.savedFirst : storage.savedSecond;
  }
}
