import * as z from 'zod/mini';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import type { DurableStore } from './durableStore.ts';
import { type Listing, listAll, listStored } from './listing.ts';
import type { TextStorage } from './textStorage.ts';

// Written out: the list is read before anything of the engine is there.
const PHASES = ['setUp', 'strategy', 'firefight', 'turningPointOver'] as const satisfies BattleState['phase'][];

/** How a battle stands, in a few figures, for the list of battles. Wounds of the operatives on the table. */
const ledger = z.object({
  phase: z.enum(PHASES),
  turn: z.string(),
  turningPoints: z.nullable(z.int()),
  acting: z.nullable(z.object({ name: z.string(), ap: z.int() })),
  operatives: z.array(
    z.object({ side: z.string(), name: z.string(), wounds: z.int(), harmed: z.boolean(), down: z.boolean() }),
  ),
});
export type Ledger = z.infer<typeof ledger>;

/** How a battle is summed up beside it. */
export const battleSummary = z.object({
  title: z.string(),
  mission: z.string(),
  turningPoint: z.int(),
  savedAt: z.string(),
  ended: z.boolean(),
  archived: z.boolean(),
  ledger: z.optional(z.unknown()),
});

/** A battle as the home screen lists it. `readable` false: only the id is known; opening it says why. */
export interface BattleSummary extends Omit<z.infer<typeof battleSummary>, 'ledger'> {
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
    const parsed = battleSummary.safeParse(found);
    if (!parsed.success) return { id, ...NOTHING_KNOWN, readable: false };
    const standing = ledger.safeParse(parsed.data.ledger);
    return { id, ...parsed.data, ledger: standing.success ? standing.data : null, readable: true };
  },
};

/** The battles of the synchronous store, newest first, without reading any of them. */
export const listStoredBattles = (storage: TextStorage): readonly BattleSummary[] => listStored(battleListing, storage);

/** The same with the battles that only the second copy has. */
export const listAllBattles = (storage: TextStorage, durable: DurableStore): Promise<readonly BattleSummary[]> =>
  listAll(battleListing, storage, durable);
