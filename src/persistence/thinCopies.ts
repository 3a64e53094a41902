/** What of a copy decides whether it stays. `at`: an ISO time. `subject`: copies of one thing say the same. */
interface Thinnable {
  readonly at: string;
  readonly why: 'time' | 'milestone' | 'before' | 'removed';
  readonly bytes: number;
  readonly subject: string;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const NEWEST = 4;
/** After the newest ones: so many spans from which no copy is kept yet, one copy of each. Twelve copies with the newest. */
const SPANS = [
  { length: HOUR, most: 2 },
  { length: DAY, most: 3 },
  { length: 7 * DAY, most: 3 },
] as const;

/** What goes first when room is short. */
const WORTH = { time: 0, milestone: 1, before: 2, removed: 2 } as const;

const spanOf = ({ at }: Thinnable, length: number): number => Math.floor(Date.parse(at) / length);

/** Newest first. */
export const byAge = (a: Pick<Thinnable, 'at'>, b: Pick<Thinnable, 'at'>): number => b.at.localeCompare(a.at);

/** The one of a span that is to stay beside those that stay anyhow: a milestone, or the newest if the span has none yet. */
function wantedOf<T extends Thinnable>(span: readonly T[], stay: ReadonlySet<T>): readonly T[] {
  const best = span.find(({ why }) => why !== 'time') ?? (span.some((copy) => stay.has(copy)) ? undefined : span[0]);
  return best === undefined || stay.has(best) ? [] : [best];
}

/**
 * The copies of one subject that are too many: all but the newest four, then one an hour, one a day and one a week, twelve
 * in all. Spans are those of the calendar, so that a copy that stays today stays tomorrow.
 */
export function surplusOf<T extends Thinnable>(copies: readonly T[]): readonly T[] {
  const sorted = copies.toSorted(byAge);
  const stay = new Set(sorted.slice(0, NEWEST));
  for (const { length, most } of SPANS) {
    const spans = [...new Set(sorted.map((copy) => spanOf(copy, length)))];
    const wanted = spans.flatMap((span) =>
      wantedOf(
        sorted.filter((copy) => spanOf(copy, length) === span),
        stay,
      ),
    );
    for (const best of wanted.slice(0, most)) stay.add(best);
  }
  return sorted.filter((copy) => !stay.has(copy));
}

/** What must go until no more than `cap` bytes stay: the oldest made by time first; never the newest of a subject. */
export function overCap<T extends Thinnable>(copies: readonly T[], cap: number): readonly T[] {
  const newest = new Map<string, T>();
  for (const copy of copies.toSorted(byAge)) if (!newest.has(copy.subject)) newest.set(copy.subject, copy);
  const mayGo = copies
    .filter((copy) => newest.get(copy.subject) !== copy)
    .toSorted((a, b) => WORTH[a.why] - WORTH[b.why] || byAge(b, a));
  let over = copies.reduce((sum, { bytes }) => sum + bytes, 0) - cap;
  return mayGo.filter(({ bytes }) => {
    const goes = over > 0;
    if (goes) over -= bytes;
    return goes;
  });
}
