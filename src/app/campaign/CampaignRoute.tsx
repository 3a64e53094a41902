import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useCampaignBegunKey } from '../../scene/useHalfDone.ts';
import { useCampaign } from '../../state/campaign/campaignPlay.ts';
import { fetchSoon } from '../../ui/fetchSoon.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { HOME_PATH } from '../paths.ts';
import { SilentScreen, UnreadableScreen } from '../battle/stages.ts';
import { AfterView, type CampaignWays, HomeView, KeptView, useCampaignWays } from './CampaignViews.tsx';
import { DataslateView } from './DataslateViews.tsx';
import { useOpenedCampaign } from './useOpenedCampaign.ts';
import { RetinueView } from './RetinueViews.tsx';
import * as views from './views.ts';

// While the campaign is read: React holds back for 300 ms what comes after a placeholder.
fetchSoon([views.CampaignHomeScreen, views.LastChapter, views.Succession]);

type RouteProps = { readonly id: string; readonly view: string | null; readonly of: string | null };

/** A view of a dataslate: its own home and datacards, all else as of any campaign. */
function viewIn(ways: CampaignWays, view: string | null, of: string | null) {
  if (view === null) return <DataslateView ways={ways} />;
  if (view === 'after') return <AfterView ways={ways} />;
  if (view === 'print' && of === null) return <views.DataslatePrint onBack={ways.home} />;
  return <KeptView ways={ways} view={view} of={of} />;
}

function OpenedCampaign({ id, view, of }: RouteProps) {
  const ways = useCampaignWays(id);
  // The screen is shown: now the others may come, so that nobody waits for them later.
  useEffect(() => fetchSoon(Object.values(views)), []);
  const slate = useCampaign(({ state }) => state.dataslate !== undefined);
  if (slate) return <views.InDataslate>{viewIn(ways, view, of)}</views.InDataslate>;
  switch (view) {
    case null:
      return <HomeView ways={ways} />;
    case 'after':
      return <AfterView ways={ways} />;
    case 'roster':
    case 'recruit':
    case 'deploy':
    case 'operative':
    case 'equip':
      return <RetinueView view={view} of={of} ways={ways} />;
    default:
      return <KeptView ways={ways} view={view} of={of} />;
  }
}

/** A campaign by its id: opened first, then its home or one of its views. */
export function CampaignRoute(props: RouteProps) {
  const [, go] = useLocation();
  const outcome = useOpenedCampaign(props.id);
  const begun = useCampaignBegunKey();
  switch (outcome?.kind) {
    case undefined:
      return <LoadingScreen />;
    case 'absent':
      return <NotFoundScreen />;
    case 'silent':
      return <SilentScreen />;
    case 'unreadable':
    case 'newer':
      return <UnreadableScreen kind="campaign" id={props.id} outcome={outcome} onHome={() => go(HOME_PATH)} />;
    case 'opened':
      return <OpenedCampaign key={begun} {...props} />;
  }
}
