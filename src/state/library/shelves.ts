import type { LogTypes } from '../../persistence/logKind.ts';
import type { BackupClock, Subject } from './backups.ts';
import type { Naming } from './merge.ts';
import { battleNaming, campaignNaming } from './naming.ts';
import type { CampaignSession } from '../campaign/campaignSession.ts';
import type { PackShelf } from './ownPacks.ts';
import type { Session } from '../log/session.ts';

/** Where the logs of one kind are, and how they are called. */
interface Shelf<T extends LogTypes> {
  readonly session: Session<T>;
  readonly naming: Naming<T>;
}

/** Both kinds of logs of one tab. Campaigns are fetched when they are asked for. */
export interface Shelves {
  readonly battles: Session;
  readonly campaigns: () => Promise<Pick<CampaignSession, 'campaigns'>>;
  readonly keeper: Pick<BackupClock, 'before'>;
  /** The packs of the player's own, with what checks them. */
  readonly packs: () => Promise<Pick<PackShelf, 'bring' | 'settle'>>;
}

/** Does something with the logs of a kind. */
export async function onShelf<R>(
  { battles, campaigns }: Shelves,
  kind: Subject['kind'],
  act: <T extends LogTypes>(shelf: Shelf<T>) => Promise<R>,
): Promise<R> {
  if (kind === 'battle') return act({ session: battles, naming: battleNaming });
  return act({ session: (await campaigns()).campaigns, naming: campaignNaming });
}
