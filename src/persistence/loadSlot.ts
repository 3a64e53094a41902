import * as z from 'zod/mini';
import { type BattleState, battleState } from '../engine/battle/state.ts';
import { type BattleData, battleShape, logEntry } from './battleFile.ts';
import {
  type Envelope,
  type LoadResult,
  type Problem,
  envelope,
  openEnvelope,
  parseJson,
  problemsOf,
  unreadable,
  versionOf,
} from './envelope.ts';
import { type Evolve, type FoldPoint, foldChecked } from './fold.ts';
import {
  checkpointName,
  chunkName,
  setupKey,
  slotPrefix,
  storedVersions,
  tailKey,
  versionPrefix,
  writerKey,
} from './slotKeys.ts';
import { CHUNK, type SlotLayout, type TailData, chunkCount, setupShape, tailData, tailShape } from './slotTail.ts';
import { type TextStorage, keysUnder, readText } from './textStorage.ts';

/**
 * A battle as it was stored. `points`: checkpoints on the way to `state`. `layout`: what the next write may build upon;
 * null: it must write everything.
 */
export interface LoadedBattle {
  readonly file: BattleData;
  readonly state: BattleState;
  readonly points: readonly FoldPoint[];
  readonly layout: SlotLayout | null;
}

/** Chunks of old versions are checked after migration only. */
const rawTail = z.object({
  at: tailData.shape.at,
  stamps: tailData.shape.stamps,
  entries: z.array(z.unknown()),
  length: tailData.shape.length,
  total: tailData.shape.total,
  checkpoints: tailData.shape.checkpoints,
});
const entriesText = z.array(z.unknown());
const entriesNow = z.array(logEntry);

interface Slot {
  readonly storage: TextStorage;
  readonly id: string;
  readonly version: number;
}

class SlotProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Every text stored for a battle, by key, as one text: what is offered for download when it cannot be read. Which tab
 * writes is no part of it, so that it stays the same text however often it is read.
 */
export function rawSlot(storage: TextStorage, id: string): string {
  const keys = keysUnder(storage, slotPrefix(id)).filter((key) => key !== writerKey(id));
  const texts = keys.map((key) => [key, readText(storage, key)] as const);
  return JSON.stringify(Object.fromEntries(texts), null, 1);
}

function readPart(slot: Slot, key: string): unknown {
  const name = key.slice(slotPrefix(slot.id).length);
  const text = readText(slot.storage, key);
  if (text === null) throw new SlotProblem({ path: name, message: 'missing' });
  const parsed = parseJson(text);
  if (parsed === undefined) throw new SlotProblem({ path: name, message: 'not JSON' });
  return parsed;
}

function checked<T>(schema: z.ZodMiniType<T>, value: unknown, path: string): T {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const [first] = problemsOf(found.error, [path]);
  throw new SlotProblem(first ?? { path, message: 'invalid' });
}

function readEnvelope(slot: Slot, key: string, format: string): Envelope {
  const found = checked(envelope, readPart(slot, key), format);
  if (found.format !== format) throw new SlotProblem({ path: `${format}.format`, message: `expected "${format}"` });
  if (found.version !== slot.version)
    throw new SlotProblem({ path: `${format}.version`, message: `expected ${slot.version}` });
  return found;
}

function readChunks(slot: Slot, tail: z.infer<typeof rawTail>): readonly unknown[] {
  const folder = versionPrefix(slot.id, slot.version);
  const chunks = Array.from({ length: chunkCount(tail.total) }, (_, index) =>
    index === tail.at
      ? tail.entries
      : checked(entriesText, readPart(slot, folder + chunkName(index, tail.stamps[index] ?? 0)), chunkName(index, 0)),
  );
  const all = chunks.flat();
  if (all.length !== tail.total || tail.length > tail.total)
    throw new SlotProblem({ path: 'battle-tail.data.total', message: `expected ${all.length}` });
  return all;
}

interface Assembled {
  readonly envelope: object;
  readonly layout: SlotLayout;
}

function assemble(slot: Slot): Assembled {
  const setup = readEnvelope(slot, setupKey(slot.id, slot.version), setupShape.format);
  const top = readEnvelope(slot, tailKey(slot.id, slot.version), tailShape.format);
  const tail = checked(rawTail, top.data, 'battle-tail.data');
  const all = readChunks(slot, tail);
  const contents = { ...setup.data, entries: all.slice(0, tail.length), redo: all.slice(tail.length), result: null };
  return { envelope: { ...top, format: battleShape.format, data: contents }, layout: tail };
}

