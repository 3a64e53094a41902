import { describe, expect, it } from 'vitest';
import { type BattleSummary, listAllBattles, listStoredBattles } from '../../src/persistence/battleIndex.ts';
import { summaryKey } from '../../src/persistence/slotKeys.ts';
import { MemoryDurable, MemoryStorage } from '../support/savePorts.ts';

const summary = (id: string, savedAt: string): BattleSummary => ({
  id,
  title: `Battle ${id}`,
  mission: 'Silence the Voice',
  turningPoint: 2,
  savedAt,
  ended: false,
  archived: false,
  ledger: null,
  readable: true,
});

const summaryTextOf = ({ id: _id, readable: _readable, ...shown }: BattleSummary): string => JSON.stringify(shown);
const writeSummary = (storage: MemoryStorage, shown: BattleSummary) =>
  storage.write(summaryKey('battle', shown.id), summaryTextOf(shown));

describe('battle index', () => {
  it('should list what was written, newest first', () => {
    const storage = new MemoryStorage();
    writeSummary(storage, summary('a', '1'));
    writeSummary(storage, summary('b', '2'));
    expect(listStoredBattles(storage)).toEqual([summary('b', '2'), summary('a', '1')]);
  });

  it('should list a battle whose summary cannot be read by its id', () => {
    const storage = new MemoryStorage(new Map([['retinue/battle/x/v2/tail', '{']]));
    expect(listStoredBattles(storage)).toMatchObject([{ id: 'x', readable: false }]);
  });

  it('should do without how a battle stands when that cannot be read', () => {
    const storage = new MemoryStorage();
    const { ledger: _none, ...older } = summary('a', '1');
    storage.texts.set('retinue/battle/a/summary', JSON.stringify(older));
    storage.texts.set('retinue/battle/b/summary', JSON.stringify({ ...older, ledger: { phase: '?' } }));
    expect(listStoredBattles(storage)).toMatchObject([
      { readable: true, ledger: null },
      { readable: true, ledger: null },
    ]);
  });

  it('should add what only the second copy has, and prefer its summary to none', async () => {
    const storage = new MemoryStorage(new Map([['retinue/battle/x/v2/tail', '{']]));
    writeSummary(storage, summary('a', '1'));
    const durable = new MemoryDurable();
    durable.texts.set('summary/x/', summaryTextOf(summary('x', '3')));
    durable.texts.set('summary/c/', summaryTextOf(summary('c', '2')));
    durable.texts.set('summary/a/', summaryTextOf(summary('a', '9')));
    expect(await listAllBattles(storage, durable)).toEqual([summary('x', '3'), summary('c', '2'), summary('a', '1')]);
  });

  it('should list nothing when the stores are off', async () => {
    const storage = new MemoryStorage();
    const durable = new MemoryDurable();
    storage.fault = new DOMException('off', 'SecurityError');
    durable.fault = new Error('off');
    expect(await listAllBattles(storage, durable)).toEqual([]);
  });
});
