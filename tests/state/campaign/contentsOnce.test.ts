import { describe, expect, it } from 'vitest';
import type { CampaignContents } from '../../../src/state/campaign/campaignPorts.ts';
import { ContentsOnce } from '../../../src/state/campaign/contentsOnce.ts';

/** Contents whose loads end when they are told to, each with what there was when it began. */
function slow() {
  const ends: (() => void)[] = [];
  let packs = 0;
  const load = () => {
    const found = { pack: packs } as unknown as CampaignContents;
    return new Promise<CampaignContents>((resolve) => {
      ends.push(() => resolve(found));
    });
  };
  return {
    box: new ContentsOnce(load),
    change: () => {
      packs += 1;
    },
    end: async (index: number) => {
      await Promise.resolve();
      ends[index]?.();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

describe('contents that are fetched once', () => {
  it('should have what came while they were still being fetched', async () => {
    const { box, change, end } = slow();
    void box.fetch();
    change();
    void box.renew();
    await end(0);
    await end(1);
    expect(box.now).toEqual({ pack: 1 });
  });

  it('should not go back to older ones when packs change twice', async () => {
    const { box, change, end } = slow();
    void box.fetch();
    await end(0);
    change();
    void box.renew();
    change();
    void box.renew();
    await end(2);
    await end(1);
    await end(2);
    expect(box.now).toEqual({ pack: 2 });
  });

  it('should fetch nothing again that nobody wanted yet', async () => {
    const { box, end } = slow();
    await box.renew();
    await end(0);
    expect(box.now).toBeNull();
  });
});
