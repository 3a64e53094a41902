import type { Persistence, StorageReport } from '../../persistence/storageReport.ts';
import type { App } from './app.ts';

export type { Persistence, StorageReport };

/** What this context lacks for a safe save. */
export async function storageReport({ ports: { storage, durable } }: App): Promise<StorageReport> {
  const { reportStorage } = await import('../../persistence/storageReport.ts');
  return reportStorage(storage, durable);
}
