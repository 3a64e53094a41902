import { createContext, use } from 'react';
import { present } from '../engine/core/invariant.ts';

/** An item that is open, by its place in the document. `fresh`: it was added just now. */
interface OpenItem {
  readonly path: string;
  readonly fresh: boolean;
}

/** The places of a document that is being written in, such as `script.objectives[0].text`. */
export interface Places {
  /** What is wrong at a place, or right below it (`here`: at this very place); null: nothing. */
  readonly flaw: (path: string, where?: 'here') => string | null;
  /** Null: none is open. */
  readonly open: OpenItem | null;
  readonly onOpen: (open: OpenItem | null) => void;
}

const Context = createContext<Places | null>(null);

export const PlacesProvider = Context.Provider;

export const usePlaces = (): Places => present(use(Context) ?? undefined, 'no document is being edited');
