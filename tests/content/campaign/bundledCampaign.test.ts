import { beforeAll, describe, expect, it } from 'vitest';
import { type BundledCampaign, loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import { lackingFor } from '../../../src/content/campaign/lacking.ts';
import { loadCampaignPack } from '../../../src/content/campaign/loadCampaignPack.ts';
import { campaignFiles } from '../../../src/content/packs/campaignFiles.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';
import { rowFor } from '../../../src/engine/family/killteam/tables/rollTable.ts';

let bundled: BundledCampaign;
beforeAll(async () => {
  bundled = await loadBundledCampaign();
});

const item = (id: string) => present(bundled.content.items.get(id), id);

describe('bundled campaign pack', () => {
  it('should load without a problem', () => {
    const result = loadCampaignPack(campaignFiles, bundled.pack, systemById);
    expect(result.ok ? [] : result.problems).toEqual([]);
  });

  it('should have every gun that can be bought for one hand as a pistol, or for both', () => {
    const { campaignPack, pack } = bundled;
    const both = campaignPack.wargear.filter(({ twoHanded }) => twoHanded).map((row) => row.item);
    const weapons = [...pack.weapons.values(), ...campaignPack.weapons];
    const guns = weapons.filter(({ ammo, gate }) => ammo !== null && gate !== 'card');
    expect(guns.map(({ id, pistol }) => [id, pistol === true])).toEqual(guns.map(({ id }) => [id, !both.includes(id)]));
  });

  it('should say which row a scenario lacks', () => {
    const { pack } = bundled;
    expect(lackingFor(pack, { mission: 'retrieve', faction: 'chaos-cult' })).toBeNull();
    expect(lackingFor(pack, { mission: 'gone', faction: 'chaos-cult' })).toBe('gone');
    expect(lackingFor(pack, { mission: 'retrieve', faction: 'nobody' })).toBe('nobody');
  });

  it('should be read once', () => {
    expect(loadBundledCampaign()).toBe(loadBundledCampaign());
  });

  it('should have all rows of the sheets', () => {
    const { campaignPack: pack } = bundled;
    const sizes = [pack.backgrounds, pack.honours, pack.scars, pack.ploys, pack.powers, pack.objectives, pack.bases];
    expect(sizes.map(({ length }) => length)).toEqual([22, 54, 10, 14, 6, 6, 6]);
    expect([pack.levels.length, pack.casualties.length, pack.awards.length]).toEqual([32, 13, 10]);
    expect([pack.loot.length, pack.equipment.filter(({ gate }) => gate !== 'relic').length]).toEqual([16, 14]);
    expect(pack.ploys.filter(({ kind }) => kind === 'strategic')).toHaveLength(6);
  });

  it.each([
    ['combat', ['inexorable', 'bladework', 'dirty-fighter', 'vicious', 'duellist', 'savage'], 6],
    ['marksman', ['gun-ace', 'crack-shot', 'quick-reload', 'steady-aim', 'long-eye', 'death-from-above'], 3],
    ['scout', ['light-foot', 'ghost', 'climber', 'pathfinder', 'ambusher', 'sixth-sense'], 0],
    [
      'space-marine',
      ['assassin', 'chapter-exemplar', 'honoured-by-the-armoury', 'swift', 'specialized', 'spiritual-resolve'],
      6,
    ],
    ['deathwatch', ['the-long-vigil', 'adaptive-swordsmanship'], 2],
  ])('should list the honours of %s by face, and know which are printed', (specialism, ids, official) => {
    const rows = bundled.campaignPack.honours.filter((row) => row.specialism === specialism);
    expect(rows.toSorted((a, b) => a.face - b.face).map(({ id }) => id)).toEqual(ids);
    expect(rows.filter(({ provenance }) => provenance === 'official-number')).toHaveLength(official);
  });

  it.each([
    [1, 'torn-open', 1],
    [2, 'scorched', 1],
    [5, 'heard-afar', 1],
    [6, 'held-back', 0],
  ])('should have perils: %s is %s', (face, id, effects) => {
    const perils = present(bundled.campaignPack.tables[0], 'perils');
    expect(rowFor(perils, face)).toMatchObject({ id });
    expect(rowFor(perils, face)?.effects).toHaveLength(effects);
  });
});

describe('campaignContentOf', () => {
  it.each([
    ['lasgun', { slot: 'ranged', wp: 1, ep: 0, gate: 'basic', twoHanded: true }],
    ['sword', { slot: 'melee', wp: 1, gate: 'basic' }],
    ['web-pistol', { slot: 'ranged', gate: 'rare' }],
    ['hound-jaws', { slot: 'melee', gate: 'card' }],
    ['carapace', { slot: 'armour', wp: 3, save: 4, gate: 'restricted' }],
    ['frag-grenade', { slot: 'equipment', wp: 0, ep: 1, gate: 'basic' }],
    ['medkit', { slot: 'equipment', ep: 2, gate: 'basic' }],
    ['forbidden-tome', { slot: 'equipment', gate: 'relic' }],
    ['relic-blade', { slot: 'melee', gate: 'relic' }],
  ] as const)('should offer %s as it is bought', (id, bought) => {
    expect(item(id)).toMatchObject(bought);
  });

  it('should give armour the trait that the campaign pack has for it', () => {
    expect(item('refractor-amulet').trait).toMatchObject({
      source: 'armour',
      modifiers: [{ op: 'shrug', per: 'turningPoint' }],
    });
    expect(item('flak-vest').trait).toBeNull();
  });

  it('should join what both packs say of a difficulty', () => {
    expect(bundled.content.difficulties).toEqual({
      easy: {
        casualty: 1,
        equipmentRerolls: true,
        xpPercent: 100,
        retinueDv: { first: 7, further: 5 },
        objectives: 2,
      },
      medium: {
        casualty: 0,
        equipmentRerolls: true,
        xpPercent: 100,
        retinueDv: { first: 6, further: 4 },
        objectives: 1,
      },
      hard: {
        casualty: 0,
        equipmentRerolls: false,
        xpPercent: 125,
        retinueDv: { first: 5, further: 4 },
        objectives: 1,
      },
    });
  });

  it('should have cards of all kinds with what a campaign reads of them', () => {
    expect(bundled.content.cards.get('serviceman')).toMatchObject({
      kind: 'follower',
      ownArmour: 'flak-vest',
      wargearCapacity: 2,
      capacityCost: 1,
      arms: [['lasgun', 'bayonet']],
    });
  });
});
