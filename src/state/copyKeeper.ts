import { indexedStore } from '../persistence/indexedStore.ts';
import { BackupClock } from './backups.ts';
import { copierOf } from './copierOf.ts';

/** Makes the copies of this browser tab. */
export const backups = new BackupClock({ durable: indexedStore, now: () => new Date().toISOString() });

export const copier = copierOf(backups);

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void backups.flush();
  });
