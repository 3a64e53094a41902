import { type Channel, ChannelSeat } from './channelSeat.ts';
import { LockSeat, type Locks } from './lockSeat.ts';
import type { LogFormat } from './slotKeys.ts';
import type { OnRole, TabSeat } from './tabRole.ts';

/** What the browser offers for telling tabs apart; null where it is missing. */
export interface TabPorts {
  readonly locks: Locks | null;
  readonly openChannel: ((name: string) => Channel) | null;
  readonly tab: string;
  readonly now: () => number;
}

/** Only one tab can be told of: it writes. */
const aloneSeat: TabSeat = {
  role: () => 'writing',
  settled: Promise.resolve(),
  takeOver: () => Promise.resolve(true),
  leave: () => undefined,
};

/** Joins the tabs that have this log open, or are this typing one: one of them writes. `onRole` hears of later changes of the role. */
export function joinTabs(ports: TabPorts, format: LogFormat | 'typing', id: string, onRole: OnRole): TabSeat {
  const name = `retinue/${format}/${id}`;
  if (ports.locks !== null) return new LockSeat(ports.locks, name, onRole);
  if (ports.openChannel !== null) return new ChannelSeat(ports.openChannel(name), ports, onRole);
  return aloneSeat;
}
