import type { StoragePanel } from '../../state/library/storagePanel.ts';
import type { Replaced } from '../../state/library/replace.ts';

/** `left`: so many saves could not be read and are not in the file. `bytes`: how large the file would be. */
export type ExportOutcome =
  | { readonly kind: 'exported'; readonly left: number }
  | { readonly kind: 'tooLarge'; readonly bytes: number }
  | { readonly kind: 'nothing' };

/** What the screen about saving does; a rejected promise counts as failed, with nothing changed. */
export interface StorageActions {
  readonly load: () => Promise<StoragePanel>;
  /** Asks the browser not to clear what is stored. */
  readonly onAskPersistence: () => Promise<'granted' | 'refused' | 'unsupported'>;
  /** Makes the file with everything and offers it. */
  readonly onExportAll: () => Promise<ExportOutcome>;
  /** The text of a copy, to be taken as a file. */
  readonly onReadCopy: (copyKey: string) => Promise<string | null>;
  /** Keeps what is here now, then puts the copy in its place. */
  readonly onRestore: (copyKey: string) => Promise<Replaced>;
  /** Removes a text that was kept aside, for good. */
  readonly onRemoveKept: (key: string) => Promise<unknown>;
}
