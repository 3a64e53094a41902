import { type FlagCondition, flagsHold } from '../engine/campaign/model/module.ts';
import type { Chapter } from './moduleFiles.ts';

/** The flags that a condition looks at, each once. */
export function flagsIn(condition: FlagCondition | null): readonly string[] {
  if (condition === null) return [];
  if (condition.is === 'flag') return [condition.flag];
  const parts = condition.is === 'not' ? [condition.of] : condition.of;
  return [...new Set(parts.flatMap(flagsIn))];
}

/** More flags than this in one place are not tried out. */
const MOST_TRIED = 12;

/**
 * Whether some set of these flags is such as asked for; `looked`: those that matter, the others may be left out. True where
 * there are too many to try.
 */
function someSet(
  looked: readonly string[],
  possible: ReadonlySet<string>,
  is: (flags: readonly string[]) => boolean,
): boolean {
  const free = looked.filter((flag) => possible.has(flag));
  if (free.length > MOST_TRIED) return true;
  return Array.from({ length: 2 ** free.length }, (_, bits) => free.filter((__, at) => (bits >> at) % 2 === 1)).some(
    is,
  );
}

/** Whether a condition can be so when only these flags can have been set. */
export const canHold = (condition: FlagCondition | null, possible: ReadonlySet<string>): boolean =>
  someSet(flagsIn(condition), possible, (flags) => flagsHold(condition, flags));

/** Whether a campaign can end at a chapter when only these flags can have been set. */
export const canEndAt = ({ next }: Pick<Chapter, 'next'>, possible: ReadonlySet<string>): boolean =>
  someSet([...new Set(next.flatMap((way) => flagsIn(way.if)))], possible, (flags) =>
    next.every((way) => !flagsHold(way.if, flags)),
  );
