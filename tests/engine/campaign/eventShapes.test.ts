import { describe, expect, it } from 'vitest';
import { loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import { campaignEventShapes } from '../../../src/engine/campaign/model/eventShapes.ts';
import { evolveCampaign } from '../../../src/engine/campaign/evolve/evolve.ts';
import { campaignLog } from '../../../src/persistence/campaignFile.ts';
import { playCampaign } from '../../support/randomCampaign.ts';
import { smallCampaignEntry } from '../../support/smallCampaign.ts';

const { content } = await loadBundledCampaign();
const { entry } = campaignLog(evolveCampaign);
const [first] = [smallCampaignEntry(1)];

const isRead = (event: object): boolean => entry.safeParse({ ...first, events: [event] }).success;

describe('events of a campaign from outside', () => {
  it('should all be read that campaigns have, by chance and against the rules', () => {
    const told = new Set<string>();
    for (const seed of ['read-1', 'read-2', 'read-3'])
      for (const event of playCampaign(seed, { content, scenarios: 4, lawless: true, watch: () => undefined }).events) {
        told.add(event.type);
        expect(campaignEventShapes[event.type].safeParse(event).error).toBeUndefined();
      }
    expect(told.size).toBeGreaterThan(40);
  });

  it.each([
    [
      'a list in place of a number',
      { type: 'casualtyMoved', member: 'm1', set: { changes: [{ why: 'a', by: [[[1]]] }] } },
    ],
    ['a text in place of yes or no', { type: 'earnedMoved', member: 'm1', set: { given: 'yes' } }],
    ['no list where there is one', { type: 'experienceDue', earned: {} }],
    ['nobody', { type: 'xpGained', xp: 3 }],
    ['a fraction of a day', { type: 'daySet', day: 1.5 }],
    ['nothing at all', { type: 'written' }],
  ])('should be refused with %s in them', (_, event) => {
    expect(isRead(event)).toBe(false);
  });

  it('should be kept as they are when they are of a later version', () => {
    expect(isRead({ type: 'sangTogether', song: [[[1]]] })).toBe(true);
    expect(isRead({ type: 'daySet', day: 2, weather: 'ash' })).toBe(true);
    expect(isRead({ type: 'constructor' })).toBe(true);
  });
});
