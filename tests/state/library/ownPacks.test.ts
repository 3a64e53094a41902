import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { fieldEnemies } from '../../../src/content/buildForces.ts';
import { mergePacks } from '../../../src/content/mergePacks.ts';
import { ownRowId } from '../../../src/content/ownRowId.ts';
import { pickEnemies } from '../../../src/content/pickEnemies.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { battleOf, newDraft, withCandidate } from '../../../src/features/deployment/draft.ts';
import { checkOwnPack, writeOwnPack } from '../../../src/persistence/ownPacks.ts';
import { campaignPlayOf } from '../../../src/state/campaign/campaignPlay.ts';
import { ContentsOnce } from '../../../src/state/campaign/contentsOnce.ts';
import type { CampaignContents } from '../../../src/state/campaign/campaignPorts.ts';
import { packsOf, PackShelf } from '../../../src/state/library/ownPacks.ts';
import { crewFiles, memoryStores } from '../../support/ownPack.ts';
import { app, withDurable } from '../../support/app.tsx';

const { fetchCampaignContents } = campaignPlayOf(app);
const { removePack, storePack } = packsOf(app);

afterEach(() => {
  vi.restoreAllMocks();
});

const TABLE = { players: [], dice: { retinue: 'table', enemy: 'table' }, seed: 's' } as const;

function shelf() {
  const stores = memoryStores();
  const changed = vi.fn<() => void>();
  return { stores, changed, packs: new PackShelf(stores, changed) };
}

const ownIds = ({ operatives }: Pack) => [...operatives.keys()].filter((id) => id.includes('--'));

describe('the pack that is played', () => {
  it('should be the bundled one as long as there is no other, or none can be read', async () => {
    const { stores, packs } = shelf();
    const bundled = await loadBundledPack();
    expect(await packs.playPack()).toBe(bundled);
    stores.durable.fault = new DOMException('off', 'InvalidStateError');
    expect(await packs.playPack()).toBe(bundled);
  });

  it('should not wait for a store that does not answer, and say so when the packs come', async () => {
    const { stores, changed, packs } = shelf();
    await packs.store(crewFiles());
    const bundled = await loadBundledPack();
    changed.mockClear();
    const answer = stores.durable.fallSilent();
    expect(await packs.playPack()).toBe(bundled);
    expect(changed).not.toHaveBeenCalled();
    answer();
    await expect.poll(() => changed).toHaveBeenCalledOnce();
    expect(ownIds(await packs.playPack())).not.toEqual([]);
  });

  it('should hold bundled rows unchanged and own rows behind them', async () => {
    const { packs } = shelf();
    await packs.store(crewFiles());
    const bundled = await loadBundledPack();
    const pack = await packs.playPack();
    expect([...pack.operatives.values()].slice(0, bundled.operatives.size)).toEqual([...bundled.operatives.values()]);
    expect(pack.manifest).toBe(bundled.manifest);
    expect(ownIds(pack)).toHaveLength(5);
    expect(ownIds(pack)[0]).toBe(ownRowId('imported-lamplighters', 'old-maren'));
  });

  it('should lead from every own row to own rows, also of enemies', async () => {
    const { packs } = shelf();
    await packs.store(crewFiles());
    await packs.store(crewFiles('enemy'));
    const pack = await packs.playPack();
    for (const card of pack.operatives.values())
      for (const id of card.arms.flat()) expect(pack.weapons.get(id)?.id).toBe(id);
    const faction = pack.factions.get('imported-lamplighters-2--lamplighters');
    for (const { card } of faction?.rows ?? []) expect(pack.operatives.get(card)?.kind).toBe('enemy');
    const profiles = [...pack.weapons.values()].flatMap((item) => item.profiles.map(({ id }) => id));
    expect(new Set(profiles).size).toBe(profiles.length);
  });

  it('should keep the rows of packs apart whose ids join to the same words', async () => {
    const bundled = await loadBundledPack();
    const { pack } = checkOwnPack(crewFiles());
    if (pack === null) throw new Error('the sample is no pack');
    const [card] = pack.operatives.values();
    if (card === undefined) throw new Error('no card');
    const withOne = (id: string, row: string): Pack => ({
      ...pack,
      manifest: { ...pack.manifest, id },
      operatives: new Map([[row, { ...card, id: row }]]),
    });
    const merged = mergePacks(bundled, [withOne('a', 'b-c'), withOne('a-b', 'c'), withOne('x', 'acolyte')]);
    expect(ownIds(merged)).toEqual(['a--b-c', 'a-b--c', 'x--acolyte']);
    expect(merged.operatives.get('acolyte')).toBe(bundled.operatives.get('acolyte'));
  });

  it('should call a row the same whatever packs come and go', async () => {
    const { packs } = shelf();
    const first = await packs.store(crewFiles());
    await packs.store(crewFiles());
    const before = ownIds(await packs.playPack());
    await packs.remove(first.kind === 'stored' ? first.id : '');
    expect(ownIds(await packs.playPack())).toEqual(before.slice(5));
  });
});

