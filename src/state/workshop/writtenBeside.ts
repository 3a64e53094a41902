import { isEqual } from '../../engine/core/isEqual.ts';
import { isOneOf, namesIn, type RawFiles, type RawRow, type RowRef, rowsIn } from '../../content/packRows.ts';
import type { DurableStore } from '../../persistence/durableStore.ts';
import { readRemoved, removedPair } from '../../persistence/removedThings.ts';
import { type Beside } from '../../persistence/workshopPack.ts';
import { WORKSHOP_ID } from '../../persistence/workshopId.ts';
import { type PlacedKind, placedIn } from '../../content/making/systems.ts';
import type { RowKind } from '../../content/pack.ts';
import { type KeptTimeline, timelinesWith } from './documentTimelines.ts';

/** What a change of the workshop’s files brings with it. `restored`: where what it brings back was kept. */
export interface Along {
  readonly timeline?: KeptTimeline | null;
  readonly restored?: readonly string[];
}

/** The files as they were and as they will be. */
interface Changing {
  readonly before: RawFiles;
  readonly after: RawFiles;
}

type Placed = Changing & { readonly placed: (kind: RowKind) => PlacedKind };

const notAmong = (files: RawFiles, others: RawFiles): readonly RawRow[] => {
  const there = rowsIn(others);
  return rowsIn(files).filter((row) => !isOneOf(there, row));
};

const names = (row: RawRow, ref: RowRef): boolean => namesIn(row).has(ref.id);

/** Rows that are removed; an example of a decision table that stays is a part of what is written in that one. */
function removedIn({ before, after }: Changing): readonly RawRow[] {
  const gone = notAmong(before, after);
  const tables = gone.filter(({ kind }) => kind === 'behaviours');
  return gone.filter((row) => row.kind !== 'examples' || tables.some((table) => names(row, table)));
}

/** Where rows were kept that are here again as they were: whoever takes a removal back need not know of the bin. */
async function backIn(
  { before, after, placed }: Placed,
  durable: Pick<DurableStore, 'read'>,
): Promise<readonly string[]> {
  const found = notAmong(after, before).map(async ({ kind, id, value }) => {
    const kept = (await readRemoved(durable, placed(kind))) ?? [];
    return kept.find((thing) => thing.id === id && isEqual(thing.value, value))?.key ?? [];
  });
  return (await Promise.all(found)).flat();
}

/** What is written with a change of the workshop’s files: a timeline, and what was removed is kept to be brought back. */
export async function writtenBeside(
  {
    before,
    after,
    durable,
    pack = WORKSHOP_ID,
  }: Changing & { readonly durable: Pick<DurableStore, 'read'>; readonly pack?: string },
  { timeline = null, restored = [] }: Along,
  savedAt: string,
): Promise<Beside> {
  const placed = placedIn(pack);
  const { put = [], remove = [] } = timelinesWith({ before, after, placed }, timeline, savedAt);
  const changing = { before, after, placed };
  return {
    keep: removedIn(changing).map((row) => removedPair({ ...row, kind: placed(row.kind) }, savedAt)),
    put,
    remove: [...remove, ...restored, ...(await backIn(changing, durable))],
  };
}
