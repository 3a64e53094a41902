import { newId } from './newId.ts';
import type { TabPorts } from './writingTab.ts';

/** This browser's ports. Locks are missing on plain http, where phones play. */
export function browserTabs(): TabPorts {
  const locks = typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
  const openChannel = typeof BroadcastChannel === 'undefined' ? null : (name: string) => new BroadcastChannel(name);
  return { locks, openChannel, tab: newId(), now: Date.now };
}
