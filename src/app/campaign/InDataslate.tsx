import type { ReactNode } from 'react';
import { InTerms } from '../../scene/InTerms.tsx';
import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { InSlateWords } from './InSlateWords.tsx';

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
