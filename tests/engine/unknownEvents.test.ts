import { describe, expect, it } from 'vitest';
import { evolve } from '../support/fold.ts';
import { evolveCampaign } from '../../src/engine/campaign/evolve/evolve.ts';
import type { BattleEvent } from '../../src/engine/family/killteam/model/event.ts';
import type { CampaignEvent } from '../../src/engine/campaign/model/event.ts';
import { newCampaign } from '../../src/engine/campaign/newCampaign.ts';
import { smallSetup } from '../support/smallBattle.ts';

/** Names that every object has, and one of a later version. */
const NAMES = ['floated', '', ...Object.getOwnPropertyNames(Object.prototype)];

const eventOf = (type: string): unknown => JSON.parse(JSON.stringify({ type, to: 1 }));

describe('events that nobody knows', () => {
  it.each(NAMES)('should change nothing, and not throw: %s', (type) => {
    const battle = smallSetup();
    expect(evolve(battle, eventOf(type) as BattleEvent)).toBe(battle);
    const campaign = newCampaign({ name: 'A', seed: 's', difficulty: 'medium', players: [] }, 'acolyte');
    expect(evolveCampaign(campaign, eventOf(type) as CampaignEvent)).toBe(campaign);
  });
});
