import type { RowRef } from '../content/packRows.ts';
import { rowGoneSaid, type RowGoneWords } from './rowGone.ts';

/** The sentences of a shelf about what is removed from it. */
interface RemovalWords {
  readonly removed: (name: string) => string;
  readonly back: (name: string) => string;
  readonly rowGone: RowGoneWords;
  /** `by`: the rows that name it. */
  readonly inUse: (by: string) => string;
  readonly failed: string;
  readonly tooLarge: string;
}

/** A sentence about what was done. `undo`: how to take it back, null: not at all; `harm`: it was refused or went wrong. */
export interface RemovalSaid {
  readonly text: string;
  readonly undo: (() => void) | null;
  readonly harm: boolean;
}

/** What came of it, or why nothing has changed. `undo`: puts the row back; `use`: what has it; `inUse`: rows that name it. */
type Removed =
  | {
      readonly kind: 'stored';
      readonly undo: () => Promise<'stored' | 'failed' | 'tooLarge'>;
      readonly use: Parameters<typeof rowGoneSaid>[2];
    }
  | { readonly kind: 'inUse'; readonly by: readonly string[] }
  | { readonly kind: 'failed' | 'tooLarge' };

type Removal = {
  /** Removes a row that no other names; it can be brought back. */
  readonly removeRow: (ref: RowRef) => Promise<Removed>;
  readonly words: RemovalWords;
  /** How names are joined. */
  readonly list: (names: readonly string[]) => string;
  readonly say: (said: RemovalSaid) => void;
  /** Reads the shelf anew. */
  readonly again: () => Promise<unknown>;
};

/** How every shelf of the workshop removes a row: not one that another names, kept in the bin, taken back with one press. */
export const rowRemoval =
  ({ removeRow, words, list, say, again }: Removal) =>
  async (ref: RowRef, name: string): Promise<void> => {
    const done = await removeRow(ref);
    if (done.kind === 'inUse') return say({ text: words.inUse(list(done.by)), undo: null, harm: true });
    if (done.kind !== 'stored') return say({ text: words[done.kind], undo: null, harm: true });
    const undo = async () => {
      const kind = await done.undo();
      say({ text: kind === 'stored' ? words.back(name) : words[kind], undo: null, harm: kind !== 'stored' });
      await again();
    };
    const text = rowGoneSaid(
      { words: words.rowGone, list },
      { kind: ref.kind, removed: words.removed(name) },
      done.use,
    );
    say({ text, undo: () => void undo(), harm: false });
    await again();
  };
