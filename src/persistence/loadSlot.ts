import * as z from 'zod/mini';
import { type LoadResult, type SaveProblem, type Unusable, openEnvelope, unreadable } from './envelope.ts';
import { parseJson, versionOf } from './heading.ts';
import { type FoldPoint, type Folded, foldChecked } from './fold.ts';
import type { Entry, LogFile, LogKind, LogTypes } from './logKind.ts';
import { type LogFormat, isBeside, slotPrefix } from './slotKeys.ts';
import { SETUP, TAIL, checkpointName, chunkName, storedVersions } from './slotParts.ts';
import { CHUNK, type SlotLayout, type TailData, chunkCount, setupShape, tailOf, tailShape } from './slotTail.ts';
import { assembleTorn } from './tornSlot.ts';
import {
  type Assembled,
  checked,
  keyIn,
  NewerPart,
  readEnvelope,
  readPart,
  type Slot,
  SlotProblem,
} from './slotReading.ts';
import { isAsWritten } from './tailSums.ts';
import { type TextStorage, keysUnder, readText } from './textStorage.ts';

/**
 * A log as it was stored. `points`: checkpoints on the way to `state`. `layout`: what the next write may build upon;
 * null: it must write everything.
 */
export interface LoadedLog<T extends LogTypes> {
  readonly file: LogFile<T>;
  readonly state: T['state'];
  readonly points: readonly FoldPoint<T>[];
  readonly layout: SlotLayout | null;
}

const rawTail = tailOf(z.unknown());
const entriesText = z.array(z.unknown());

/**
 * Every text stored for a log, by key, as one text: what is offered for download when it cannot be read. Which tab
 * writes is no part of it, so that it stays the same text however often it is read.
 */
export function rawSlot(storage: TextStorage, format: LogFormat, id: string): string {
  const keys = keysUnder(storage, slotPrefix(format, id)).filter((key) => !isBeside(format, id, key));
  const texts = keys.map((key) => [key, readText(storage, key)] as const);
  return JSON.stringify(Object.fromEntries(texts), null, 1);
}

function readChunks<T extends LogTypes>(slot: Slot<T>, tail: TailData<unknown>): readonly unknown[] {
  const chunks = Array.from({ length: chunkCount(tail.total) }, (_, index) =>
    index === tail.at
      ? tail.entries
      : checked(entriesText, readPart(slot, chunkName(index, tail.stamps[index] ?? 0)), chunkName(index, 0)),
  );
  const all = chunks.flat();
  if (all.length !== tail.total || tail.length > tail.total)
    throw new SlotProblem({ path: `${slot.kind.format}-tail.data.total`, message: `expected ${all.length}` });
  return all;
}

function assemble<T extends LogTypes>(slot: Slot<T>): Assembled {
  const { kind } = slot;
  const setup = readEnvelope(slot, SETUP, setupShape(kind));
  const top = readEnvelope(slot, TAIL, tailShape(kind));
  const tail = checked(rawTail, top.data, `${kind.format}-tail.data`);
  if (!isAsWritten(tail, sumsIn(slot)))
    throw new SlotProblem({ path: `${kind.format}-tail`, message: 'is not as it was written' });
  const all = readChunks(slot, tail);
  const contents = {
    ...setup.data,
    entries: all.slice(0, tail.length),
    redo: all.slice(tail.length),
    ...kind.foot(null),
  };
  return { envelope: { ...top, format: kind.format, data: contents }, layout: tail };
}

/** The checksums of the tail as they were written; undefined: an older app wrote none. */
const sumsIn = <T extends LogTypes>(slot: Slot<T>): unknown => {
  const top = readPart(slot, TAIL);
  return typeof top === 'object' && top !== null && 'sums' in top ? top.sums : undefined;
};

/** The checkpoints that can be read, oldest first. */
function readCheckpoints<T extends LogTypes>(
  slot: Slot<T>,
  length: number,
  layout: SlotLayout,
): readonly FoldPoint<T>[] {
  return layout.checkpoints
    .filter(([at]) => at <= length)
    .flatMap(([at, stamp]) => {
      const text = readText(slot.storage, keyIn(slot, checkpointName(at, stamp)));
      const found = slot.kind.state.safeParse(parseJson(text ?? ''));
      return found.success ? [{ state: found.data, length: at }] : [];
    });
}

/** The first entry whose id another one has; null: there is none. */
function signedTwice<T extends LogTypes>(entries: readonly Entry<T>[]): SaveProblem | null {
  const seen = new Set<string>();
  const index = entries.findIndex(({ id }) => seen.size === seen.add(id).size);
  return index < 0 ? null : { path: `entries[${index}].id`, message: `"${entries[index]?.id}" is there twice` };
}

/** The state of a file, from a known point on; undone entries are folded too, for they may come back. Never throws. */
export function stateOf<T extends LogTypes>(
  kind: LogKind<T>,
  file: LogFile<T>,
  from: FoldPoint<T> = { state: file.setup, length: 0 },
): Folded<T> {
  const twice = signedTwice([...file.entries, ...file.redo]);
  if (twice !== null) return { ok: false, problems: [twice] };
  const folded = foldChecked(kind, from, file.entries.slice(from.length));
  if (!folded.ok) return folded;
  const ahead = foldChecked(kind, { state: folded.state, length: file.entries.length }, file.redo);
  return ahead.ok ? folded : ahead;
}

type Parts<T extends LogTypes> = (slot: Slot<T>) => Assembled;

