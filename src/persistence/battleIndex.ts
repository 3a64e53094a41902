import * as z from 'zod/mini';
import { SIDES } from '../engine/core/ids.ts';
import type { BattleState } from '../engine/battle/state.ts';
import { type DurableStore } from './durableStore.ts';
import { storedSummaries } from './summaries.ts';
import { parseJson } from './envelope.ts';
import { storedIds, summaryKey } from './slotKeys.ts';
import { type TextStorage, attempt, readText } from './textStorage.ts';

// Written out: the list is read before anything of the engine is there.
const PHASES = ['setUp', 'strategy', 'firefight', 'turningPointOver'] as const satisfies BattleState['phase'][];

/** How a battle stands, in a few figures, for the list of battles. Wounds of the operatives on the table. */
export const ledger = z.object({
  phase: z.enum(PHASES),
  turn: z.enum(SIDES),
  turningPoints: z.nullable(z.int()),
  acting: z.nullable(z.object({ name: z.string(), ap: z.int() })),
  operatives: z.array(
    z.object({ side: z.enum(SIDES), name: z.string(), wounds: z.int(), harmed: z.boolean(), down: z.boolean() }),
  ),
});
export type Ledger = z.infer<typeof ledger>;

const summaryText = z.object({
  title: z.string(),
  mission: z.string(),
  turningPoint: z.int(),
  savedAt: z.string(),
  ended: z.boolean(),
  archived: z.boolean(),
  ledger: z.optional(z.unknown()),
});

/** A battle as the home screen lists it. `readable` false: only the id is known; opening it says why. */
export interface BattleSummary extends Omit<z.infer<typeof summaryText>, 'ledger'> {
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

function summaryOf(id: string, text: string | null): BattleSummary {
  const found = summaryText.safeParse(text === null ? undefined : parseJson(text));
  if (!found.success) return { id, ...NOTHING_KNOWN, readable: false };
  const standing = ledger.safeParse(found.data.ledger);
  return { id, ...found.data, ledger: standing.success ? standing.data : null, readable: true };
}

const newestFirst = (summaries: readonly BattleSummary[]): readonly BattleSummary[] =>
  summaries.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));

/** The text that is stored beside a battle for this list. */
export const summaryTextOf = ({ id: _id, readable: _readable, ...shown }: BattleSummary): string =>
  JSON.stringify(shown);

/** Stores a summary; a fault only makes the list stale. */
export function writeSummary(storage: TextStorage, summary: BattleSummary): void {
  attempt(() => storage.write(summaryKey(summary.id), summaryTextOf(summary)));
}

/** The battles of the synchronous store, newest first, without reading any of them. */
export const listStored = (storage: TextStorage): readonly BattleSummary[] =>
  newestFirst(storedIds(storage).map((id) => summaryOf(id, readText(storage, summaryKey(id)))));

/** The same with the battles that only the second copy has. */
export async function listAll(storage: TextStorage, durable: DurableStore): Promise<readonly BattleSummary[]> {
  const second = await storedSummaries(durable);
  const stored = listStored(storage).map((summary) =>
    summary.readable ? summary : summaryOf(summary.id, second.get(summary.id) ?? null),
  );
  const known = new Set(stored.map(({ id }) => id));
  const others = [...second].filter(([id]) => !known.has(id)).map(([id, text]) => summaryOf(id, text));
  return newestFirst([...stored, ...others]);
}
