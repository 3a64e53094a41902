import { beforeAll, describe, expect, it } from 'vitest';
import { isBundledId } from '../../../src/content/dependencies.ts';
import { loadPack } from '../../../src/content/loadPack.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { vanguardBandsFiles } from '../../../src/content/packs/vanguard-bands/files.ts';
import type { BandModel } from '../../../src/content/schema/warBands/bandModel.ts';
import { bandFacts, pointsOf } from '../../../src/content/warBands/bandFacts.ts';
import { loadShippedBands } from '../../../src/content/warBands/shippedBands.ts';
import { present } from '../../../src/engine/core/invariant.ts';

let pack: Pack;
beforeAll(async () => {
  pack = await loadShippedBands();
});

const modelOf = (id: string): BandModel => present(pack.bandModels.get(id), id);

const chosen = (id: string) => {
  const { faction, limit, members } = present(pack.warBands.get(id), id);
  return {
    faction: present(pack.bandFactions.get(faction), faction),
    limit,
    members: members.map((member, at) => ({ at, member, model: modelOf(member.model) })),
  };
};

describe('the war bands that ship', () => {
  it('should load without a problem, asking for no rules of another game', () => {
    const lookup = () => {
      throw new Error('no other rules');
    };
    expect(loadPack(vanguardBandsFiles, lookup)).toMatchObject({
      ok: true,
      summary: { id: 'vanguard-bands', counts: { bandFactions: 2, bandModels: 13, warBands: 2, bandScenarios: 3 } },
    });
    expect(isBundledId('vanguard-bands')).toBe(true);
  });

  it('should be read once', () => {
    expect(loadShippedBands()).toBe(loadShippedBands());
  });

  it.each(['iron-third', 'bone-choir'])('[V-75] should cost exactly 100 points and break no rule: %s', (id) => {
    expect(pointsOf(chosen(id))).toBe(100);
    expect(bandFacts(chosen(id))).toEqual([]);
  });

  it('[V-78] should be ours, every row of them', () => {
    const rows = [pack.bandFactions, pack.bandModels, pack.warBands, pack.bandScenarios];
    expect(rows.flatMap((kind) => [...kind.values()].map(({ provenance }) => provenance))).toEqual(
      Array.from({ length: 20 }, () => 'ours'),
    );
  });

  it('[V-76] should have one leader each, who gains a command point and a wound, and troopers who cannot lead', () => {
    for (const id of ['iron-third', 'bone-choir']) {
      const leaders = chosen(id).members.filter(({ member }) => member.leader);
      expect(leaders.map(({ model }) => model.leads)).toEqual([{ cp: 1, wn: 1 }]);
    }
    expect(modelOf('chorister').leads).toBeNull();
  });

  it('[V-01] should have round, oval and rectangular bases, the horse of the outrider a long one', () => {
    expect(modelOf('third-outrider').base).toEqual({ shape: 'oval', width: 42, length: 75 });
    expect(modelOf('bone-bier').base.shape).toBe('rectangle');
    expect(modelOf('chorister').base).toEqual({ shape: 'round', width: 25, length: 25 });
  });

  it('[V-06] should have a blast with a profile of its own on some attacks, and none on most', () => {
    const attack = (model: string, id: string) =>
      present(
        modelOf(model).attacks.find((each) => each.id === id),
        id,
      );
    expect(attack('third-grenadier', 'shell-thrower').followUp).toEqual({
      name: 'Burst',
      radius: 2,
      dice: 1,
      hit: 4,
      ap: 0,
      d: 1,
    });
    expect(attack('third-captain', 'hotgun').followUp).toBeNull();
  });

  it('[V-07] should have an action that returns a removed model, on the Precentor alone', () => {
    const returning = [...pack.bandModels.values()].filter(({ actions }) =>
      actions.some(({ effect }) => effect.kind === 'return'),
    );
    expect(returning.map(({ id }) => id)).toEqual(['precentor']);
    expect(modelOf('precentor').actions).toMatchObject([
      { id: 'call-back', length: 'long', effect: { wounds: 1, within: 3, clear: 1 } },
    ]);
  });

  it('[V-08] should have an ability for CP before the hit roll, on the captain and not on the rifles', () => {
    expect(modelOf('third-captain').abilities).toMatchObject([
      { cp: 1, moment: 'hitRoll', change: { what: 'die', value: 1 } },
    ]);
    expect(modelOf('third-rifle').abilities).toEqual([]);
  });

  it('[V-77] should have attacks and abilities that a whole faction has, and a faction without an attack', () => {
    expect(pack.bandFactions.get('charnel-choirs')).toMatchObject({
      attacks: [{ id: 'teeth-and-nails', kind: 'melee' }],
      abilities: [{ id: 'unfinished-verse', cp: 1 }],
    });
    expect(pack.bandFactions.get('foundry-thirds')?.attacks).toEqual([]);
  });

  it('[V-04] [V-05] should have an invulnerable value, options for points and attacks of both kinds', () => {
    expect(modelOf('precentor').invulnerable).toEqual([5]);
    expect(modelOf('bass').invulnerable).toEqual([]);
    expect(modelOf('third-rifle').options).toMatchObject([
      { id: 'marked-barrel', points: 3, replaces: ['third-rifle-gun'], attacks: [{ range: 30, ap: 1 }] },
      { id: 'cup-discharger', points: 6, replaces: [] },
    ]);
    expect(modelOf('third-rifle').attacks.map(({ kind }) => kind)).toEqual(['ranged', 'melee']);
  });
});

