import { type ReactNode, useContext, useMemo } from 'react';
import { withTerms } from '../words/terms.ts';
import { termsOf } from '../words/termsOf.ts';
import { SpeechContext, useWords } from '../words/useWords.ts';

type WithTerms = { readonly catalogue: NonNullable<ReturnType<typeof termsOf>>; readonly children: ReactNode };

function WithTerms({ catalogue, children }: WithTerms) {
  const speech = useContext(SpeechContext);
  const terms = useWords(catalogue);
  const value = useMemo(
    () => ({ ...speech, as: <T extends object>(words: T): T => withTerms(speech.as(words), terms) }),
    [speech, terms],
  );
  return <SpeechContext value={value}>{children}</SpeechContext>;
}

/** Lets everything inside speak in the terms of a system; suspends until they are here. */
export function InTerms({ system, children }: { readonly system: string; readonly children: ReactNode }) {
  const catalogue = termsOf(system);
  return catalogue === null ? children : <WithTerms catalogue={catalogue}>{children}</WithTerms>;
}
