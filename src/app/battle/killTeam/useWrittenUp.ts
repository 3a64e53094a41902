import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { App } from '../../../state/base/app.ts';
import { useApp, useGame } from '../../../state/base/useApp.ts';
import { campaignPath } from '../../paths.ts';

/** Whether the walk after this battle has begun: from there on it is taken back only through its campaign. */
async function isWrittenUp(app: App, campaign: string, battle: string): Promise<boolean> {
  const { campaignPlayOf } = await import('../../../state/campaign/campaignPlay.ts');
  if ((await campaignPlayOf(app).openCampaign(campaign)).kind !== 'opened') return false;
  const scenario = app.store.getState().campaign?.state.scenario ?? null;
  return scenario?.battle === battle && scenario.report !== null;
}

/** Leads from a finished battle of a campaign to the walk after it, once that has begun. */
export function useWrittenUp(battle: string): void {
  const app = useApp();
  const [, go] = useLocation();
  const campaign = useGame((game) =>
    game.battle === null || game.battle.state.result === null ? null : (game.battle.campaign?.id ?? null),
  );
  useEffect(() => {
    if (campaign === null) return undefined;
    let wanted = true;
    void isWrittenUp(app, campaign, battle).then(
      (written) => wanted && written && go(campaignPath(campaign, 'after'), { replace: true }),
    );
    return () => {
      wanted = false;
    };
  }, [campaign, battle, go, app]);
}
