import type { StoreFault } from '../persistence/textStorage.ts';

/**
 * Whether everything is kept. `writing`: the second copy is not confirmed yet. `unsaved`: play goes on in memory, the next
 * command tries again. `readOnly`: another tab writes, or a newer app has written.
 */
export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'writing' }
  | { readonly kind: 'unsaved'; readonly cause: StoreFault }
  | { readonly kind: 'readOnly'; readonly cause: 'otherTab' };

export const SAVED: SaveStatus = { kind: 'saved' };
export const WRITING: SaveStatus = { kind: 'writing' };
export const OTHER_TAB: SaveStatus = { kind: 'readOnly', cause: 'otherTab' };