describe('a deployment with own packs', () => {
  it('should offer auxiliaries and take them to the table', async () => {
    const { packs } = shelf();
    await packs.store(crewFiles());
    const draft = newDraft(await packs.playPack(), 'medium', () => 5);
    const maren = draft.candidates.find(({ member }) => member.name === 'Old Maren');
    expect(maren?.taken).toBe(false);
    const candidates = withCandidate(draft, maren?.member.id ?? '', { taken: true });
    const state = battleOf({ ...draft, candidates }, TABLE);
    const onTable = state.operatives.find(({ name }) => name === 'Old Maren');
    expect(onTable).toMatchObject({ side: 'retinue', apl: 3, wounds: 9, dv: 2 });
    expect(onTable?.weapons.map(({ name }) => name)).toContain('Boat hook');
  });

  it('should bring enemies by their faction', async () => {
    const { packs } = shelf();
    await packs.store(crewFiles('enemy'));
    const pack = await packs.playPack();
    const faction = pack.factions.get('imported-lamplighters--lamplighters');
    if (faction === undefined) throw new Error('no faction');
    const faces = [1, 6, 20];
    const picks = pickEnemies(pack, faction, { budget: 6, roll: () => faces.shift() ?? 10 });
    expect(fieldEnemies(pack, picks, null)).toHaveLength(3);
  });
});

describe('storing packs', () => {
  it('should give a second one of a name an id of its own, and list the latest first', async () => {
    const { packs, changed } = shelf();
    expect(await packs.store(crewFiles())).toEqual({ kind: 'stored', id: 'imported-lamplighters' });
    expect(await packs.store(crewFiles('enemy'))).toEqual({ kind: 'stored', id: 'imported-lamplighters-2' });
    expect(changed).toHaveBeenCalledTimes(2);
    expect(await packs.list()).toMatchObject([
      { id: 'imported-lamplighters-2', name: 'Lamplighters', auxiliaries: 0, enemies: 5, problems: [] },
      { id: 'imported-lamplighters', name: 'Lamplighters', auxiliaries: 5, enemies: 0, problems: [] },
    ]);
  });

  it('should keep the number of a long id within its length', async () => {
    const { packs } = shelf();
    const long = crewFiles('auxiliary', 'n'.repeat(80));
    const manifest = { ...long['pack.json'], id: 'n'.repeat(60) };
    for (const end of ['n'.repeat(60), `${'n'.repeat(58)}-2`])
      expect(await packs.store({ ...long, 'pack.json': manifest })).toEqual({ kind: 'stored', id: end });
    expect((await packs.list())?.every(({ problems }) => problems.length === 0)).toBe(true);
  });

  it('should refuse with all problems and store nothing', async () => {
    const { packs, stores, changed } = shelf();
    const outcome = await packs.store({ ...crewFiles(), 'weapons.json': [] });
    expect(outcome.kind).toBe('refused');
    expect(outcome.kind === 'refused' && outcome.problems.length).toBeGreaterThan(4);
    expect(stores.durable.texts.size).toBe(0);
    expect(changed).not.toHaveBeenCalled();
  });

  it('should say when the store fails', async () => {
    const { packs, stores } = shelf();
    stores.durable.fault = new DOMException('full', 'QuotaExceededError');
    expect(await packs.store(crewFiles())).toEqual({ kind: 'failed' });
    expect(await packs.list()).toBeNull();
  });

  it('should report a pack that cannot be played, leave it out and keep it', async () => {
    const { packs, stores } = shelf();
    await packs.store(crewFiles());
    await writeOwnPack(stores.durable, { id: 'worn', files: { ...crewFiles(), 'factions.json': 7 }, savedAt: '' });
    const pack = await packs.playPack();
    expect(ownIds(pack).every((id) => id.startsWith('imported-lamplighters--'))).toBe(true);
    const worn = (await packs.list())?.find(({ id }) => id === 'worn');
    expect(worn).toMatchObject({ auxiliaries: 0, problems: [{ path: 'factions.json' }] });
    expect(stores.durable.texts.has('pack/worn/')).toBe(true);
  });

  it('should remove and put back', async () => {
    const { packs, changed } = shelf();
    await packs.store(crewFiles());
    const removed = await packs.remove('imported-lamplighters');
    expect(await packs.list()).toEqual([]);
    expect(removed !== null && (await packs.putBack(removed))).toBe(true);
    expect(ownIds(await packs.playPack())).toHaveLength(5);
    expect(changed).toHaveBeenCalledTimes(3);
    expect(await packs.remove('nobody')).toBeNull();
  });
});

describe('the contents of campaigns', () => {
  const contents = async (): Promise<CampaignContents> => {
    const { loadBundledCampaign } = await import('../../../src/content/campaign/bundledCampaign.ts');
    return { ...(await loadBundledCampaign()) };
  };

  it('should be renewed once they are here, and stay when that fails', async () => {
    const load = vi.fn(contents);
    const box = new ContentsOnce(load);
    await box.renew();
    expect(load).not.toHaveBeenCalled();
    await box.fetch();
    const first = box.now;
    await box.renew();
    const second = box.now;
    expect(second).not.toBe(first);
    load.mockRejectedValueOnce(new Error('no network'));
    await box.renew();
    expect(box.now).toBe(second);
  });

  it('should follow the packs that come and go in this tab', async () => {
    withDurable();
    const own = async () => [...(await fetchCampaignContents()).content.cards.keys()].filter((id) => id.includes('--'));
    expect(await own()).toEqual([]);
    await storePack(crewFiles());
    await expect.poll(own).toHaveLength(5);
    const { content, pack } = await fetchCampaignContents();
    expect(content.cards.get('imported-lamplighters--old-maren')).toMatchObject({ kind: 'auxiliary', dv: 2 });
    expect(pack.operatives.has('imported-lamplighters--old-maren')).toBe(true);
    await removePack('imported-lamplighters');
    await expect.poll(own).toEqual([]);
  });
});
