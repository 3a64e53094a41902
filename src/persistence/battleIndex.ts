import type { Ledger } from '../engine/log/standing.ts';
import type { DurableStore } from './durableStore.ts';
import {
  type Field,
  type Read,
  anything,
  fieldsOf,
  flag,
  listOf,
  nullable,
  oneOf,
  optional,
  text,
  whole,
} from './fields.ts';
import { type Listing, listAll, listStored } from './listing.ts';
import type { TextStorage } from './textStorage.ts';

// Written out: the list is read before anything of the engine is there.
const PHASES = ['setUp', 'strategy', 'firefight', 'turningPointOver'] as const satisfies Ledger['phase'][];

/** How a battle stands, in a few figures, for the list of battles. Wounds of the operatives on the table. */
export const ledger: Field<Ledger> = fieldsOf({
  phase: oneOf(...PHASES),
  turn: text,
  turningPoints: nullable(whole),
  counts: optional(oneOf('rounds')),
  acting: nullable(fieldsOf({ name: text, ap: whole })),
  operatives: listOf(fieldsOf({ side: text, name: text, wounds: whole, harmed: flag, down: flag })),
});

/** How a battle is summed up beside it. */
export const battleSummary = fieldsOf({
  title: text,
  mission: text,
  turningPoint: whole,
  savedAt: text,
  ended: flag,
  archived: flag,
  /** The system that it is played by; absent: written before this was noted. */
  game: optional(text),
  ledger: optional(anything),
});

/** A battle as the home screen lists it. `readable` false: only the id is known; opening it says why. */
export interface BattleSummary extends Omit<Read<typeof battleSummary>, 'ledger'> {
  readonly id: string;
  readonly readable: boolean;
  /** Null: written before there was one, or nothing that can be read. */
  readonly ledger: Ledger | null;
}

const NOTHING_KNOWN = {
  title: '',
  mission: '',
  turningPoint: 0,
  savedAt: '',
  ended: false,
  archived: false,
  ledger: null,
};

/** How battles are listed. */
export const battleListing: Listing<BattleSummary> = {
  format: 'battle',
  read: (id, found) => {
    if (!battleSummary.is(found)) return { id, ...NOTHING_KNOWN, readable: false };
    return { ...found, id, ledger: ledger.is(found.ledger) ? found.ledger : null, readable: true };
  },
};

/** The battles of the synchronous store, newest first, without reading any of them. */
export const listStoredBattles = (storage: TextStorage): readonly BattleSummary[] => listStored(battleListing, storage);

/** The same with the battles that only the second copy has. */
export const listAllBattles = (storage: TextStorage, durable: DurableStore): Promise<readonly BattleSummary[]> =>
  listAll(battleListing, storage, durable);
