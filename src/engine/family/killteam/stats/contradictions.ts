import type { Lasting, Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import type { Modifier, ModifierOp } from '../traits/modifier.ts';
import { concerns } from './changes.ts';

/** What a change is about, and what it says of that: of two that say different things of the same, the last rules. */
interface Saying {
  readonly about: string;
  readonly says: string | number | boolean;
}

type Sayings = { readonly [O in ModifierOp]?: (change: Extract<Modifier, { op: O }>) => Saying };

const SAYINGS: Sayings = {
  obscured: ({ is }) => ({ about: 'obscured', says: is }),
  firstOrder: ({ order }) => ({ about: 'firstOrder', says: order }),
  tableFace: ({ table, from, to }) => ({ about: `face ${table} ${from}`, says: to }),
  tableNext: ({ table, face }) => ({ about: `next ${table}`, says: face }),
  coverSave: () => ({ about: 'coverSave', says: true }),
  noCoverSave: () => ({ about: 'coverSave', says: false }),
  marked: () => ({ about: 'noticed', says: true }),
  unnoticed: () => ({ about: 'noticed', says: false }),
};

function sayingOf(change: Modifier): Saying | null {
  // The table has each entry under the kind of change that it reads.
  const read = SAYINGS[change.op] as ((of: Modifier) => Saying) | undefined;
  return read?.(change) ?? null;
}

function contradict(one: Modifier, other: Modifier): boolean {
  const [said, against] = [sayingOf(one), sayingOf(other)];
  return said !== null && against !== null && said.about === against.about && said.says !== against.says;
}

/**
 * The last of those that began after this one, concern somebody whom it concerns and say the opposite: that one rules there
 * (issue 15, bad input). Null: nothing contradicts it.
 */
export function overruledBy(
  { lasting, operatives }: Lasts & { readonly operatives: readonly Operative[] },
  one: Lasting,
): Lasting | null {
  const since = lasting.slice(lasting.findIndex(({ id }) => id === one.id) + 1);
  const meets = (other: Lasting): boolean =>
    operatives.some((operative) => concerns(one.on, operative) && concerns(other.on, operative));
  return since.findLast((other) => contradict(one.change, other.change) && meets(other)) ?? null;
}
