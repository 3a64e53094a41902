import { type ReactNode, useContext, useMemo } from 'react';
import { InTerms } from '../../scene/InTerms.tsx';
import { useCampaign, useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { withTerms } from '../../words/terms.ts';
import { SpeechContext, useWords } from '../../words/useWords.ts';
import { CampaignUndo } from '../../features/retinue/CampaignUndo.tsx';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { CampaignSave } from './CampaignSave.tsx';
import type { CampaignWays } from './CampaignViews.tsx';
import * as views from './views.ts';

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

type ViewProps = { readonly ways: CampaignWays };

const undoOf = (ways: CampaignWays) => <CampaignUndo onBattle={ways.battle} onTimeline={() => ways.go('timeline')} />;

/** The home of a dataslate with all its doors. */
export function DataslateView({ ways }: ViewProps) {
  const { exportCampaign } = useCampaignPlay();
  return (
    <views.DataslateHome
      undo={undoOf(ways)}
      save={<CampaignSave onStorage={ways.storage} />}
      panel={<views.RequestPanel />}
      panelNext={<views.RequestNext />}
      doors={{
        onBack: ways.out,
        onMuster: ways.muster,
        onBattle: ways.battle,
        onAfter: () => ways.go('after'),
        onChronicle: () => ways.go('chronicle'),
        onFallen: () => ways.go('fallen'),
        onSettings: () => ways.go('settings'),
        onPrint: () => ways.go('print'),
        onExport: () => void exportCampaign().then(downloadFile),
        onShare: () => ways.go('share'),
        onStorage: ways.storage,
      }}
    />
  );
}
