/** A draft before a step. `did`: the step, for the words of Undo; `typed`: the field that was typed in, null: none. */
interface DraftStep<D, W> {
  readonly draft: D;
  readonly did: W;
  readonly typed: string | null;
}

/** A draft with what it was before, and what was taken back. */
export interface DraftHistory<D, W> {
  readonly past: readonly DraftStep<D, W>[];
  readonly now: D;
  readonly future: readonly DraftStep<D, W>[];
}

export type DraftAct<D, W> =
  | { readonly kind: 'do'; readonly did: W; readonly typed: string | null; readonly change: (draft: D) => D }
  | { readonly kind: 'undo' | 'redo' }
  /** All it was and will be again becomes something else: it goes on under another name. */
  | { readonly kind: 'become'; readonly change: (draft: D) => D };

const MOST_STEPS = 200;

function undone<D, W>(history: DraftHistory<D, W>): DraftHistory<D, W> {
  const { past, now, future } = history;
  const last = past.at(-1);
  return last === undefined
    ? history
    : { past: past.slice(0, -1), now: last.draft, future: [{ ...last, draft: now }, ...future] };
}

function redone<D, W>(history: DraftHistory<D, W>): DraftHistory<D, W> {
  const { past, now, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, { ...next, draft: now }], now: next.draft, future: later };
}

type Doing<D, W> = Extract<DraftAct<D, W>, { kind: 'do' }>;

function done<D, W>(history: DraftHistory<D, W>, { did, typed, change }: Doing<D, W>): DraftHistory<D, W> {
  const { past, now, future } = history;
  const next = change(now);
  if (next === now) return history;
  const on = typed !== null && past.at(-1)?.typed === typed && future.length === 0;
  return { past: on ? past : [...past, { draft: now, did, typed }].slice(-MOST_STEPS), now: next, future: [] };
}

/** All it was, is and will be again, as something else. */
export function becoming<D, W>({ past, now, future }: DraftHistory<D, W>, change: (draft: D) => D): DraftHistory<D, W> {
  const all = (steps: readonly DraftStep<D, W>[]) => steps.map((step) => ({ ...step, draft: change(step.draft) }));
  return { past: all(past), now: change(now), future: all(future) };
}

/** Does, undoes, brings back; the same history when that changes nothing. Letters typed one after the other in one field are one step. */
export function draftAfter<D, W>(history: DraftHistory<D, W>, act: DraftAct<D, W>): DraftHistory<D, W> {
  switch (act.kind) {
    case 'undo':
      return undone(history);
    case 'redo':
      return redone(history);
    case 'become':
      return becoming(history, act.change);
    case 'do':
      return done(history, act);
  }
}
