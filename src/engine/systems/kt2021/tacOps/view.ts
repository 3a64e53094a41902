import type { Side } from '../../../core/ids.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import { choosesNow } from './decide.ts';
import { choosable, chosenOf, countFor, hiddenOf, mustNow, revealedIn, type TacOp } from './state.ts';

declare module '../../../family/killteam/rules/plugin.ts' {
  interface PluginViews {
    readonly tacOps: TacOpsView;
  }
}

/** A tac op of a side; `revealed`: in which turning point, null: it is hidden; `must`: it must be revealed now. */
export interface OwnTacOp extends TacOp {
  readonly revealed: number | null;
  readonly must: boolean;
}

/**
 * Tac ops as screens read them. What a side has is only for its own eyes, until it is revealed: whoever shows it, shows it to
 * nobody else.
 */
export interface TacOpsView {
  /** They are chosen now. */
  readonly choosing: boolean;
  /** Sides of people that have still to choose, in the order in which they do. */
  readonly due: readonly Side[];
  readonly count: (side: Side) => number;
  /** All there are, those that this side may not take too. */
  readonly offered: readonly TacOp[];
  readonly may: (side: Side, tacOp: string) => boolean;
  readonly own: (side: Side) => readonly OwnTacOp[];
  /** How many of a side are hidden. */
  readonly hidden: (side: Side) => number;
}

/** Tac ops of a battle for its screens. */
export function tacOpsView({ state }: Game): TacOpsView {
  const choosing = choosesNow(state);
  return {
    choosing,
    due: choosing
      ? state.sides
          .filter(({ id, hand }) => hand === 'people' && countFor(state, id) > 0 && chosenOf(state, id).length === 0)
          .map(({ id }) => id)
      : [],
    count: (side) => countFor(state, side),
    offered: state.tacOps?.offered ?? [],
    may: (side, tacOp) => choosable(state, side).some(({ id }) => id === tacOp),
    own: (side) => {
      const must = new Set(mustNow(state, side).map(({ id }) => id));
      return chosenOf(state, side).map((op) => ({
        ...op,
        revealed: revealedIn(state, side, op.id),
        must: must.has(op.id),
      }));
    },
    hidden: (side) => hiddenOf(state, side).length,
  };
}
