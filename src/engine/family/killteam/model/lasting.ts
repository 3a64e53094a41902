import * as z from 'zod/mini';
import { EXPIRIES } from '../card/card.ts';
import { heldChange } from '../traits/heldChange.ts';
import { TRAIT_SOURCES } from '../traits/traitSources.ts';

/** Where something that lasts comes from: what a trait can be of, a row of a table, a weapon rule, the table's own hand. */
export const LASTING_SOURCES = [...TRAIT_SOURCES, 'environment', 'event', 'mission', 'tag', 'rule', 'hand'] as const;

/** The source of a change: `name` as its row has it, for what no words know by its id. */
export const lastingSource = z.strictObject({ kind: z.enum(LASTING_SOURCES), id: z.string(), name: z.string() });
export type LastingSource = z.infer<typeof lastingSource>;

/** Whom it concerns: everybody, one side, one operative, or one operative in what it does against another. */
const concerned = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('battle') }),
  z.strictObject({ kind: z.literal('side'), side: z.string() }),
  z.strictObject({ kind: z.literal('operative'), operative: z.string() }),
  z.strictObject({ kind: z.literal('pair'), operative: z.string(), against: z.string() }),
]);
export type Concerned = z.infer<typeof concerned>;

/**
 * Something that lasts: one change, where it comes from, whom it concerns and when it is over. An activation, where no
 * operative is named, is the one in hand. `uses`: how often it still counts before it is over; absent: as often as it may.
 */
export const lasting = z.strictObject({
  id: z.string(),
  source: lastingSource,
  on: concerned,
  change: heldChange,
  until: z.enum(EXPIRIES),
  uses: z.optional(z.int().check(z.minimum(1))),
  /** Who brought it about, for what is said to be near it; absent: nobody. */
  by: z.optional(z.string()),
});
export type Lasting = z.infer<typeof lasting>;

/** What lasts in a battle, whatever else is known of it. */
export interface Lasts {
  readonly lasting: readonly Lasting[];
}

/** Where nothing lasts: a card that is only looked at. */
export const NOTHING_LASTS: Lasts = { lasting: [] };
