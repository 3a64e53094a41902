import { isNowhere } from '../state/keptAs.ts';
import { gameStore } from '../state/store.ts';

/** Leaves what is open, unless it is nowhere but in memory: the battle, then the campaign that it may belong to. */
export async function leaveOpen(): Promise<void> {
  await leaveBattle();
  const { campaign, campaignSave } = gameStore.getState();
  if (campaign === null || isNowhere(campaignSave)) return;
  const { closeCampaign } = await import('../state/campaign/campaignPlay.ts');
  if (gameStore.getState().campaign?.id === campaign.id) await closeCampaign();
}

async function leaveBattle(): Promise<void> {
  const { battle, save } = gameStore.getState();
  if (battle === null || isNowhere(save)) return;
  const { closeBattle } = await import('../state/play.ts');
  // Another one may have been begun while this was fetched.
  if (gameStore.getState().battle?.id === battle.id) await closeBattle();
}
