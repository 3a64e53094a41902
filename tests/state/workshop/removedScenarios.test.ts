import { beforeEach, describe, expect, it } from 'vitest';
import type { MissionRow } from '../../../src/content/schema/mission.ts';
import { keptScenario, newScenario } from '../../../src/content/scenarioFiles.ts';
import { readRemoved } from '../../../src/persistence/removedThings.ts';
import { type RemovedScenario, scenariosOf } from '../../../src/state/workshop/madeScenarios.ts';
import { workshopPackOf } from '../../../src/state/workshop/packDesk.ts';
import { rollTablesOf } from '../../../src/state/workshop/rollTables.ts';
import { WorkshopStore } from '../../../src/state/workshop/workshopStore.ts';
import { searchTable } from '../../support/scripted.ts';
import { app, durable, withDurable } from '../../support/app.tsx';
import { noTexts } from '../../support/noTexts.ts';

withDurable();

const { removeRow } = workshopPackOf(app);

const copyName = (name: string) => `${name}, copy`;

function scenario(name: string): MissionRow {
  const row = keptScenario(newScenario(name, new Set()), 'Nameless');
  if (row === null) throw new Error('not kept');
  return row;
}

let minutes = 0;
const now = () => new Date(Date.UTC(2026, 10, 22, 10, (minutes += 1))).toISOString();
/** The workshop as the next page finds it. */
const store = () => new WorkshopStore(durable, now);
const page = () => scenariosOf(store(), noTexts());
const names = async () => (await page().read())?.own.map(({ name }) => name);
const removed = async (): Promise<readonly RemovedScenario[]> => (await page().removed()) ?? [];
const removedNames = async () => (await removed()).map(({ row }) => row.name);
async function restore(name: string) {
  const found = (await removed()).find(({ row }) => row.name === name);
  if (found === undefined) throw new Error('not there');
  return page().keep(() => ({ row: found.row, was: null, copyName, restored: found.key }));
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
    expect(await removed()).toMatchObject([{ row: dusk, removedAt: expect.stringContaining('2026-11-22') as string }]);
    expect(await restore('Dusk')).toEqual({ kind: 'stored', row: dusk });
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
    expect(await restore('Dusk')).toMatchObject({ kind: 'stored', row: { id: 'dusk-copy', name: 'Dusk, copy' } });
    expect([await names(), await removedNames()]).toEqual([['Dusk', 'Dusk, copy'], []]);
  });

  it('should be kept as often as it was removed', async () => {
    await page().remove(dusk.id);
    await page().keep(() => ({ row: { ...dusk, primary: 'Another one' }, was: null, copyName }));
    await page().remove(dusk.id);
    expect((await removed()).map(({ row }) => row.primary)).toEqual(['Another one', dusk.primary]);
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
    expect(await page().removed()).toBeNull();
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
  it('should not be kept aside by what only changes or removes them', async () => {
    const tables = rollTablesOf(store(), noTexts());
    await tables.keep(() => ({ table: { ...searchTable, id: 'doors' }, was: null, copyName }));
    await tables.remove('doors');
    await page().keep(() => ({ row: { ...dusk, name: 'Night' }, was: dusk, copyName }));
    expect([await readRemoved(durable, 'tables'), await readRemoved(durable, 'missions')]).toEqual([[], []]);
  });
});
