import { beforeAll, describe, expect, it } from 'vitest';
import { type BundledCampaign, loadBundledCampaign } from '../../src/content/campaign/bundledCampaign.ts';
import { campaignContentOf } from '../../src/content/campaign/campaignContentOf.ts';
import { lackingFor } from '../../src/content/campaign/lacking.ts';
import { fieldScenario } from '../../src/content/fielding.ts';
import { startOf } from '../../src/content/followPlan.ts';
import { mergePacks } from '../../src/content/mergePacks.ts';
import type { Pack } from '../../src/content/pack.ts';
import { pinnedDiff } from '../../src/content/packDiff.ts';
import { modulesOf, withPinned } from '../../src/content/pinned.ts';
import type { ModuleContent } from '../../src/engine/campaign/model/content.ts';
import type { PinnedRow } from '../../src/engine/campaign/model/module.ts';
import { newCampaign } from '../../src/engine/campaign/newCampaign.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { memberWith } from '../support/fieldedMember.ts';
import { filesWith, moduleFiles, packWithModule, TWO_NIGHTS } from '../support/modulePack.ts';
import { corePack, ownPack } from '../support/scenarioPack.ts';

const moduleOf = (pack: Pack): ModuleContent => present(modulesOf(pack).get(TWO_NIGHTS), 'the module');
const namesOf = (rows: readonly { readonly kind: string; readonly id: string }[]) =>
  rows.map(({ kind, id }) => `${kind} ${id.replace('nights--', '')}`);

/** What a campaign has of it when it was saved and read again. */
const kept = (pack: Pack): readonly PinnedRow[] => JSON.parse(JSON.stringify(moduleOf(pack).pinned)) as PinnedRow[];

/** The pack with other numbers in every row that is fought with, and its scenarios as they were. */
const changed: Pack = packWithModule({
  ...filesWith('operatives.json', (row) => ({ ...row, wounds: 14 })),
  'weapons.json': filesWith('weapons.json', (row) => ({ ...row, name: 'Other' }))['weapons.json'],
  'armour.json': filesWith('armour.json', (row) => ({ ...row, save: 3 }))['armour.json'],
  'factions.json': filesWith('factions.json', (row) => ({ ...row, name: 'Others' }))['factions.json'],
  'behaviours/steady.json': {
    ...(moduleFiles['behaviours/steady.json'] as object),
    rows: [{ id: 'wait', do: 'dash' }],
  },
});

describe('what a campaign copies of a module', () => {
  it('should be every row of own packs that its battles are fought with, also through another row', () => {
    expect(namesOf(moduleOf(packWithModule()).pinned).toSorted()).toEqual(
      [
        'modules two-nights',
        'missions landing',
        'missions lighthouse',
        'tables tides',
        'factions wreckers',
        ...['wrecker', 'drowned', 'diver', 'ghoul', 'king', 'shade'].map((id) => `operatives ${id}`),
        ...['hook', 'fists', 'knife', 'lamp'].map((id) => `weapons ${id}`),
        'armour plate',
        'behaviours patient',
        'behaviours steady',
      ].toSorted(),
    );
  });

  it('should be no rows of the bundled pack', () => {
    const plan = { faction: 'chaos-cult', variant: null, behaviour: 'marksman', eventTable: null };
    const files = filesWith('missions.json', (row) => ({ ...row, plan: { ...(row['plan'] as object), ...plan } }));
    expect(namesOf(moduleOf(packWithModule(files)).pinned).toSorted()).toEqual([
      'missions landing',
      'missions lighthouse',
      'modules two-nights',
      'operatives diver',
      'operatives king',
      'operatives shade',
      'weapons knife',
      'weapons lamp',
    ]);
  });

  it('should tell each of those rows that a new state of the pack changes, by kind', () => {
    const { pinned, hash, hashBefore } = moduleOf(packWithModule());
    const now = moduleOf(changed);
    expect(now.hash).not.toBe(hash);
    expect(now.hashBefore).toBe(hashBefore);
    const { added, removed, changed: others } = pinnedDiff(pinned, now.pinned);
    expect([added, removed]).toEqual([[], []]);
    expect(new Set(others.map(({ kind }) => kind))).toEqual(
      new Set(['operatives', 'weapons', 'armour', 'factions', 'behaviours']),
    );
    expect(namesOf(others)).not.toContain('behaviours patient');
  });
});