function readSlot<T extends LogTypes>(slot: Slot<T>, partsOf: Parts<T>): LoadResult<LoadedLog<T>> {
  const { kind } = slot;
  const raw = rawSlot(slot.storage, kind.format, slot.id);
  const parts = partsOf(slot);
  const opened = openEnvelope(parts.envelope, raw, kind.shape);
  if (opened.kind !== 'loaded') return opened;
  const current = opened.migratedFrom === null ? parts.layout : null;
  const points = current === null ? [] : readCheckpoints(slot, opened.value.entries.length, current);
  const folded = stateOf(kind, opened.value, points.at(-1));
  if (!folded.ok) return unreadable(raw, folded.problems);
  return { ...opened, value: { file: opened.value, state: folded.state, points, layout: current } };
}

/** What stands before the damage of a slot that cannot be read, or why there is nothing. Never throws. */
function readTorn<T extends LogTypes>(slot: Slot<T>, why: Unusable): LoadedSlot<T> {
  try {
    const found = readSlot(slot, assembleTorn);
    return found.kind === 'loaded' && found.value.file.entries.length > 0 ? { ...found, leftover: true } : why;
  } catch {
    return why;
  }
}

/** What came of reading a slot. `leftover`: its end is damaged, and `raw` holds more than could be read. */
export type LoadedSlot<T extends LogTypes> = LoadResult<LoadedLog<T>> & { readonly leftover?: boolean };

/**
 * A log out of its slot. Never throws, whatever is stored. A newer version found beside makes it `newer`. Of one whose tail is
 * damaged, what stands before that.
 */
export function loadSlot<T extends LogTypes>(storage: TextStorage, id: string, kind: LogKind<T>): LoadedSlot<T> {
  const raw = () => rawSlot(storage, kind.format, id);
  const versions = storedVersions(storage, kind.format, id);
  const [newest] = versions;
  if (newest === undefined) return { kind: 'absent' };
  if (newest > versionOf(kind.shape)) return { kind: 'newer', raw: raw(), version: newest };
  const slot = { storage, id, kind };
  const version = versions.find((found) => readText(storage, keyIn({ ...slot, version: found }, TAIL)) !== null);
  if (version === undefined) return unstarted({ ...slot, version: newest });
  const found = readOrSay({ ...slot, version });
  return found.kind === 'unreadable' ? readTorn({ ...slot, version }, found) : found;
}

/** A slot as it is, or why it cannot be read. Never throws. */
function readOrSay<T extends LogTypes>(slot: Slot<T>): LoadResult<LoadedLog<T>> {
  try {
    return readSlot(slot, assemble);
  } catch (error) {
    const raw = rawSlot(slot.storage, slot.kind.format, slot.id);
    if (error instanceof NewerPart) return { kind: 'newer', raw, version: error.version };
    return unreadable(raw, error instanceof SlotProblem ? error.problems : [{ path: '', message: String(error) }]);
  }
}

/** Without a tail nothing was ever committed: the tab died while it stored the start. What more there is was lost since. */
function unstarted<T extends LogTypes>(slot: Slot<T>): LoadResult<never> {
  const { storage, id, kind } = slot;
  const setup = keyIn(slot, SETUP);
  const keys = keysUnder(storage, slotPrefix(kind.format, id));
  if (keys.every((key) => key === setup || isBeside(kind.format, id, key))) return { kind: 'absent' };
  return unreadable(rawSlot(storage, kind.format, id), [{ path: 'tail', message: 'missing' }]);
}

/** The file of a slot in a version that was written, as the text it would have had. Throws when a part is missing. */
export const wholeSlot = <T extends LogTypes>(
  storage: TextStorage,
  id: string,
  kind: LogKind<T>,
  version: number,
): string => JSON.stringify(assemble({ storage, id, kind, version }).envelope);

/** What a tab that only reads needs after the writing one stored a command: the entries from `index` on. */
export interface SlotChange<T extends LogTypes> {
  readonly index: number;
  readonly entries: readonly Entry<T>[];
  readonly length: number;
  readonly revision: number;
  readonly layout: SlotLayout;
}

function changeSince<T extends LogTypes>(slot: Slot<T>, known: SlotLayout): SlotChange<T> {
  const { kind } = slot;
  const top = readEnvelope(slot, TAIL, tailShape(kind));
  const tail = checked(tailOf(kind.entry), top.data, `${kind.format}-tail.data`);
  const same = tail.stamps.findIndex((stamp, index) => stamp === 0 || stamp !== known.stamps[index]);
  const first = Math.max(0, same);
  const entriesNow = z.array(kind.entry);
  const chunks = tail.stamps
    .slice(first)
    .map((stamp, offset) =>
      first + offset === tail.at
        ? tail.entries
        : checked(entriesNow, readPart(slot, chunkName(first + offset, stamp)), chunkName(first + offset, 0)),
    );
  return { index: first * CHUNK, entries: chunks.flat(), length: tail.length, revision: top.revision, layout: tail };
}

/** Reads what changed since a known layout, at a cost that does not grow with the log; null when only a whole load will do. */
export function followSlot<T extends LogTypes>(
  storage: TextStorage,
  id: string,
  kind: LogKind<T>,
  known: SlotLayout,
): SlotChange<T> | null {
  try {
    return changeSince({ storage, id, kind, version: versionOf(kind.shape) }, known);
  } catch {
    return null;
  }
}
