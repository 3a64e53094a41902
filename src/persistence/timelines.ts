import * as z from 'zod/mini';
import type { DurableStore, Pair } from './durableStore.ts';
import { load, type SavedShape } from './envelope.ts';
import { isNewer, type Migration, wrap } from './heading.ts';

/** Where the timelines of what is in the workshop’s pack are kept: beside it, so that no export has them. */
export const TIMELINES = 'timelines/';

/** The longest text of one timeline, in characters, so that saving it with every few letters stays cheap. */
export const TIMELINE_MOST = 400_000;

/** Whose timeline it is: a kind of document and its id. */
interface TimelineRef {
  readonly kind: string;
  readonly id: string;
}

/** What a document was before or after a step, and what the step was called. As it is written; it was not looked at. */
export interface TimelineStep {
  readonly draft: unknown;
  readonly did: string;
}

/** What a document was, is, and can be again; of `past` the last step, of `future` the first is the nearest. */
interface StoredTimeline {
  readonly past: readonly TimelineStep[];
  readonly now: unknown;
  readonly future: readonly TimelineStep[];
}

// With a slash at the end no key is the beginning of another: what removes one removes no other.
export const timelineKey = ({ kind, id }: TimelineRef): string => `${TIMELINES}${kind}/${id}/`;

const neverWritten: Migration = () => {
  throw new Error('no version 0 was ever written');
};

export const timelineShape = {
  format: 'timeline',
  schema: z.strictObject({ past: z.array(z.unknown()), now: z.unknown(), future: z.array(z.unknown()) }),
  migrations: [neverWritten],
} satisfies SavedShape<{ past: unknown[]; now: unknown; future: unknown[] }>;

export const timelineStep = z.object({ draft: z.unknown(), did: z.string() });

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/** A timeline with its nearest steps on both sides, taken in turns, as many as there is room for. */
export function trimmed({ past, now, future }: StoredTimeline): StoredTimeline {
  const sides = { past: past.toReversed().values(), future: future.values() };
  const kept: Record<keyof typeof sides, TimelineStep[]> = { past: [], future: [] };
  const open = new Set<keyof typeof sides>(['past', 'future']);
  let room = TIMELINE_MOST - sizeOf(now);
  while (open.size > 0)
    for (const side of open) {
      const next = sides[side].next().value;
      const found = next === undefined ? null : { draft: next.draft, did: next.did };
      room -= found === null ? 0 : sizeOf(found);
      if (found === null || room < 0) open.delete(side);
      else kept[side].push(found);
    }
  return { past: kept.past.toReversed(), now, future: kept.future };
}

/** A timeline as it is written: as many of its nearest steps as there is room for. */
export const timelinePair = (ref: TimelineRef, timeline: StoredTimeline, savedAt: string): Pair => [
  timelineKey(ref),
  wrap(timelineShape, { savedAt, revision: 0 }, trimmed(timeline)),
];

/** Those of some timelines that may be written: not over what a newer app wrote. */
export async function notOverNewer(
  durable: Pick<DurableStore, 'read'>,
  pairs: readonly Pair[],
): Promise<readonly Pair[]> {
  const stored = await Promise.all(pairs.map(([key]) => durable.read(key)));
  return pairs.filter((_, index) => !isNewer(stored[index]?.[0]?.[1] ?? null, timelineShape));
}

/** The steps from the nearest on, up to the first that cannot be read. */
function readable(steps: readonly unknown[]): TimelineStep[] {
  const read = steps.map((each) => timelineStep.safeParse(each).data);
  const end = read.indexOf(undefined);
  return read.slice(0, end === -1 ? read.length : end).flatMap((each) => each ?? []);
}

/** The timeline that is stored; null: there is none that can be read. Never rejects. */
export async function readTimeline(
  durable: Pick<DurableStore, 'read'>,
  ref: TimelineRef,
): Promise<StoredTimeline | null> {
  try {
    const [pair] = await durable.read(timelineKey(ref));
    const found = load(pair?.[1], timelineShape);
    if (found.kind !== 'loaded') return null;
    const { past, now, future } = found.value;
    return { past: readable(past.toReversed()).toReversed(), now, future: readable(future) };
  } catch {
    return null;
  }
}
