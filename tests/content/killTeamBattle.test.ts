import { describe, expect, it } from 'vitest';
import { killTeamBattle } from '../../src/content/killTeamBattle.ts';
import { loadKillTeamSides } from '../../src/content/killTeamSides.ts';
import { savedBattle } from '../../src/engine/systems/saved.ts';

const ana = { id: 'p1', name: 'Ana', mark: 'A' };
const ben = { id: 'p2', name: 'Ben', mark: 'B' };

describe('a battle of two equal sides', () => {
  it('should be ready to set up, plain: no events, alert, difficulty or ammunition', async () => {
    const pack = await loadKillTeamSides('kt3');
    const state = killTeamBattle({
      pack,
      mission: 'three-lamps',
      teams: [
        { team: 'dock-watch', player: ana },
        { team: 'ash-choir', player: ben },
      ],
      settings: { automation: { attack: 'assisted', falling: true } },
      dice: { people: 'table', tables: 'screen' },
      seed: 'seed',
    });
    expect(savedBattle().safeParse(state).success).toBe(true);
    expect(state.sides.map(({ name, hand }) => [name, hand])).toEqual([
      ['Dock watch', 'people'],
      ['Ash choir', 'people'],
    ]);
    for (const key of ['alert', 'tables', 'eventTable', 'npo', 'scenario']) expect(state).not.toHaveProperty(key);
    expect(state.settings).not.toHaveProperty('difficulty');
    expect(state.operatives.every(({ ammo }) => Object.keys(ammo).length === 0)).toBe(true);
  });
});