describe('the scenarios that ship', () => {
  const scenario = (id: string) => present(pack.bandScenarios.get(id), id);

  it('[V-84] should have Gather Intelligence with five objectives in a layout marked ours', () => {
    const { objectives, layout } = scenario('gather-intelligence');
    expect(layout.provenance).toBe('ours');
    expect(objectives.map(({ near }) => near)).toEqual([null, 'first', 'first', 'second', 'second']);
  });

  it('[V-84] should not have those five in another scenario', () => {
    expect(scenario('cold-ferry').objectives).toHaveLength(3);
    expect(scenario('last-bell').objectives.map(({ near }) => near)).toEqual(['first', 'second']);
  });

  it('[V-02] should be for a table of 36″ by 36″', () => {
    expect([...pack.bandScenarios.values()].every(({ map }) => map.includes('36″ by 36″'))).toBe(true);
  });

  it('[V-86] should score there 3 for the centre, 1 near oneself, 2 near the enemy, and otherwise elsewhere', () => {
    const { objectives } = scenario('gather-intelligence');
    expect(objectives.map(({ points: { first, second } }) => [first, second])).toEqual([
      [3, 3],
      [1, 2],
      [1, 2],
      [2, 1],
      [2, 1],
    ]);
    expect(scenario('last-bell').objectives.map(({ points }) => points.first)).toEqual([1, 3]);
  });

  it('[V-81] [V-83] should last 5 rounds with an end die of 4 or more, or as they say themselves', () => {
    expect(scenario('gather-intelligence')).toMatchObject({ rounds: 5, endDie: 4, leaderObjectives: [] });
    expect(scenario('cold-ferry')).toMatchObject({ rounds: 4, endDie: null });
    expect(scenario('last-bell')).toMatchObject({ rounds: 6, endDie: 5 });
  });

  it('[V-83] should have leader objectives in two of them', () => {
    expect(scenario('cold-ferry').leaderObjectives).toMatchObject([{ deed: 'enemyRemoved', points: 4 }]);
    expect(scenario('last-bell').leaderObjectives).toMatchObject([{ deed: 'stands', points: 3 }]);
  });

  it('[V-80] [V-88] should say the map, both zones and the edges each side falls back to', () => {
    for (const { map, deployment, fallback } of pack.bandScenarios.values()) {
      expect([map, deployment.first, deployment.second].every((said) => said.length > 0)).toBe(true);
      expect(Math.min(fallback.first.length, fallback.second.length)).toBeGreaterThan(0);
    }
    expect(scenario('last-bell').fallback).toEqual({ first: ['south', 'west'], second: ['north', 'east'] });
  });
});
