import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptScenario, newScenario } from '../../../src/content/scenarioFiles.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { rowsIn } from '../../../src/content/packRows.ts';
import * as index from '../../../src/persistence/campaignIndex.ts';
import { shareBytes, type Shared } from '../../../src/persistence/scenarioShare.ts';
import * as play from '../../../src/state/campaign/campaignPlay.ts';
import { workshopPackOf } from '../../../src/state/workshop/packDesk.ts';
import { lookAtFile, take } from '../../../src/state/workshop/takePack.ts';
import { workshopStoreOf } from '../../../src/state/workshop/workshopStore.ts';
import { oneRowTable } from '../../support/scenarioPack.ts';
import { app, withDurable } from '../../support/app.tsx';

const savedAt = '2026-11-22T10:00:00.000Z';

beforeEach(withDurable);

/** A pack of these tables. */
const packOf = (ids: readonly string[]): Shared => ({
  about: { kind: 'pack', title: 'Finds', author: 'Ana', savedAt, needs: [] },
  files: {
    'pack.json': { ...manifestOf('finds', 'Finds'), credits: ['Ana'] },
    ...Object.fromEntries(ids.map((id) => [`tables/${id}.json`, { ...oneRowTable(id, []), title: `The ${id}` }])),
  },
});

async function looked(ids: readonly string[]) {
  const found = await lookAtFile(app, new Blob([await shareBytes(packOf(ids))]));
  if (found.kind !== 'looked') throw new Error(JSON.stringify(found));
  return found;
}

describe('what is in use', () => {
  it('should not be removed while a scenario names it, and be gone once that does not', async () => {
    const draft = newScenario('Dusk', new Set());
    const enemies = [{ card: 'hauler', weapons: [], count: 2 }];
    const dusk = keptScenario({ ...draft, plan: { ...draft.plan, enemies } }, 'Nameless');
    const hauler = { id: 'hauler', name: 'Mole hauler', provenance: 'user' };
    const store = workshopStoreOf(app);
    await store.change((files) => ({ ...files, 'missions.json': [dusk], 'operatives.json': [hauler] }));
    const { removeRow } = workshopPackOf(app);
    const ref = { kind: 'operatives', id: 'hauler' } as const;
    expect(await removeRow(ref)).toEqual({ kind: 'inUse', by: ['Dusk'] });
    expect(rowsIn((await store.read()) ?? {}).map(({ name }) => name)).toContain('Mole hauler');
    await store.change((files) => ({ ...files, 'missions.json': [draft] }));
    const done = await removeRow(ref);
    expect(done.kind).toBe('stored');
    if (done.kind === 'stored') expect(await done.undo()).toBe('stored');
    expect(rowsIn((await store.read()) ?? {}).map(({ name }) => name)).toContain('Mole hauler');
  });

  it('should be told with the campaign it stands in when an update has it no more', async () => {
    await take(app, await looked(['ropes', 'coins']), 'replace');
    vi.spyOn(index, 'listAllCampaigns').mockResolvedValue([
      { id: 'lamps', name: 'The Lamps' } as index.CampaignSummary,
    ]);
    const exportCampaign = () => Promise.resolve({ fileName: '', text: '{"table":"finds--ropes"}' });
    vi.spyOn(play, 'campaignPlayOf').mockReturnValue({ exportCampaign } as never);
    const goneIn = async (ids: readonly string[]) =>
      (await looked(ids)).replaces?.goneIn.map(({ name, rows }) => [name, rows.map((row) => row.name)]);
    expect(await goneIn(['coins'])).toEqual([['The Lamps', ['The ropes']]]);
    expect(await goneIn(['ropes'])).toEqual([]);
  });
});
