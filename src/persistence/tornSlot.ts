import * as z from 'zod/mini';
import { parseJson } from './heading.ts';
import type { LogTypes } from './logKind.ts';
import { SETUP, TAIL } from './slotParts.ts';
import { type Assembled, keyIn, readEnvelope, type Slot } from './slotReading.ts';
import { CHUNK, setupShape } from './slotTail.ts';
import { keysUnder, readText } from './textStorage.ts';
import { tornTail } from './tornTail.ts';

const entriesText = z.array(z.unknown());

/** The chunks that are full, up to the first that is not there or cannot be read; of two the one that was written last. */
function fullChunks<T extends LogTypes>(slot: Slot<T>, most: number): readonly unknown[] {
  const all: unknown[] = [];
  for (let index = 0; index < most; index += 1) {
    const begins = keyIn(slot, `chunk/${index}.`);
    const stamps = keysUnder(slot.storage, begins).map((key) => Number(key.slice(begins.length)));
    const text = readText(slot.storage, `${begins}${Math.max(...stamps)}`);
    const chunk = entriesText.safeParse(parseJson(text ?? ''));
    if (chunk.data?.length !== CHUNK) break;
    all.push(...chunk.data);
  }
  return all;
}

/** What stands before the damage of a slot whose tail cannot be read. Throws when there is not even a set-up. */
export function assembleTorn<T extends LogTypes>(slot: Slot<T>): Assembled {
  const { kind } = slot;
  const setup = readEnvelope(slot, SETUP, setupShape(kind));
  const torn = tornTail(readText(slot.storage, keyIn(slot, TAIL)) ?? '');
  const before = fullChunks(slot, torn?.at ?? Number.POSITIVE_INFINITY);
  const reaches = torn !== null && before.length === torn.at * CHUNK;
  const entries = reaches ? [...before, ...torn.entries] : before;
  const revision = Math.max(setup.revision, entries.length);
  const data = { ...setup.data, entries, redo: [], ...kind.foot(null) };
  return { envelope: { ...setup, format: kind.format, revision, data }, layout: null };
}
