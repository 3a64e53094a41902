/** Whether this tab may write: not yet known, yes, or only another one. */
export type TabRole = 'waiting' | 'writing' | 'reading';

/** This tab's part in one log, from joining to leaving it. */
export interface TabSeat {
  readonly role: () => TabRole;
  /** Resolves when the role is known for the first time. */
  readonly settled: Promise<void>;
  /** Makes this tab the writing one; the other becomes a reader. False: not possible here. */
  readonly takeOver: () => Promise<boolean>;
  readonly leave: () => void;
}

/** Called whenever the role changes; not for the first one. */
export type OnRole = (role: TabRole) => void;
