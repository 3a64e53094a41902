import '../support/systems.ts';
import { setClues } from '../support/smallCampaign.ts';
import { type Length, type LongCampaign, localBytes, playLongCampaign, tabOf } from '../support/longCampaign.ts';
import type { Task } from './engineTimes.ts';

/** What the stores of a browser hold of a campaign, to be put into another browser. */
const storesOf = ({ id, browser, ...told }: LongCampaign) => ({
  id,
  ...told,
  local: [...browser.storage.texts],
  durable: [...browser.durable.texts],
});

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

/** A campaign of that length, one just founded with as many operatives, and what is timed of both. */
export async function prepareCampaign(length: Length) {
  const [fresh, long] = [await playLongCampaign({ battles: 0, events: 0 }), await playLongCampaign(length)];
  return {
    fresh: storesOf(fresh),
    long: storesOf(long),
    bytes: localBytes(long),
    tasks: [await command('a command of a fresh campaign', fresh), await command('a command of the long one', long)],
  };
}
