import type { SharedRetinue } from '../../persistence/sharedRetinue.ts';
import { askForPersistence } from '../settings.ts';
import { campaignSession } from './browserCampaign.ts';
import { takeRetinueIn } from './takeRetinue.ts';

/** Founds a campaign with a shared retinue, opens it and asks the browser to keep it. Returns its id. */
export async function takeRetinue(shared: SharedRetinue): Promise<string> {
  const id = await takeRetinueIn(campaignSession, shared);
  void askForPersistence();
  return id;
}
