import { describe, expect, it } from 'vitest';
import { loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import { campaignContentOf } from '../../../src/content/campaign/campaignContentOf.ts';
import { withOwnRows } from '../../../src/content/campaign/withOwnRows.ts';
import { loadPack } from '../../../src/content/loadPack.ts';
import { newRow } from '../../../src/content/making/newRow.ts';
import { mergePacks } from '../../../src/content/mergePacks.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';

const { pack, campaignPack } = await loadBundledCampaign();

const honour = newRow('honours', { id: 'sure-foot', name: 'Sure foot' });
const scar = newRow('scars', { id: 'glass-eye', name: 'Glass eye' });
const ploy = newRow('campaignPloys', { id: 'low-lamps', name: 'Low lamps' });
const gear = newRow('campaignGear', { id: 'rope', name: 'Rope' });
const files = {
  'pack.json': manifestOf('mine', 'Mine'),
  'honours.json': [honour],
  'scars.json': [scar],
  'campaign-ploys.json': [ploy],
  'campaign-gear.json': [gear],
};
const problems = (changed: object) => {
  const result = loadPack({ ...files, ...changed }, systemById, pack);
  return result.ok ? [] : result.problems.map(({ file, path, code }) => [file, path, code]);
};
const loaded = () => {
  const result = loadPack(files, systemById, pack);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return mergePacks(pack, [result.pack]);
};

describe('what campaigns have of packs of players', () => {
  it('is sound as it is begun in the app', () => {
    expect(problems({})).toEqual([]);
  });

  it('stands behind what the app has, under ids of its pack, the trait called like its row', () => {
    const merged = loaded();
    const campaign = withOwnRows(campaignPack, merged);
    const content = campaignContentOf(merged, campaign);
    expect(content.honours.get('mine--sure-foot')).toMatchObject({
      trait: { id: 'mine--sure-foot', source: 'honour' },
    });
    expect(content.scars.get('mine--glass-eye')).toMatchObject({ face: 1, trait: { source: 'scar' } });
    expect(content.ploys.get('mine--low-lamps')).toMatchObject({ kind: 'strategic', trait: { use: { cp: 1 } } });
    expect(content.items.get('mine--rope')).toMatchObject({ slot: 'equipment', ep: 1 });
    expect(content.honours.size).toBe(campaignPack.honours.length + 1);
  });

  it('is nothing where no pack brings any', () => {
    expect(withOwnRows(campaignPack, pack)).toBe(campaignPack);
  });

  it('is refused where its trait is another’s, its face is on no die, or its game has no campaigns', () => {
    expect(problems({ 'scars.json': [{ ...scar, face: 11 }] })).toEqual([['scars.json', '[0].face', 'outOfRange']]);
    const trait = { ...(honour['trait'] as object), id: 'other' };
    expect(problems({ 'honours.json': [{ ...honour, trait }] })).toEqual([
      ['honours.json', '[0].trait.id', 'idDiffers'],
    ]);
    const elsewhere = { ...manifestOf('mine', 'Mine'), ruleset: 'kt3' };
    expect(problems({ 'pack.json': elsewhere }).every(([, , code]) => code === 'notAllowed')).toBe(true);
    expect(problems({ 'campaign-gear.json': [{ ...gear, weapon: 'gone' }] })).toEqual([
      ['campaign-gear.json', '[0].weapon', 'unknownReference'],
    ]);
  });
});
