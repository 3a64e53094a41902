import { describe, expect, it } from 'vitest';
import { manifestOf } from '../../src/content/workshopFiles.ts';
import { listOwnPacks, writeOwnPack } from '../../src/persistence/ownPacks.ts';
import { WORKSHOP_ID } from '../../src/persistence/workshopId.ts';
import { MemoryDurable } from '../support/savePorts.ts';
import { manifestFor, oneRowTable, wholeScenario } from '../support/scenarioPack.ts';

const savedAt = '2026-11-22T10:00:00.000Z';

describe('the workshop’s pack beside others', () => {
  it('should be played without what is in the making although it needs another pack', async () => {
    const durable = new MemoryDurable();
    const finds = { 'pack.json': manifestFor('finds-pack'), 'tables/finds.json': oneRowTable('finds', []) };
    const sound = { ...wholeScenario, plan: { ...wholeScenario.plan, enemies: [] } };
    const flawed = { ...sound, id: 'flawed', script: { ...sound.script, hidden: ['nothing'] } };
    const head = { ...manifestOf(WORKSHOP_ID, 'Workshop'), dependencies: [{ id: 'finds-pack', version: '1.0.0' }] };
    const workshop = { 'pack.json': head, 'missions.json': [flawed, sound] };
    await writeOwnPack(durable, { id: 'finds-pack', files: finds, savedAt });
    await writeOwnPack(durable, { id: WORKSHOP_ID, files: workshop, savedAt });
    const here = (await listOwnPacks(durable))?.find(({ id }) => id === WORKSHOP_ID);
    expect(here?.problems).toEqual([]);
    expect([...(here?.pack?.missions.keys() ?? [])]).toEqual(['the-vault']);
  });
});
