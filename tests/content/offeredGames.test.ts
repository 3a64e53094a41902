import { describe, expect, it } from 'vitest';
import { OFFERED_GAMES } from '../../src/content/offeredGames.ts';
import { CAMPAIGN_SYSTEM, fetchedSystems } from '../../src/engine/systems/killTeams.ts';
import { SYSTEM_IDS } from '../../src/engine/systems/registry.ts';

describe('the games offered', () => {
  it('should be the systems there are, in their order', () => {
    expect(OFFERED_GAMES.map(({ id }) => id)).toEqual([...SYSTEM_IDS]);
  });

  it('should prepare a retinue where there are campaigns of it', () => {
    const prepared = OFFERED_GAMES.filter(({ prepares }) => prepares === 'retinue').map(({ id }) => id);
    expect(prepared).toEqual(
      fetchedSystems()
        .filter(({ hasCampaigns }) => hasCampaigns)
        .map(({ id }) => id),
    );
    expect(prepared).toContain(CAMPAIGN_SYSTEM.id);
  });
});
