import type { RollTable } from '../../engine/tables/rollTable.ts';

/** What was done, for the words of Undo. */
export type Did =
  | 'title'
  | 'die'
  | 'deck'
  | 'range'
  | 'add'
  | 'remove'
  | 'double'
  | 'move'
  | 'name'
  | 'text'
  | 'effects';

interface Past {
  readonly table: RollTable;
  readonly did: Did;
  /** The row that it was done to; what is typed into one row is one step. */
  readonly row: string | null;
}

/** A table in the making, with what it was before and what was taken back. */
export interface History {
  readonly past: readonly Past[];
  readonly now: RollTable;
  readonly future: readonly Past[];
}

export type HistoryAct =
  | {
      readonly kind: 'do';
      readonly did: Did;
      readonly row?: string | null;
      readonly change: (table: RollTable) => RollTable;
    }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'beside'; readonly id: string; readonly title: string };

const MOST_STEPS = 200;
const TYPED: ReadonlySet<Did> = new Set<Did>(['title', 'name', 'text', 'range']);

export const begin = (now: RollTable): History => ({ past: [], now, future: [] });

function undone({ past, now, future }: History): History {
  const last = past.at(-1);
  return last === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: last.table, future: [{ ...last, table: now }, ...future] };
}

function redone({ past, now, future }: History): History {
  const [next, ...later] = future;
  return next === undefined
    ? { past, now, future }
    : { past: [...past, { ...next, table: now }], now: next.table, future: later };
}

type Beside = Extract<HistoryAct, { kind: 'beside' }>;
type Do = Extract<HistoryAct, { kind: 'do' }>;

/** All it was and will be again, as another table. */
function besideOf({ past, now, future }: History, { id, title }: Beside): History {
  const moved = (step: Past): Past => ({ ...step, table: { ...step.table, id } });
  return { past: past.map(moved), now: { ...now, id, title }, future: future.map(moved) };
}

function done(history: History, { did, row = null, change }: Do): History {
  const { past, now, future } = history;
  const next = change(now);
  if (next === now) return history;
  const last = past.at(-1);
  const isSame = last !== undefined && last.did === did && last.row === row;
  const goesOn = TYPED.has(did) && isSame && future.length === 0;
  return { past: goesOn ? past : [...past, { table: now, did, row }].slice(-MOST_STEPS), now: next, future: [] };
}

/** Does, undoes, brings back, or goes on as another table. What is typed or dragged in one go is one step. */
export function historyAfter(history: History, act: HistoryAct): History {
  switch (act.kind) {
    case 'do':
      return done(history, act);
    case 'undo':
      return undone(history);
    case 'redo':
      return redone(history);
    case 'beside':
      return besideOf(history, act);
  }
}
