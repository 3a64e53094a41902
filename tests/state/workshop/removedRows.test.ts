import { beforeEach, describe, expect, it } from 'vitest';
import type { MissionRow } from '../../../src/content/schema/mission.ts';
import { keptScenario, newScenario } from '../../../src/content/scenarioFiles.ts';
import { readRemoved } from '../../../src/persistence/removedThings.ts';
import { decide, madeUpSituation, outcomeOf } from '../../../src/content/behaviourBench.ts';
import { shippedTable } from '../../engine/behaviour/support.ts';
import { binOf } from '../../../src/state/library/bin.ts';
import { scenariosOf } from '../../../src/state/workshop/madeScenarios.ts';
import { workshopPackOf } from '../../../src/state/workshop/packDesk.ts';
import { rollTablesOf } from '../../../src/state/workshop/rollTables.ts';
import { WorkshopStore } from '../../../src/state/workshop/workshopStore.ts';
import { searchTable } from '../../support/scripted.ts';
import { browserPorts } from '../../../src/app/browserPorts.ts';
import { createApp } from '../../../src/state/base/app.ts';
import { type OwnTable, tablesOf } from '../../../src/state/workshop/workshop.ts';
import { MemoryDurable } from '../../support/savePorts.ts';
import { noTexts } from '../../support/noTexts.ts';

const copyName = (name: string) => `${name}, copy`;

function scenario(name: string): MissionRow {
  const row = keptScenario(newScenario(name, new Set()), 'Nameless');
  if (row === null) throw new Error('not kept');
  return row;
}

let minutes = 0;
const now = () => new Date(Date.UTC(2026, 10, 22, 10, (minutes += 1))).toISOString();
const durable = new MemoryDurable();
const app = createApp({ ...browserPorts(), durable, now });
const { removeRow } = workshopPackOf(app);
/** The workshop as the next page finds it. */
const store = () => new WorkshopStore(durable, now);
const page = () => scenariosOf(store(), noTexts());
const names = async () => (await page().read())?.own.map(({ name }) => name);
const { bringBack, list } = binOf(app);
const removed = async () => (await list()).filter(({ kind }) => kind === 'missions');
const removedNames = async () => (await removed()).map(({ name }) => name);
async function restore(name: string) {
  const found = (await removed()).find((item) => item.name === name);
  if (found === undefined) throw new Error('not there');
  return bringBack(found, copyName);
}

const dusk = scenario('Dusk');

beforeEach(async () => {
  durable.texts.clear();
  durable.fault = null;
  await page().keep(() => ({ row: dusk, was: null, copyName }));
});

describe('a removed scenario', () => {
  it('should be there for the next page, and be brought back whole', async () => {
    expect(await page().remove(dusk.id)).toBe('stored');
    expect(await names()).toEqual([]);
    expect(await removed()).toMatchObject([
      { id: dusk.id, removedAt: expect.stringContaining('2026-11-22') as string },
    ]);
    expect(await restore('Dusk')).toEqual({ kind: 'back', name: 'Dusk' });
    expect((await page().read())?.own).toEqual([dusk]);
    expect([await names(), await removedNames()]).toEqual([['Dusk'], []]);
  });

  it('should stay removed while others are kept, changed and brought back', async () => {
    await page().remove(dusk.id);
    const dawn = scenario('Dawn');
    await page().keep(() => ({ row: dawn, was: null, copyName }));
    await page().keep(() => ({ row: { ...dawn, primary: 'Wait.' }, was: dawn, copyName }));
    await page().remove(dawn.id);
    expect(await removedNames()).toEqual(['Dawn', 'Dusk']);
    await restore('Dawn');
    expect([await names(), await removedNames()]).toEqual([['Dawn'], ['Dusk']]);
  });

  it('should come back beside another that has its id by now', async () => {
    await page().remove(dusk.id);
    await page().keep(() => ({ row: { ...dusk, primary: 'Another one' }, was: null, copyName }));
    expect(await restore('Dusk')).toEqual({ kind: 'back', name: 'Dusk, copy' });
    expect((await page().read())?.own.map(({ id }) => id)).toEqual(['dusk', 'dusk-copy']);
    expect([await names(), await removedNames()]).toEqual([['Dusk', 'Dusk, copy'], []]);
  });

  it('should be kept as often as it was removed', async () => {
    await page().remove(dusk.id);
    await page().keep(() => ({ row: { ...dusk, primary: 'Another one' }, was: null, copyName }));
    await page().remove(dusk.id);
    const kept = (await readRemoved(durable, 'missions')) ?? [];
    expect(kept.map(({ value }) => (value as MissionRow).primary)).toEqual(['Another one', dusk.primary]);
  });

  it('should not be removed when it cannot be kept aside', async () => {
    const full = scenariosOf(
      new WorkshopStore(
        {
          read: durable.read,
          commit: (change) =>
            change.put?.some(([key]) => key.startsWith('removed/')) === true
              ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
              : durable.commit(change),
        },
        now,
      ),
      noTexts(),
    );
    expect(await full.remove(dusk.id)).toBe('failed');
    expect([await names(), await removedNames()]).toEqual([['Dusk'], []]);
    durable.fault = new Error('closed');
    expect(await readRemoved(durable, 'missions')).toBeNull();
  });

  it('should be kept aside too when the pack loses it, until that is undone', async () => {
    const done = await removeRow({ kind: 'missions', id: dusk.id });
    expect([await names(), await removedNames()]).toEqual([[], ['Dusk']]);
    expect(done.kind === 'stored' && (await done.undo())).toBe('stored');
    expect([await names(), await removedNames()]).toEqual([['Dusk'], []]);
  });

  it('should be left out when it can no longer be read, and be left where it is', async () => {
    await page().remove(dusk.id);
    const [key = ''] = [...durable.texts.keys()].filter((each) => each.startsWith('removed/'));
    expect(key).toContain(dusk.id);
    durable.texts.set(key, '{"format":"removed"');
    expect([await removed(), durable.texts.has(key)]).toEqual([[], true]);
  });
});

