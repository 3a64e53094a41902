import { apLeft } from '../../../engine/family/killteam/flow/actions/apLeft.ts';
import { engagedWith, sideById } from '../../../engine/family/killteam/model/lookup.ts';
import { aplOf } from '../../../engine/family/killteam/stats/stats.ts';
import { due, stepName } from './asked.ts';
import type { Table } from './table.ts';

/** Who brought down whom, and how (K-60). */
export interface Credit {
  readonly by: string | null;
  readonly victim: string;
  readonly how: string;
}

/** What the script keeps beside the battle. */
export interface Kept {
  /** The Strategy phase is still to be said: the CP that the sides had before it; null: it has been. */
  strategy: { readonly A: number; readonly B: number } | null;
  readonly credits: Credit[];
  readonly dropped: string[];
}

/** The battle at the end of a script. */
export function report(table: Table, { strategy, credits, dropped }: Kept) {
  const { state, game } = table;
  const cp = strategy ?? { A: sideById(state, 'A').cp, B: sideById(state, 'B').cp };
  return {
    tp: state.turningPoint,
    step: strategy === null ? stepName(table) : 'strategy',
    initiative: state.initiative,
    turn: state.tasks.flatMap((task) => (task.kind === 'strategy' ? [task.side] : []))[0] ?? state.turn,
    due: strategy === null ? due(table) : 'strategy',
    active: state.activation?.operative ?? null,
    cp,
    credits,
    dropped,
    ops: Object.fromEntries(
      state.operatives.map((each) => [
        each.id,
        {
          order: each.order,
          ready: each.readiness === 'ready',
          ap: state.activation?.operative === each.id ? apLeft(game) : 0,
          apl: aplOf(game, each),
          left: each.wounds,
          er: engagedWith(state, each.id).toSorted(),
          carries: each.carriesMarker,
          onGuard: each.guard,
          overwatched: each.counteracted,
        },
      ]),
    ),
  };
}
