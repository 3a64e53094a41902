import { measureLocal } from '../../src/persistence/measureStores.ts';
import { setClues } from '../support/smallCampaign.ts';
import { type LongCampaign, playLongCampaign, tabOf } from '../support/longCampaign.ts';
import type { Task } from './engineTimes.ts';

/** What the stores of a browser hold of a campaign, to be put into another browser. */
const storesOf = ({ id, browser, ...told }: LongCampaign) => ({
  id,
  ...told,
  local: [...browser.storage.texts],
  durable: [...browser.durable.texts],
});

/** Bytes of everything that the synchronous store holds. */
export function localBytes({ browser }: LongCampaign): number {
  const { battles, campaigns, settings, other } = measureLocal(browser.storage);
  return battles.bytes + campaigns.bytes + settings.bytes + other.bytes;
}

/** One command, decided, applied and stored in both stores of a browser in memory. */
async function command(name: string, { id, browser }: LongCampaign): Promise<Task> {
  const tab = await tabOf(browser.killed());
  await tab.openStored(id);
  let clues = 0;
  return {
    name,
    run: () => {
      clues = (clues + 1) % 100;
      if (tab.dispatch(setClues(clues)) !== null) throw new Error('refused');
    },
  };
}

/** A campaign of so many battles and events, one just founded with as many operatives, and what is timed of both. */
export async function prepare(battles: number, events: number) {
  const [fresh, long] = [await playLongCampaign({ battles: 0, events: 0 }), await playLongCampaign({ battles, events })];
  return {
    fresh: storesOf(fresh),
    long: storesOf(long),
    bytes: localBytes(long),
    tasks: [await command('a command of a fresh campaign', fresh), await command('a command of the long one', long)],
  };
}
