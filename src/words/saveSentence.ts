import type { Words } from './words.ts';

/** How a save stands. `once`: in one of two places; `lacks`: why not in the other, null: it is meant to be so. */
type Save =
  | { readonly kind: 'saved' | 'parted' | 'torn' | 'writing' | 'unsaved' | 'readOnly' }
  | { readonly kind: 'once'; readonly in: 'first' | 'second'; readonly lacks: string | null };

/** How the save stands, as a sentence. */
export function saveSentence({ storage, saving }: Pick<Words<'battle'>, 'storage' | 'saving'>, save: Save): string {
  switch (save.kind) {
    case 'saved':
    case 'parted':
    case 'torn':
      return saving.saved;
    case 'writing':
      return saving.writing;
    case 'unsaved':
      return saving.notSavedFull;
    case 'readOnly':
      return saving.readOnlyFull;
    case 'once':
      if (save.lacks === null) return storage.savedOnce;
      if (save.lacks === 'silent') return saving.savedSilent;
      return save.in === 'first' ? saving.savedFirst : saving.savedSecond;
  }
}
