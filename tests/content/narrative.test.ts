import { describe, expect, it } from 'vitest';
import { narrativeContentOf } from '../../src/content/campaign/narrativeContentOf.ts';
import { dataslateRoster } from '../../src/content/killTeams/dataslateRoster.ts';
import { tacOpsOf } from '../../src/content/tacOps.ts';
import { newCampaign } from '../../src/engine/campaign/newCampaign.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { CampaignPlay } from '../support/campaignPlay.ts';
import { enlists, OPENED } from '../support/dataslatePlay.ts';
import { sides2021 } from '../support/sides2021.ts';
import { loadBundledNarrative, narrativesIn } from '../../src/content/campaign/loadNarrative.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { kt2021NarrativeFiles } from '../../src/content/packs/kt2021-narrative/files.ts';
import { kt2021SidesFiles } from '../../src/content/packs/kt2021-sides/files.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { fetchSystems } from '../../src/engine/systems/registry.ts';

await fetchSystems();
const ours = await loadBundledNarrative();

type Book = Readonly<Record<string, unknown>>;

const problemsOf = (book: Book, ruleset = 'kt2021'): readonly string[] => {
  const pack = { ...(kt2021NarrativeFiles['pack.json'] as object), ruleset };
  const result = loadPack({ 'pack.json': pack, 'narrative.json': [book] }, systemById);
  return result.ok ? [] : result.problems.map(({ path, code, message }) => `${path} ${code}: ${message}`);
};
const changed = (set: Book): readonly string[] => problemsOf({ ...ours, ...set });

const ranks = (...xp: readonly number[]) => xp.map((each, at) => ({ id: `r${at}`, name: 'R', xp: each, honours: 0 }));
const total = (from: number | null, to: number | null) => ({ from, to, result: 'scar' });

describe('narrative play in a pack', () => {
  it('[K-81] should be taken with its ranks, honours, scars, requisitions and assets, as ours ships', () => {
    expect(problemsOf(ours)).toEqual([]);
    for (const list of [ours.ranks, ours.honours, ours.scars, ours.requisitions, ours.assets])
      expect(list.length).toBeGreaterThan(3);
    expect(new Set(ours.honours.map(({ list }) => list)).size).toBe(4);
  });

  it('[K-81] should not be needed: a pack of kill teams without it is whole', () => {
    const result = loadPack(kt2021SidesFiles, systemById);
    expect(result.ok && narrativesIn(result.pack)).toEqual([]);
  });

  it('should be of systems that have it', () => {
    expect(problemsOf(ours, 'kt2021-lite')).toEqual([]);
    expect(problemsOf(ours, 'kt3')).toEqual(['[0] notAllowed: kt3 has no narrative play of this kind']);
  });

  it('should be refused with the place of what is missing, misspelt or unheard of', () => {
    const { scars: _scars, ...without } = ours;
    expect(problemsOf(without)).toMatchObject([expect.stringContaining('[0].scars missing')]);
    expect(changed({ more: 1 })).toMatchObject([expect.stringContaining('[0].more unknownKey')]);
    expect(changed({ ranks: [{ id: 'A B', name: 'R', xp: 0, honours: 0 }] })).toMatchObject([
      expect.stringContaining('[0].ranks[0].id'),
    ]);
    expect(changed({ requisitions: [{ ...ours.requisitions[0], does: { kind: 'wish' } }] })).toMatchObject([
      expect.stringContaining('[0].requisitions[0].does'),
    ]);
  });

  it('should be refused with a sentence where ranks are out of order', () => {
    expect(changed({ ranks: [] })).toEqual(['[0].ranks notAllowed: needs a rank to begin with']);
    expect(changed({ ranks: ranks(1) })).toEqual(['[0].ranks[0].xp notAllowed: the first rank is from 0 XP on']);
    expect(changed({ ranks: ranks(0, 5, 5) })).toEqual([
      '[0].ranks[2].xp notAllowed: needs more than the 5 XP of the rank before it',
    ]);
    expect(changed({ ranks: ranks(0, 5, 6) })).toEqual([]);
  });

  it('should be refused with a sentence where a table has a hole, or a face twice', () => {
    const [first, second, ...rest] = ours.honours;
    expect(changed({ honours: [{ ...first, face: 2 }, second, ...rest] })).toEqual([
      '[0].honours[1].face notAllowed: face 2 is there before',
      '[0].honours notAllowed: no row has face 1',
    ]);
    expect(changed({ honours: [second, ...rest] })).toEqual(['[0].honours notAllowed: no row has face 1']);
    expect(changed({ scars: ours.scars.slice(0, 5) })).toEqual([
      '[0].scars notAllowed: needs a row for each face of a D6 or a D10',
    ]);
    expect(changed({ casualties: [total(null, 2), total(4, null)] })).toEqual([
      '[0].casualties[1].from notAllowed: does not follow the total before it',
    ]);
    expect(changed({ casualties: [total(null, 2), total(3, 6)] })).toEqual([
      '[0].casualties[1].to notAllowed: the last total has no upper end',
    ]);
    expect(changed({ casualties: [total(null, 2), total(3, null)] })).toEqual([]);
  });

  it('should be refused with a sentence where it promises what is not there, or says an id twice', () => {
    expect(changed({ honours: [] })[0]).toBe('[0].ranks[1].honours notAllowed: there are no battle honours');
    expect(changed({ assets: [] })).toEqual(['[0].requisitions[5].does notAllowed: there are no strategic assets']);
    const [asset, ...assets] = ours.assets;
    expect(changed({ assets: [{ ...asset, id: 'stiff-leg' }, ...assets] })).toEqual([
      '[0].assets[0].id notAllowed: "stiff-leg" is used before',
    ]);
  });
});

describe('a dataslate of a pack of the player’s own', () => {
  const own = sides2021(
    ['pack.json', ['id'], 'night-crews'],
    ['kill-teams.json', [0, 'fireTeams', 0, 'archetypes'], ['Infiltration']],
  );
  const slate = newCampaign(
    { name: 'Night tide', seed: 'tide', difficulty: 'medium', players: [{ id: 'p1', name: 'Ana', mark: 'A' }] },
    'kt2021',
  );
  const content = narrativeContentOf(own, ours);
  const opened = new CampaignPlay(slate, [], content).does(
    { ...OPENED, pack: 'night-crews' },
    enlists('Ada', { card: 'salt-captain' }),
  );
  const roster = present(dataslateRoster('c1', opened.state, { pack: own, content }), 'its roster');

  it('[K-04] [K-81] should have the archetypes that its own army list says, not those of ours', () => {
    const [row = ''] = roster.pack.retinues.keys();
    const mission = present(own.missions.get('harbour-lights'), 'a mission');
    const { tacOps } = tacOpsOf(sides2021(), mission, {
      first: { pack: roster.pack, team: row },
      second: { pack: sides2021(), team: 'salt-wardens' },
    });
    expect(tacOps?.archetypes).toEqual({ first: ['Infiltration'], second: ['Security', 'Recon'] });
  });
});
