import * as z from 'zod/mini';
import { parseJson } from './heading.ts';
import { CHUNK } from './slotTail.ts';
import { headSum, sumOf } from './tailSums.ts';

/** What of a tail could be read though it is damaged: `entries` are those before the damage. */
interface Torn {
  readonly at: number;
  readonly stamps: readonly number[];
  readonly entries: readonly unknown[];
}

const ENTRIES = '"entries":[';

const head = z.object({
  sums: z.optional(z.array(z.number())),
  data: z.object({ at: z.int().check(z.minimum(0)), stamps: z.array(z.int().check(z.minimum(0))) }),
});

const STEPS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** The place behind a text of JSON that begins at a place. */
function behindText(text: string, from: number): number {
  let index = from + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index + 1;
}

/** Where the object ends that begins at a place of a JSON text; -1: it does not. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (let index = from; index < text.length;) {
    const sign = text[index] ?? '';
    depth += STEPS[sign] ?? 0;
    index = sign === '"' ? behindText(text, index) : index + 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** The entries from a place on, up to the first that is not as it was written; those of an older app have no `sums`. */
function entriesFrom(text: string, from: number, sums: readonly number[] | undefined): readonly unknown[] {
  const entries: unknown[] = [];
  let start = from;
  while (entries.length < CHUNK && text[start] === '{') {
    const end = endOf(text, start);
    const entry = end < 0 ? undefined : parseJson(text.slice(start, end));
    if (entry === undefined || (sums !== undefined && sums[entries.length + 1] !== sumOf(entry))) return entries;
    entries.push(entry);
    start = end + 1;
  }
  return entries;
}

/** What can be read of the text of a damaged tail; null: not even where its chunks are. Never throws. */
export function tornTail(text: string): Torn | null {
  const at = text.indexOf(ENTRIES);
  const found = head.safeParse(parseJson(`${text.slice(0, Math.max(0, at))}${ENTRIES}]}}`));
  if (!found.success) return null;
  const { sums, data } = found.data;
  if (sums !== undefined && sums[0] !== headSum(data)) return null;
  return { ...data, entries: entriesFrom(text, at + ENTRIES.length, sums) };
}