/** The checkpoints that can be read, oldest first. */
function readCheckpoints(slot: Slot, length: number, layout: SlotLayout): readonly FoldPoint[] {
  const folder = versionPrefix(slot.id, slot.version);
  return layout.checkpoints
    .filter(([at]) => at <= length)
    .flatMap(([at, stamp]) => {
      const found = battleState.safeParse(parseJson(readText(slot.storage, folder + checkpointName(at, stamp)) ?? ''));
      return found.success ? [{ state: found.data, length: at }] : [];
    });
}

/** The state of a battle file, from a known point on; undone entries are folded too, for they may come back. Never throws. */
export function stateOf(evolve: Evolve, file: BattleData, from: FoldPoint = { state: file.setup, length: 0 }) {
  const folded = foldChecked(evolve, from, file.entries.slice(from.length));
  if (!folded.ok) return folded;
  const ahead = foldChecked(evolve, { state: folded.state, length: file.entries.length }, file.redo);
  return ahead.ok ? folded : ahead;
}

function readSlot(slot: Slot, evolve: Evolve): LoadResult<LoadedBattle> {
  const raw = rawSlot(slot.storage, slot.id);
  const parts = assemble(slot);
  const opened = openEnvelope(parts.envelope, raw, battleShape);
  if (opened.kind !== 'loaded') return opened;
  const current = opened.migratedFrom === null ? parts.layout : null;
  const points = current === null ? [] : readCheckpoints(slot, opened.value.entries.length, current);
  const folded = stateOf(evolve, opened.value, points.at(-1));
  if (!folded.ok) return unreadable(raw, folded.problems);
  return { ...opened, value: { file: opened.value, state: folded.state, points, layout: current } };
}

/** A battle out of its slot. Never throws, whatever is stored. A newer version found beside makes it `newer`. */
export function loadSlot(storage: TextStorage, id: string, evolve: Evolve): LoadResult<LoadedBattle> {
  const versions = storedVersions(storage, id);
  const [newest] = versions;
  if (newest === undefined) return { kind: 'absent' };
  if (newest > versionOf(tailShape)) return { kind: 'newer', raw: rawSlot(storage, id), version: newest };
  const version = versions.find((found) => readText(storage, tailKey(id, found)) !== null);
  if (version === undefined) return unstarted({ storage, id, version: newest });
  try {
    return readSlot({ storage, id, version }, evolve);
  } catch (error) {
    const problem = error instanceof SlotProblem ? error.problem : { path: '', message: String(error) };
    return unreadable(rawSlot(storage, id), [problem]);
  }
}

/** Without a tail nothing was ever committed: the tab died while it stored the start. What more there is was lost since. */
function unstarted({ storage, id, version }: Slot): LoadResult<never> {
  const start = new Set([setupKey(id, version), writerKey(id)]);
  if (keysUnder(storage, slotPrefix(id)).every((key) => start.has(key))) return { kind: 'absent' };
  return unreadable(rawSlot(storage, id), [{ path: 'tail', message: 'missing' }]);
}

/** What a tab that only reads needs after the writing one stored a command: the entries from `index` on. */
export interface SlotChange {
  readonly index: number;
  readonly entries: readonly z.infer<typeof logEntry>[];
  readonly length: number;
  readonly revision: number;
  readonly layout: SlotLayout;
}

function changeSince(slot: Slot, known: SlotLayout): SlotChange {
  const top = readEnvelope(slot, tailKey(slot.id, slot.version), tailShape.format);
  const tail: TailData = checked(tailData, top.data, 'battle-tail.data');
  const same = tail.stamps.findIndex((stamp, index) => stamp === 0 || stamp !== known.stamps[index]);
  const first = Math.max(0, same);
  const folder = versionPrefix(slot.id, slot.version);
  const chunks = tail.stamps
    .slice(first)
    .map((stamp, offset) =>
      first + offset === tail.at
        ? tail.entries
        : checked(entriesNow, readPart(slot, folder + chunkName(first + offset, stamp)), chunkName(first + offset, 0)),
    );
  return { index: first * CHUNK, entries: chunks.flat(), length: tail.length, revision: top.revision, layout: tail };
}

/** Reads what changed since a known layout, at a cost that does not grow with the log; null when only a whole load will do. */
export function followSlot(storage: TextStorage, id: string, known: SlotLayout): SlotChange | null {
  try {
    return changeSince({ storage, id, version: versionOf(tailShape) }, known);
  } catch {
    return null;
  }
}