describe('other rows of the workshop', () => {
  const doors = { ...searchTable, id: 'doors', title: 'Doors' };
  const tables = () => rollTablesOf(store(), noTexts());

  it('should not be kept by what only changes them', async () => {
    await tables().keep(() => ({ table: doors, was: null, copyName }));
    await tables().keep(() => ({ table: { ...doors, title: 'Gates' }, was: doors, copyName }));
    await page().keep(() => ({ row: { ...dusk, name: 'Night' }, was: dusk, copyName }));
    expect(await list()).toEqual([]);
  });

  it('should be kept and come back as they were, beside what has their id by now', async () => {
    await tables().keep(() => ({ table: doors, was: null, copyName }));
    await removeRow({ kind: 'tables', id: 'doors' });
    const [item] = await list();
    expect(item).toMatchObject({ kind: 'tables', id: 'doors', name: 'Doors' });
    await tables().keep(() => ({ table: { ...doors, title: 'Other doors' }, was: null, copyName }));
    expect(item && (await bringBack(item, copyName))).toEqual({ kind: 'back', name: 'Doors, copy' });
    expect((await tables().read())?.map(({ id, title }) => [id, title])).toEqual([
      ['doors-copy', 'Doors, copy'],
      ['doors', 'Other doors'],
    ]);
    expect(item && (await bringBack(item, copyName))).toEqual({ kind: 'gone' });
  });

  it('should be gone from the bin when they are kept again as they were', async () => {
    await tables().keep(() => ({ table: doors, was: null, copyName }));
    await removeRow({ kind: 'tables', id: 'doors' });
    await tables().keep(() => ({ table: doors, was: null, copyName }));
    expect(await list()).toEqual([]);
  });

  it('should bring a decision table back with its examples', async () => {
    const { readWorkshop, saveTables } = tablesOf(app);
    const outcome = outcomeOf(decide(shippedTable('brawler'), madeUpSituation(7)));
    const made: OwnTable = {
      behaviour: { id: 'mine', name: 'Mine', extends: 'brawler', replace: [], remove: [], add: [], provenance: 'user' },
      examples: [{ id: 'mine-example-1', table: 'mine', name: 'Near', given: madeUpSituation(7), outcome }],
    };
    await saveTables(() => ({ tables: [made], was: [], copyName }));
    await removeRow({ kind: 'behaviours', id: 'mine' });
    const items = await list();
    expect(items.map(({ kind }) => kind)).toEqual(['behaviours']);
    const [item] = items;
    expect(item && (await bringBack(item, copyName))).toEqual({ kind: 'back', name: 'Mine' });
    expect((await readWorkshop())?.own).toEqual([made]);
    expect([...durable.texts.keys()].filter((key) => key.startsWith('removed/'))).toEqual([]);
  });
});