describe('a battle of a chapter', () => {
  let bundled: BundledCampaign;
  beforeAll(async () => {
    bundled = await loadBundledCampaign();
  });
  const member = memberWith({ id: 'm1', name: 'Vex', card: 'acolyte', kind: 'acolyte' });
  const state = {
    ...newCampaign(
      { name: 'One', seed: 's', difficulty: 'medium', players: [{ id: 'p1', name: 'A', mark: 'A' }] },
      'acolyte',
    ),
    members: [member],
  };
  const battle = (pack: Pack, mission = 'nights--landing') =>
    fieldScenario(
      { pack, campaignPack: bundled.campaignPack, content: campaignContentOf(pack, bundled.campaignPack) },
      state,
      { deployed: ['m1'], auxiliaries: [], objectives: [], mission, faction: 'nights--wreckers' },
      { retinue: 'table', enemy: 'screen' },
    );

  it('should be the same when the pack has changed or is gone, until the campaign takes the new one', () => {
    const rows = kept(packWithModule());
    for (const mission of ['nights--landing', 'nights--lighthouse']) {
      const before = battle(packWithModule(), mission);
      expect(battle(withPinned(changed, rows), mission)).toEqual(before);
      expect(battle(withPinned(packWithModule(null), rows), mission)).toEqual(before);
      expect(battle(withPinned(changed, kept(changed)), mission)).not.toEqual(before);
    }
  });

  it('should be played by the decision table of its own pack', () => {
    const { npo } = battle(packWithModule());
    expect(npo?.table).toBe('nights--patient');
    expect(npo?.tables['nights--patient']).toMatchObject({ id: 'patient', rows: [{ id: 'fight' }, { id: 'wait' }] });
    expect(battle(withPinned(changed, kept(packWithModule()))).npo).toEqual(npo);
  });
});

describe('copies that a file has damaged', () => {
  const without = (id: string, row: unknown): readonly PinnedRow[] =>
    kept(packWithModule()).map((each) => (each.id === `nights--${id}` ? { ...each, row } : each));
  const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => ({ inner }), null);
  const plan = { mission: 'nights--landing', faction: 'nights--wreckers' };

  it.each([
    ['gone', undefined],
    ['of another shape', { id: 'nights--hook' }],
    ['nested too deep', deep],
  ])('should be left out with what leads to them: a row %s', (_, row) => {
    const whole = withPinned(packWithModule(null), without('hook', row));
    const own = ({ operatives, factions, weapons }: Pack) =>
      [...operatives.keys(), ...factions.keys(), ...weapons.keys()].filter((id) => id.startsWith('nights--'));
    expect(own(whole)).toEqual(
      ['diver', 'drowned', 'ghoul', 'king', 'shade', 'fists', 'knife', 'lamp'].map((id) => `nights--${id}`),
    );
    expect(lackingFor(whole, plan)).toBe('nights--wreckers');
    expect(startOf(whole, plan.mission).faction).toBeNull();
  });

  it('should give way to the rows of the pack, where it has them', () => {
    const whole = withPinned(changed, without('hook', null));
    expect(whole.weapons.get('nights--hook')?.name).toBe('Other');
    expect(whole.operatives.get('nights--wrecker')?.wounds).toBe(8);
    expect(whole.factions.get('nights--wreckers')?.name).toBe('The wreckers');
  });

  it('should say who of those that come later is lacking', () => {
    const lacking = (id: string) =>
      lackingFor(withPinned(packWithModule(null), without(id, 1)), { ...plan, faction: 'chaos-cult' });
    expect(['knife', 'ghoul', 'drowned'].map(lacking)).toEqual(['nights--diver', 'nights--ghoul', null]);
  });

  it('should have no scenario whose copy cannot be read', () => {
    const whole = withPinned(packWithModule(null), without('landing', { id: 'nights--landing' }));
    expect(lackingFor(whole, plan)).toBe('nights--landing');
  });

  it('should never stand in for a row of the bundled pack', () => {
    const [card] = corePack.operatives.values();
    const row = { ...present(card, 'a card'), wounds: 99 };
    const rows: readonly PinnedRow[] = [{ kind: 'operatives', id: row.id, row }];
    expect(withPinned(corePack, rows).operatives).toBe(corePack.operatives);
  });
});

describe('a pack on which another builds', () => {
  it('should be copied with the module that names its rows', () => {
    const { 'modules.json': modules, 'missions.json': missions, 'pack.json': head, ...rows } = moduleFiles;
    const base = ownPack({ ...rows, 'pack.json': { ...(head as object), id: 'shore' } });
    const dependencies = [{ id: 'shore', version: '1.2.0' }];
    const files = {
      'pack.json': { ...(head as object), dependencies },
      'modules.json': modules,
      'missions.json': missions,
    };
    const { pinned } = moduleOf(mergePacks(corePack, [base, ownPack(files, [base])]));
    expect(pinned.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['shore--wreckers', 'shore--hook', 'shore--plate', 'shore--steady', 'nights--landing']),
    );
  });
});
