import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { fetchSoon } from '../../ui/fetchSoon.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { HOME_PATH } from '../paths.ts';
import { UnreadableScreen } from '../battle/stages.ts';
import { AfterView, HomeView, KeptView, useCampaignWays } from './CampaignViews.tsx';
import { useOpenedCampaign } from './useOpenedCampaign.ts';
import { RetinueView } from './RetinueViews.tsx';
import * as views from './views.ts';

// While the campaign is read: React holds back for 300 ms what comes after a placeholder.
fetchSoon([views.CampaignHomeScreen, views.LastChapter, views.Succession]);

type RouteProps = { readonly id: string; readonly view: string | null; readonly of: string | null };

function OpenedCampaign({ id, view, of }: RouteProps) {
  const ways = useCampaignWays(id);
  // The screen is shown: now the others may come, so that nobody waits for them later.
  useEffect(() => fetchSoon(Object.values(views)), []);
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
  switch (outcome?.kind) {
    case undefined:
      return <LoadingScreen />;
    case 'absent':
      return <NotFoundScreen />;
    case 'unreadable':
    case 'newer':
      return <UnreadableScreen kind="campaign" id={props.id} outcome={outcome} onHome={() => go(HOME_PATH)} />;
    case 'opened':
      return <OpenedCampaign {...props} />;
  }
}
