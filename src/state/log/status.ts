import type { StoreFault } from '../../persistence/textStorage.ts';

/** Why a store does not have the last change: it failed, or it does not answer. */
export type Lack = StoreFault | 'silent';

/** What had to be put aside when a log was opened: one copy of two that went different ways, or what could not be read. */
export type Apart = 'parted' | 'torn';

/**
 * Where the last change is kept. `saved`: in both stores. `parted`: in both, of which one had gone another way; what it
 * held is put aside. `torn`: in both, but not all that was stored could be read; that is put aside. `once`: in one of them; `lacks`: why not in the other, null: it
 * is meant to be so, as for what is archived. `writing`: the second store has not confirmed it yet; `first`: why the first
 * one does not have it, null: it has. `unsaved`: in neither; play goes on in memory and the next command tries again.
 * `readOnly`: another tab writes.
 */
export type SaveStatus =
  | { readonly kind: 'saved' | Apart }
  | { readonly kind: 'once'; readonly in: 'first' | 'second'; readonly lacks: Lack | null }
  | { readonly kind: 'writing'; readonly first: StoreFault | null }
  | { readonly kind: 'unsaved'; readonly cause: StoreFault }
  | { readonly kind: 'readOnly'; readonly cause: 'otherTab' };

export const SAVED: SaveStatus = { kind: 'saved' };
