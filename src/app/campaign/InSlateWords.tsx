import { type ReactNode, useContext, useMemo } from 'react';
import { withTerms } from '../../words/terms.ts';
import { SpeechContext, useWords } from '../../words/useWords.ts';

/** Screens of campaigns inside speak of a dataslate. */
export function InSlateWords({ children }: { readonly children: ReactNode }) {
  const speech = useContext(SpeechContext);
  const terms = useWords('dataslate');
  const value = useMemo(
    () => ({ ...speech, as: <T extends object>(words: T): T => withTerms(speech.as(words), terms) }),
    [speech, terms],
  );
  return <SpeechContext value={value}>{children}</SpeechContext>;
}
