import { toPackFiles, type PackRole } from '../../src/content/importers/toPackFiles.ts';
import type { QuarantineStores } from '../../src/persistence/quarantine.ts';
import { read, sample } from './rosterFiles.ts';
import { MemoryDurable, MemoryStorage } from './savePorts.ts';

/** Five models of the BattleScribe sample as the files of a pack. */
export const crewFiles = (as: PackRole = 'auxiliary', name = 'Lamplighters') => ({
  ...toPackFiles({ ...read(sample('crew.ros')), name }, as, 2),
});

export type MemoryStores = QuarantineStores & { readonly storage: MemoryStorage; readonly durable: MemoryDurable };

/** Empty stores with a clock that goes on by a minute with each look. */
export function memoryStores(): MemoryStores {
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 10, 22, 10, (minutes += 1))).toISOString();
  return { storage: new MemoryStorage(), durable: new MemoryDurable(), now };
}
