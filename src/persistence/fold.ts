import type { BattleEvent } from '../engine/battle/event.ts';
import { type BattleState, battleState } from '../engine/battle/state.ts';
import type { LogEntry } from './battleFile.ts';
import { type Problem, problemsOf } from './envelope.ts';

/** What of the engine a save needs: how an event changes a state. */
export type Evolve = (state: BattleState, event: BattleEvent) => BattleState;

export type Folded =
  | { readonly ok: true; readonly state: BattleState }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The state after an entry. Throws what `evolve` throws. */
export const applyEntry = (evolve: Evolve, state: BattleState, entry: LogEntry): BattleState =>
  entry.events.reduce(evolve, state);

/** Where a fold begins: the state after `length` entries. */
export interface FoldPoint {
  readonly state: BattleState;
  readonly length: number;
}

/** Folds entries from outside: their numbers must go on by one each, and the outcome must be a battle. Never throws. */
export function foldChecked(evolve: Evolve, from: FoldPoint, entries: readonly LogEntry[]): Folded {
  let { state } = from;
  for (const [index, entry] of entries.entries()) {
    const path = `entries[${from.length + index}]`;
    const seq = from.length + index + 1;
    if (entry.seq !== seq) return { ok: false, problems: [{ path: `${path}.seq`, message: `expected ${seq}` }] };
    try {
      state = applyEntry(evolve, state, entry);
    } catch (error) {
      return { ok: false, problems: [{ path, message: `does not fold: ${String(error)}` }] };
    }
  }
  const checked = battleState.safeParse(state);
  return checked.success ? { ok: true, state } : { ok: false, problems: problemsOf(checked.error, ['state']) };
}
