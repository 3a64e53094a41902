import { isEqual } from '../../engine/core/isEqual.ts';
import { type RawFiles, rowsIn } from '../../content/packRows.ts';
import type { DurableChange, DurableStore } from '../../persistence/durableStore.ts';
import type { PlacedKind } from '../../content/making/systems.ts';
import type { RowKind } from '../../content/pack.ts';
import { readTimeline, timelineKey, timelinePair, type TimelineStep } from '../../persistence/timelines.ts';

/** A document of the workshop: one that is a row of its pack, or what the pack says of itself. */
export interface DocumentRef {
  readonly kind: PlacedKind | 'manifest';
  readonly id: string;
}

/** A draft before or after a step. `did`: the step; `typed`: the field that was typed in, null: none. */
interface DocumentStep<D, W> {
  readonly draft: D;
  readonly did: W;
  readonly typed: string | null;
}

/** What a document was before, is, and can be again. */
export interface Timeline<D, W> {
  readonly past: readonly DocumentStep<D, W>[];
  readonly now: D;
  readonly future: readonly DocumentStep<D, W>[];
}

/** What is written with a document: its timeline. `now` is the draft that opening the document as it is stored gives. */
export interface KeptTimeline extends DocumentRef {
  readonly timeline: Timeline<unknown, string>;
}

/** The timeline of a document as it is kept now, if one is given. */
export const keptWith = <K extends { readonly id: string }>(
  kind: DocumentRef['kind'],
  kept: K,
  timeline: ((kept: K) => Timeline<unknown, string>) | undefined,
): KeptTimeline | null => (timeline === undefined ? null : { kind, id: kept.id, timeline: timeline(kept) });

/** What an editor can go on with. */
export interface StepGuards<D, W extends string> {
  readonly draft: (value: unknown) => value is D;
  readonly did: (value: string) => value is W;
}

/** The files as they were and as they will be. `placed`: where rows of a kind are kept. */
interface Changing {
  readonly before: RawFiles;
  readonly after: RawFiles;
  readonly placed: (kind: RowKind) => PlacedKind;
}

const keysOf = (files: RawFiles, placed: Changing['placed']): ReadonlySet<string> =>
  new Set(rowsIn(files).map(({ kind, id }) => timelineKey({ kind: placed(kind), id })));

/** What is written with a change of the workshop’s files: a timeline; those of rows that are gone go with them. */
export function timelinesWith(
  { before, after, placed }: Changing,
  kept: KeptTimeline | null,
  savedAt: string,
): Pick<DurableChange, 'put' | 'remove'> {
  const stay = keysOf(after, placed);
  return {
    remove: [...keysOf(before, placed)].filter((key) => !stay.has(key)),
    put: kept === null ? [] : [timelinePair(kept, kept.timeline, savedAt)],
  };
}

/** The steps from the first on, up to one that the editor cannot go on with. What was typed in one is over. */
function usable<D, W extends string>(steps: readonly TimelineStep[], is: StepGuards<D, W>): DocumentStep<D, W>[] {
  const read = steps.map(({ draft, did }) => (is.draft(draft) && is.did(did) ? { draft, did, typed: null } : null));
  const end = read.indexOf(null);
  return read.slice(0, end === -1 ? read.length : end).flatMap((each) => each ?? []);
}

/**
 * A document as it is opened: `now`, with what was done and taken back before, as far as it can be read and is about `now`, or
 * about the `row` that it is stored as: whoever wrote that had no editor. Never rejects.
 */
export async function openTimeline<D, W extends string>(
  { row, ...ref }: DocumentRef & { readonly row?: unknown },
  now: D,
  is: StepGuards<D, W>,
  durable: Pick<DurableStore, 'read'>,
): Promise<Timeline<D, W>> {
  try {
    const found = await readTimeline(durable, ref);
    if (found === null || !(isEqual(found.now, now) || isEqual(found.now, row))) return { past: [], now, future: [] };
    return { past: usable(found.past.toReversed(), is).toReversed(), now, future: usable(found.future, is) };
  } catch {
    return { past: [], now, future: [] };
  }
}
