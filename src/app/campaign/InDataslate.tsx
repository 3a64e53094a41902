import { type ReactNode, useContext, useMemo } from 'react';
import { InTerms } from '../../scene/InTerms.tsx';
import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import { withTerms } from '../../words/terms.ts';
import { SpeechContext, useWords } from '../../words/useWords.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';

function InSlateWords({ children }: { readonly children: ReactNode }) {
  const speech = useContext(SpeechContext);
  const terms = useWords('dataslate');
  const value = useMemo(
    () => ({ ...speech, as: <T extends object>(words: T): T => withTerms(speech.as(words), terms) }),
    [speech, terms],
  );
  return <SpeechContext value={value}>{children}</SpeechContext>;
}

/** Screens of campaigns inside speak of a dataslate, in the terms of its system; as soon as what it is kept with is here. */
export function InDataslate({ children }: { readonly children: ReactNode }) {
  const system = useCampaign(({ state }) => state.ruleset);
  const here = useCampaign(({ content }) => content.narrative !== undefined);
  if (!here) return <LoadingScreen />;
  return (
    <InTerms system={system}>
      <InSlateWords>{children}</InSlateWords>
    </InTerms>
  );
}
