import { describe, expect, it } from 'vitest';
import { deploy, startAgain } from '../../../src/state/campaign/campaignBattle.ts';
import { redoCampaignIn, takeBackBattle } from '../../../src/state/campaign/campaignUndo.ts';
import { FakeBrowser } from '../../support/fakeBrowser.ts';
import {
  campaignTab,
  deployed,
  shownCampaign,
  smallCampaignRules,
  smallFounding,
  smallPlan,
} from '../../support/smallCampaign.ts';

/** A tab whose packs may lose the faction of the plan. */
async function losing() {
  const packs = { gone: false };
  const rules = {
    ...smallCampaignRules,
    lacks: () => (packs.gone ? 'cult' : null),
    field: (...plan: Parameters<typeof smallCampaignRules.field>) => {
      if (packs.gone) throw new Error('no faction cult');
      return smallCampaignRules.field(...plan);
    },
  };
  const tab = await campaignTab(new FakeBrowser(), { rules });
  tab.found(smallFounding);
  return { tab, packs };
}

const LACKING = { code: 'unknownRow', params: { row: 'cult' } };

describe('a scenario whose enemies no pack has any more', () => {
  it('should not be deployed', async () => {
    const { tab, packs } = await losing();
    packs.gone = true;
    expect(deploy(tab, smallPlan)).toEqual(LACKING);
    expect(shownCampaign(tab)).toMatchObject({ length: 0, battle: 'none' });
  });

  it('should not begin again, but may be called off', async () => {
    const { tab, packs } = await losing();
    deployed(deploy(tab, smallPlan));
    expect(await takeBackBattle(tab)).toBe(true);
    packs.gone = true;
    expect(redoCampaignIn(tab)).toBe(true);
    expect(shownCampaign(tab).battle).toBe('missing');
    expect(startAgain(tab)).toEqual(LACKING);
    expect(tab.dispatch({ type: 'callOff' })).toBeNull();
  });
});

describe('calling off', () => {
  it('should keep a battle that was over for whoever takes it back', async () => {
    const tab = await campaignTab(new FakeBrowser());
    tab.found(smallFounding);
    const battle = deployed(deploy(tab, smallPlan));
    tab.battles.dispatch({ type: 'endBattle', reason: 'primaryDone' });
    expect(tab.dispatch({ type: 'callOff' })).toBeNull();
    await tab.settled();
    expect(tab.campaigns.undo()).toBe(true);
    expect(shownCampaign(tab).battle).toBe('over');
    expect(await tab.battles.open(battle)).toEqual({ kind: 'opened' });
  });
});
