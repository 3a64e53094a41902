import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { mergePacks } from '../../../src/content/mergePacks.ts';
import { isModule, newModule } from '../../../src/content/moduleFiles.ts';
import type { ModuleRow } from '../../../src/content/schema/module.ts';
import { keptScenario, newScenario } from '../../../src/content/scenarioFiles.ts';
import { beginHistory } from '../../support/beginHistory.ts';
import { readOwnPack } from '../../../src/persistence/ownPacks.ts';
import { openTimeline } from '../../../src/state/workshop/documentTimelines.ts';
import { modulesOf } from '../../../src/state/workshop/madeModules.ts';
import { scenariosOf } from '../../../src/state/workshop/madeScenarios.ts';
import { sharedOf } from '../../../src/state/workshop/sharePack.ts';
import { WorkshopStore } from '../../../src/state/workshop/workshopStore.ts';
import { memoryStores } from '../../support/ownPack.ts';
import { noTexts } from '../../support/noTexts.ts';

const siege = keptScenario(newScenario('Siege', new Set()), 'Nameless');
const war = newModule('War', { id: 'siege', name: 'Siege' }, new Set());
const give = (row: ModuleRow, was: ModuleRow | null) => () => ({
  row,
  was,
  copyName: (name: string) => `${name}, copy`,
});

async function shelf() {
  const { durable, now } = memoryStores();
  const store = () => new WorkshopStore(durable, now);
  if (siege === null) throw new Error('not kept');
  const modules = () => {
    const here = store();
    return modulesOf(here, noTexts(), scenariosOf(here, noTexts()));
  };
  await scenariosOf(store(), noTexts()).keep(() => ({ row: siege, was: null, copyName: (name) => name }));
  return { durable, store: store(), here: modules(), there: modules() };
}

describe('linked campaigns in their store', () => {
  it('should be kept, changed, removed, and be begun in a campaign with their scenarios', async () => {
    const { durable, here } = await shelf();
    expect(await here.keep(give(war, null))).toEqual({ kind: 'stored', row: war });
    await here.keep(give({ ...war, name: 'The war' }, war));
    expect((await here.read())?.own.map(({ name }) => name)).toEqual(['The war']);
    const own = await readOwnPack(durable, 'workshop');
    const all = mergePacks(await loadBundledPack(), own?.pack ? [own.pack] : []);
    expect(all.modules.get('workshop--war')?.chapters[0]?.mission).toBe('workshop--siege');
    expect(await here.remove('war')).toBe('stored');
    expect((await here.read())?.own).toEqual([]);
    expect((await here.read())?.scenarios.own.map(({ id }) => id)).toEqual(['siege']);
  });

  it('should both stay when two tabs have written one', async () => {
    const { here, there } = await shelf();
    await here.keep(give(war, null));
    await there.keep(give({ ...war, text: 'Theirs' }, war));
    expect(await here.keep(give({ ...war, text: 'Mine' }, war))).toMatchObject({
      kind: 'stored',
      row: { id: 'war-copy', name: 'War, copy', text: 'Mine' },
    });
    expect((await here.read())?.own.map(({ text }) => text)).toEqual(['Theirs', 'Mine']);
  });

  it('should keep what can be taken back', async () => {
    const { durable, here } = await shelf();
    const past = [{ draft: { ...war, text: 'Before' }, did: 'story', typed: null }];
    await here.keep(() => ({ ...give(war, null)(), timeline: (kept) => ({ ...beginHistory(kept), past }) }));
    const is = { draft: isModule, did: (did: string): did is 'story' => did === 'story' };
    const opened = await openTimeline({ kind: 'modules', id: 'war' }, war, is, durable);
    expect(opened.past.map(({ draft }) => draft.text)).toEqual(['Before']);
  });

  it('should be shared with their scenarios', async () => {
    const { store, here } = await shelf();
    await here.keep(give(war, null));
    const shared = sharedOf(
      (await store.read()) ?? {},
      { kind: 'modules', id: 'war' },
      {
        author: '',
        savedAt: '2026-01-01',
        packs: new Map(),
      },
    );
    expect(shared?.about.kind).toBe('module');
    expect(Object.keys(shared?.files ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'missions.json',
      'modules.json',
      'pack.json',
    ]);
  });
});
