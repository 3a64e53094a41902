import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { mergePacks } from '../../../src/content/mergePacks.ts';
import type { MissionRow } from '../../../src/content/schema/mission.ts';
import { keptScenario, newScenario, type EditedScenario } from '../../../src/content/scenarioFiles.ts';
import { readOwnPack } from '../../../src/persistence/ownPacks.ts';
import { scenariosOf } from '../../../src/state/workshop/madeScenarios.ts';
import { WorkshopStore } from '../../../src/state/workshop/workshopStore.ts';
import { fileManifest, sharedOf } from '../../../src/state/workshop/sharePack.ts';
import { manifestFor, oneRowTable, ownPack } from '../../support/scenarioPack.ts';
import { memoryStores } from '../../support/ownPack.ts';
import { noTexts } from '../../support/noTexts.ts';

const draft = (name: string): EditedScenario => newScenario(name, new Set());
function kept(made: EditedScenario): MissionRow {
  const row = keptScenario(made, 'Nameless');
  if (row === null) throw new Error('not kept');
  return row;
}
const give = (row: MissionRow, was: MissionRow | null) => () => ({
  row,
  was,
  copyName: (name: string) => `${name}, copy`,
});

function shelf() {
  const { durable, now } = memoryStores();
  const tab = () => scenariosOf(new WorkshopStore(durable, now), noTexts());
  return { durable, here: tab(), there: tab() };
}

const names = async ({ read }: ReturnType<typeof scenariosOf>) => (await read())?.own.map(({ name }) => name);

describe('scenarios in their store', () => {
  it('should be kept, changed and removed, and be played with', async () => {
    const { durable, here } = shelf();
    const dusk = kept(draft('Dusk'));
    expect(await here.keep(give(dusk, null))).toEqual({ kind: 'stored', row: dusk });
    await here.keep(give({ ...dusk, name: 'Nightfall' }, dusk));
    expect(await names(here)).toEqual(['Nightfall']);
    const own = await readOwnPack(durable, 'workshop');
    const all = mergePacks(await loadBundledPack(), own?.pack ? [own.pack] : []);
    expect(all.missions.get('workshop--dusk')).toMatchObject({ name: 'Nightfall' });
    expect(await here.remove('dusk')).toBe('stored');
    expect(await names(here)).toEqual([]);
  });

  it('should stay one when it was seen with its keys in another order', async () => {
    const { here } = shelf();
    const dusk = kept(draft('Dusk'));
    await here.keep(give(dusk, null));
    const { name, ...rest } = dusk;
    const mine = { ...rest, primary: 'Mine', name };
    expect(await here.keep(give(mine, { ...rest, name }))).toEqual({ kind: 'stored', row: mine });
    expect(await names(here)).toEqual(['Dusk']);
  });

  it('should both stay when two tabs have written one', async () => {
    const { here, there } = shelf();
    const dusk = kept(draft('Dusk'));
    await here.keep(give(dusk, null));
    await there.keep(give({ ...dusk, primary: 'Theirs' }, dusk));
    const mine = await here.keep(give({ ...dusk, primary: 'Mine' }, dusk));
    expect(mine).toMatchObject({ kind: 'stored', row: { id: 'dusk-copy', name: 'Dusk, copy', primary: 'Mine' } });
    expect(await names(here)).toEqual(['Dusk', 'Dusk, copy']);
  });

  it('should not keep the rest of the workshop from being played while one is not sound', async () => {
    const { durable, here } = shelf();
    const torn = draft('Torn');
    const row = kept({
      ...torn,
      script: { ...torn.script, hidden: ['a-counter-that-is-gone'] },
    });
    await here.keep(give(kept(draft('Dusk')), null));
    await here.keep(give(row, null));
    const own = await readOwnPack(durable, 'workshop');
    expect([...(own?.pack?.missions.keys() ?? [])]).toEqual(['dusk']);
    expect(await names(here)).toEqual(['Dusk', 'Torn']);
  });

  it('should build on a taken pack from the moment that one names its row', async () => {
    const { durable, now } = memoryStores();
    const taken = ownPack({
      'pack.json': manifestFor('tides'),
      'tables/tide.json': oneRowTable('tide', []),
    });
    const here = scenariosOf(new WorkshopStore(durable, now), noTexts(), () => Promise.resolve([taken]));
    expect((await here.read())?.ground.pack.tables.has('tide')).toBe(true);
    const dusk = kept(draft('Dusk'));
    await here.keep(give(dusk, null));
    expect(fileManifest((await here.read())?.files ?? {}).dependencies).toEqual([]);
    const rolling = kept({ ...draft('Dusk'), plan: { ...draft('Dusk').plan, tables: ['tide'] } });
    await here.keep(give(rolling, dusk));
    const files = (await here.read())?.files ?? {};
    expect(fileManifest(files).dependencies).toEqual([{ id: 'tides', version: '1.2.0' }]);
    const saying = {
      author: '',
      savedAt: now(),
      packs: new Map([['tides', { name: 'Tides', ids: new Set(['tide']) }]]),
    };
    const needs = (id: string) => sharedOf(files, { kind: 'missions', id }, saying)?.about.needs;
    expect(needs('dusk')).toEqual([{ id: 'tides', version: '1.2.0', name: 'Tides' }]);
    const dawn = { ...files, 'missions.json': [kept(draft('Dawn'))] };
    expect(sharedOf(dawn, { kind: 'missions', id: 'dawn' }, saying)?.about.needs).toEqual([]);
  });
});
