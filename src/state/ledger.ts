import { apLeft } from '../engine/family/killteam/flow/actions/actions.ts';
import type { Operative } from '../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import { isInjured } from '../engine/family/killteam/stats/stats.ts';
import type { Ledger } from '../persistence/battleIndex.ts';
import { actingOperative } from './selectors.ts';

/** More than a list can show, and a stored summary should carry. */
const MOST = 24;

const lineOf = (operative: Operative): Ledger['operatives'][number] => ({
  side: operative.side,
  name: operative.name,
  wounds: operative.wounds,
  harmed: operative.down || isInjured(operative),
  down: operative.down,
});

/** How a battle stands, for the list of battles: enemies that are gone are left out. */
export function ledgerOf(state: BattleState): Ledger {
  const acting = actingOperative(state);
  return {
    phase: state.phase,
    turn: state.turn,
    turningPoints: state.turningPoints,
    acting: acting === null ? null : { name: acting.name, ap: apLeft(state) },
    operatives: state.operatives
      .filter(({ removed }) => !removed)
      .slice(0, MOST)
      .map(lineOf),
  };
}
