import { isNowhere } from '../state/log/keptAs.ts';
import type { App } from '../state/base/app.ts';

/** Leaves what is open, unless it is nowhere but in memory: the battle, then the campaign that it may belong to. */
export async function leaveOpen(app: App): Promise<void> {
  await leaveBattle(app);
  const { campaign, campaignSave } = app.store.getState();
  if (campaign === null || isNowhere(campaignSave)) return;
  const { campaignPlayOf } = await import('../state/campaign/campaignPlay.ts');
  if (app.store.getState().campaign?.id === campaign.id) await campaignPlayOf(app).closeCampaign();
}

async function leaveBattle(app: App): Promise<void> {
  const { battle, save } = app.store.getState();
  if (battle === null || isNowhere(save)) return;
  const { playOf } = await import('../state/battle/play.ts');
  // Another one may have been begun while this was fetched.
  if (app.store.getState().battle?.id === battle.id) await playOf(app).closeBattle();
}
