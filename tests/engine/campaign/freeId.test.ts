import { describe, expect, it } from 'vitest';
import { freeId } from '../../../src/engine/campaign/model/freeId.ts';
import { campaignContent } from '../../support/campaignContent.ts';
import { CampaignPlay, campaign, recruit } from '../../support/campaignPlay.ts';

/** A campaign out of a file whose counter lags behind the ids in it. */
function lagging(): CampaignPlay {
  const { state } = campaign()
    .does(recruit('acolyte'), recruit('hiver'))
    .does({ type: 'correct', correction: { what: 'addItem', item: 'knife', wpLess: 0 } });
  return new CampaignPlay({ ...state, made: 0 }, [], campaignContent);
}

const idsOf = ({ state }: CampaignPlay) => state.members.map(({ id }) => id);

describe('ids of a campaign that was brought', () => {
  it('should go on from a number, past those that are taken', () => {
    expect(freeId('p', 2, ['p1'])).toBe('p2');
    expect(freeId('p', 2, ['p2', 'p4', 'p3'])).toBe('p5');
  });

  it('should give a recruit an id that nobody has', () => {
    const before = lagging();
    expect(idsOf(before)).toEqual(['m1', 'm2']);
    const after = before.does(recruit('hiver')).does(recruit('hiver'));
    expect(new Set(idsOf(after)).size).toBe(4);
  });

  it('should give a found thing a key that no other has', () => {
    const before = lagging();
    const taken = before.state.stash.map(({ key }) => key);
    const ahead = new CampaignPlay({ ...before.state, made: Number(taken[0]?.slice(1)) - 1 }, [], campaignContent);
    const after = ahead.does({ type: 'correct', correction: { what: 'addItem', item: 'knife', wpLess: 0 } });
    const keys = after.state.stash.map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });
});
