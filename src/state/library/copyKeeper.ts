import { part } from '../base/part.ts';
import { BackupClock } from './backups.ts';
import { copierOf } from './copierOf.ts';

/** Makes the copies of an app's battles and campaigns; those that are due, when the page is hidden. */
export const copyKeeperOf = part(({ ports: { durable, now, onHidden } }) => {
  const backups = new BackupClock({ durable, now });
  onHidden(() => void backups.flush());
  return { backups, copier: copierOf(backups) };
});
