import * as z from 'zod/mini';
import type { Migration } from '../heading.ts';

const entry = z.looseObject({ seq: z.int() });
const before = z.looseObject({ id: z.string(), entries: z.array(entry), redo: z.array(entry) });

/** Who made entries before they said it. */
const NOBODY = 'unknown';

/** Entries had no id, and did not say who made them. Every copy of a log gives each of them the same id. */
export const signEntries: Migration = (old) => {
  const { id, entries, redo, ...rest } = before.parse(old);
  const signed = ({ seq, ...said }: z.infer<typeof entry>) => ({ seq, ...said, id: `${id}.${seq}`, by: NOBODY });
  return { id, ...rest, entries: entries.map(signed), redo: redo.map(signed) };
};
