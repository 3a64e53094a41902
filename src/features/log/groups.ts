import type { LogSaid } from '../../scene/logSaid.ts';

/** What the log has one after the other. */
interface Grouped {
  readonly events: readonly { readonly type: string }[];
}

/** Entries of one part of a battle, newest first. */
interface PartEntries<E extends Grouped> {
  readonly part: number;
  readonly entries: readonly E[];
}

/**
 * Splits the end of a log (oldest first) into turning points or rounds, newest first. `part`: the one after the last entry. An entry
 * in which one begins belongs to the new one.
 */
export function byPart<E extends Grouped>(
  entries: readonly E[],
  { part: now, begins }: Pick<LogSaid, 'part' | 'begins'>,
): readonly PartEntries<E>[] {
  const groups: { part: number; entries: E[] }[] = [];
  let part = now;
  for (const entry of entries.toReversed()) {
    const last = groups.at(-1);
    if (last?.part === part) last.entries.push(entry);
    else groups.push({ part, entries: [entry] });
    if (entry.events.some(begins)) part -= 1;
  }
  return groups;
}
