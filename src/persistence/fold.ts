import { checkedBy, type SaveProblem, problemsOf } from './envelope.ts';
import type { Entry, LogKind, LogTypes } from './logKind.ts';

/** What of the engine a save needs: how an event changes a state. */
export type Evolve<T extends LogTypes> = (state: T['state'], event: T['event']) => T['state'];

export type Folded<T extends LogTypes> =
  | { readonly ok: true; readonly state: T['state'] }
  | { readonly ok: false; readonly problems: readonly SaveProblem[] };

/** The state after an entry. Throws what `evolve` throws. */
export const applyEntry = <T extends LogTypes>(evolve: Evolve<T>, state: T['state'], entry: Entry<T>): T['state'] =>
  entry.events.reduce<T['state']>(evolve, state);

/** Where a fold begins: the state after `length` entries. */
export interface FoldPoint<T extends LogTypes> {
  readonly state: T['state'];
  readonly length: number;
}

/** Folds entries from outside: their numbers must go on by one each, and the outcome must be valid. Never throws. */
export function foldChecked<T extends LogTypes>(
  kind: LogKind<T>,
  from: FoldPoint<T>,
  entries: readonly Entry<T>[],
): Folded<T> {
  let { state } = from;
  for (const [index, entry] of entries.entries()) {
    const path = `entries[${from.length + index}]`;
    const seq = from.length + index + 1;
    if (entry.seq !== seq) return { ok: false, problems: [{ path: `${path}.seq`, message: `expected ${seq}` }] };
    try {
      state = applyEntry(kind.evolve, state, entry);
    } catch (error) {
      return { ok: false, problems: [{ path, message: `does not fold: ${String(error)}` }] };
    }
  }
  const checked = checkedBy(kind.state, state);
  if (checked === null) return { ok: false, problems: [{ path: 'state', message: 'has the wrong form' }] };
  return checked.success ? { ok: true, state } : { ok: false, problems: problemsOf(checked.error, state, ['state']) };
}
