import type { SharedRetinue } from '../../persistence/sharedRetinue.ts';
import type { App } from '../base/app.ts';
import { campaignsOf } from './browserCampaign.ts';
import { takeRetinueIn } from './takeRetinue.ts';

/** Founds a campaign with a shared retinue, opens it and asks the browser to keep it. Returns its id. */
export async function takeRetinue(app: App, shared: SharedRetinue): Promise<string> {
  const id = await takeRetinueIn(campaignsOf(app), shared);
  void app.ports.askToKeep();
  return id;
}
