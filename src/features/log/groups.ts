/** What the log has one after the other. */
interface Grouped {
  readonly events: readonly { readonly type: string }[];
}

/** Entries of one turning point, newest first. */
interface TurningPointEntries<E extends Grouped> {
  readonly turningPoint: number;
  readonly entries: readonly E[];
}

const begins = ({ events }: Grouped): boolean => events.some(({ type }) => type === 'turningPointBegan');

/**
 * Splits the end of a log (oldest first) into turning points, newest first. `now`: the turning point after the last entry.
 * An entry in which one begins belongs to the new one.
 */
export function byTurningPoint<E extends Grouped>(
  entries: readonly E[],
  now: number,
): readonly TurningPointEntries<E>[] {
  const groups: { turningPoint: number; entries: E[] }[] = [];
  let turningPoint = now;
  for (const entry of entries.toReversed()) {
    const last = groups.at(-1);
    if (last?.turningPoint === turningPoint) last.entries.push(entry);
    else groups.push({ turningPoint, entries: [entry] });
    if (begins(entry)) turningPoint -= 1;
  }
  return groups;
}
