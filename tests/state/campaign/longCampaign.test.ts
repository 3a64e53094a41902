import { beforeAll, describe, expect, it } from 'vitest';
import { type LongCampaign, localBytes, playLongCampaign, tabOf } from '../../support/longCampaign.ts';
import { shownCampaign } from '../../support/smallCampaign.ts';

const MOST_BYTES = 2_000_000;

describe('a campaign of 50 battles and 20,000 events', () => {
  let campaign: LongCampaign;
  beforeAll(async () => {
    campaign = await playLongCampaign({ battles: 50, events: 20_100 });
  });

  it('should be as long as it is said to be', () => {
    const { operatives, events } = campaign;
    expect(operatives).toBe(10);
    expect(events.campaign + events.battles).toBeGreaterThanOrEqual(20_000);
    expect(events.campaign).toBeGreaterThan(2500);
  });

  it('should stay under 2 MB in the first store, its battles in the second', () => {
    const texts = [...campaign.browser.storage.texts.keys()];
    expect(localBytes(campaign)).toBeLessThan(MOST_BYTES);
    expect(texts.filter((key) => /^retinue\/battle\/.*\/v\d/u.test(key))).toEqual([]);
    expect(texts.filter((key) => /^retinue\/battle\/.*\/summary$/u.test(key))).toHaveLength(50);
  });

  it('should fold from either of its copies', async () => {
    const tab = await tabOf(campaign.browser.killed());
    expect(await tab.openStored(campaign.id)).toEqual({ kind: 'opened' });
    const { state } = shownCampaign(tab);
    expect(state.chronicle.filter(({ kind }) => kind === 'battle')).toHaveLength(50);
    const wiped = campaign.browser.killed();
    wiped.storage.texts.clear();
    const other = await tabOf(wiped);
    expect(await other.openStored(campaign.id)).toEqual({ kind: 'opened' });
    expect(shownCampaign(other).state).toEqual(state);
  });
});
