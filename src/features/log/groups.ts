import type { LogEntry } from '../../state/base/store.ts';

/** Entries of one turning point, newest first. */
interface TurningPointEntries {
  readonly turningPoint: number;
  readonly entries: readonly LogEntry[];
}

const begins = ({ events }: LogEntry): boolean => events.some(({ type }) => type === 'turningPointBegan');

/**
 * Splits the end of a log (oldest first) into turning points, newest first. `now`: the turning point after the last entry.
 * An entry in which one begins belongs to the new one.
 */
export function byTurningPoint(entries: readonly LogEntry[], now: number): readonly TurningPointEntries[] {
  const groups: { turningPoint: number; entries: LogEntry[] }[] = [];
  let turningPoint = now;
  for (const entry of entries.toReversed()) {
    const last = groups.at(-1);
    if (last?.turningPoint === turningPoint) last.entries.push(entry);
    else groups.push({ turningPoint, entries: [entry] });
    if (begins(entry)) turningPoint -= 1;
  }
  return groups;
}
