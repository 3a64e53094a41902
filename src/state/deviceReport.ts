import { type Persistence, type StorageReport, reportStorage } from '../persistence/storageReport.ts';
import type { App } from './base/app.ts';

export type { Persistence, StorageReport };

/** What this context lacks for a safe save. */
export const storageReport = ({ ports: { storage, durable } }: App): Promise<StorageReport> =>
  reportStorage(storage, durable);
