import { isEqual } from '../engine/core/isEqual.ts';

/** A whole saved log: what a battle or campaign was made from, what happened, what was undone (the next to redo first). */
export interface WholeLog {
  readonly savedAt: string;
  readonly revision: number;
  readonly data: { readonly setup?: unknown; readonly entries: readonly unknown[]; readonly redo?: readonly unknown[] };
}

/** When a log was saved last and how long it is. */
interface LogStamp {
  readonly savedAt: string;
  readonly revision: number;
  readonly entries: number;
}

/** The brought log beside the one here: `newer` holds all that happened here, `older` holds nothing that is not here. */
export interface LogComparison {
  readonly kind: 'same' | 'newer' | 'older' | 'diverged';
  /** Entries that both begin with. */
  readonly common: number;
  readonly here: LogStamp;
  readonly brought: LogStamp;
}

const stampOf = ({ savedAt, revision, data }: WholeLog): LogStamp => ({
  savedAt,
  revision,
  entries: data.entries.length,
});

function commonLength(a: readonly unknown[], b: readonly unknown[]): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && isEqual(a[length], b[length])) length += 1;
  return length;
}

const startsWith = (whole: readonly unknown[], start: readonly unknown[]): boolean =>
  commonLength(whole, start) === start.length;

const equal = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length === b.length && startsWith(a, b);

/** Which of two that lead into each other was saved later: only undo and redo lie between them. */
function byStamp(here: WholeLog, brought: WholeLog): LogComparison['kind'] {
  const later = brought.revision - here.revision || brought.savedAt.localeCompare(here.savedAt);
  if (later === 0) return 'diverged';
  return later > 0 ? 'newer' : 'older';
}

function kindOf(here: WholeLog, brought: WholeLog): LogComparison['kind'] {
  const [mine, theirs] = [here.data.entries, brought.data.entries];
  const [myRedo, theirRedo] = [here.data.redo ?? [], brought.data.redo ?? []];
  if (equal(mine, theirs) && equal(myRedo, theirRedo)) return 'same';
  const broughtHasMine = startsWith([...theirs, ...theirRedo], mine);
  const hereHasTheirs = startsWith([...mine, ...myRedo], theirs);
  if (broughtHasMine && hereHasTheirs) return byStamp(here, brought);
  if (broughtHasMine) return 'newer';
  return hereHasTheirs ? 'older' : 'diverged';
}

/**
 * Compares two saves of one id, both of the same version. What was undone counts as held, so that a log which was only
 * taken back is no other story. Logs that were not made from the same beginning have diverged from the first entry.
 */
export function compareLogs(here: WholeLog, brought: WholeLog): LogComparison {
  const stamps = { here: stampOf(here), brought: stampOf(brought) };
  if (!isEqual(here.data.setup, brought.data.setup)) return { kind: 'diverged', common: 0, ...stamps };
  const common = commonLength(here.data.entries, brought.data.entries);
  return { kind: kindOf(here, brought), common, ...stamps };
}
