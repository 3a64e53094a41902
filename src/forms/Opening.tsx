import { type ReactNode, useEffect, useState } from 'react';
import type { DraftHistory } from './draftHistory.ts';

type OpeningProps<D, W> = {
  /** Reads the document’s history. Called once; never rejects. */
  readonly open: () => Promise<DraftHistory<D, W>>;
  /** What is shown until then. */
  readonly waiting: ReactNode;
  readonly children: (first: DraftHistory<D, W>) => ReactNode;
};

/** A document that is being opened, then its editor. Another document is another opening, by its key. */
export function Opening<D, W>({ open, waiting, children }: OpeningProps<D, W>) {
  const [first, setFirst] = useState<DraftHistory<D, W> | null>(null);
  const [opening] = useState(() => open);
  useEffect(() => {
    let wanted = true;
    void opening().then((found) => wanted && setFirst(found));
    return () => {
      wanted = false;
    };
  }, [opening]);
  return first === null ? waiting : children(first);
}
