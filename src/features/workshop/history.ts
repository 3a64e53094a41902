import { examplesFor } from '../../content/tableIds.ts';
import type { Did, Draft } from './draft.ts';

interface Past {
  readonly draft: Draft;
  readonly did: Did;
}

/** A draft with what it was before, and what was taken back. */
export interface History {
  readonly past: readonly Past[];
  readonly now: Draft;
  readonly future: readonly Past[];
}

export type HistoryAct =
  | { readonly kind: 'do'; readonly did: Did; readonly change: (draft: Draft) => Draft }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'beside'; readonly id: string; readonly copyName: (name: string) => string };

const MOST_STEPS = 200;

export const begin = (now: Draft): History => ({ past: [], now, future: [] });

function undone({ past, now, future }: History): History {
  const last = past.at(-1);
  return last === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: last.draft, future: [{ draft: now, did: last.did }, ...future] };
}

function redone({ past, now, future }: History): History {
  const [next, ...later] = future;
  return next === undefined
    ? { past, now, future }
    : { past: [...past, { draft: now, did: next.did }], now: next.draft, future: later };
}

type Beside = Extract<HistoryAct, { kind: 'beside' }>;

/** All it was and will be again, as another table. */
function besideOf({ past, now, future }: History, { id, copyName }: Beside): History {
  const moved = ({ table, examples }: Draft): Draft => ({
    table: { ...table, id, name: copyName(table.name) },
    examples: examplesFor(id, examples),
  });
  const all = (steps: readonly Past[]) => steps.map((step) => ({ ...step, draft: moved(step.draft) }));
  return { past: all(past), now: moved(now), future: all(future) };
}

/** Does, undoes, brings back, or goes on as another table. Letters of a name that is being typed are one step. */
export function historyAfter(history: History, act: HistoryAct): History {
  if (act.kind === 'beside') return besideOf(history, act);
  if (act.kind !== 'do') return act.kind === 'undo' ? undone(history) : redone(history);
  const now = act.change(history.now);
  if (now === history.now) return history;
  const typed = act.did === 'rename' && history.past.at(-1)?.did === 'rename' && history.future.length === 0;
  const past = typed ? history.past : [...history.past, { draft: history.now, did: act.did }].slice(-MOST_STEPS);
  return { past, now, future: [] };
}
