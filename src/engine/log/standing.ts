import type { Side } from '../core/ids.ts';

/**
 * How a battle stands, in a few figures, for the list of battles. `turn`: whose turn it is; `turningPoints`: how many there are
 * at most, null: no end is known; `counts`: what is counted in place of turning points, left out: they are; `acting`: who acts
 * now, with the AP left, or the actions where none are spent; `wounds` of the operatives on the table.
 */
export interface Ledger {
  readonly phase: 'setUp' | 'strategy' | 'firefight' | 'turningPointOver';
  readonly turn: Side;
  readonly turningPoints: number | null;
  readonly counts?: 'rounds' | undefined;
  readonly acting: { readonly name: string; readonly ap: number } | null;
  readonly operatives: readonly {
    readonly side: Side;
    readonly name: string;
    readonly wounds: number;
    readonly harmed: boolean;
    readonly down: boolean;
  }[];
}

/** What the list of battles says of one: its mission, the turning point or round that it is in, and how it stands. */
export interface BattleStanding {
  readonly mission: string;
  readonly turningPoint: number;
  /** How many there have been in it, whatever became of them. */
  readonly operatives: number;
  readonly ledger: Ledger;
}
