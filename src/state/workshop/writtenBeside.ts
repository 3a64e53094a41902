import { isOneOf, type RawFiles, rowsIn } from '../../content/packRows.ts';
import type { RowKind } from '../../content/pack.ts';
import { removedPair } from '../../persistence/removedThings.ts';
import type { Beside } from '../../persistence/workshopPack.ts';
import { type KeptTimeline, timelinesWith } from './documentTimelines.ts';

/** Kinds of row that are kept aside when they are removed, to be brought back. */
const KEPT_ASIDE: ReadonlySet<RowKind> = new Set<RowKind>(['missions']);

/** What a change of the workshop’s files brings with it. `restored`: where what it brings back was kept aside. */
export interface Along {
  readonly timeline?: KeptTimeline | null;
  readonly restored?: readonly string[];
}

function removedIn(before: RawFiles, after: RawFiles, removedAt: string): Required<Pick<Beside, 'keep'>> {
  const stay = rowsIn(after).filter(({ kind }) => KEPT_ASIDE.has(kind));
  const gone = rowsIn(before).filter((row) => KEPT_ASIDE.has(row.kind) && !isOneOf(stay, row));
  return { keep: gone.map((row) => removedPair(row, removedAt)) };
}

/** What is written with a change of the workshop’s files: a timeline, and what was removed is kept aside. */
export function writtenBeside(
  before: RawFiles,
  after: RawFiles,
  { timeline = null, restored = [] }: Along,
  savedAt: string,
): Beside {
  const { put = [], remove = [] } = timelinesWith(before, after, timeline, savedAt);
  return { ...removedIn(before, after, savedAt), put, remove: [...remove, ...restored] };
}
