import { onceFor } from '../core/once.ts';
import type { Operative } from '../family/killteam/model/operative.ts';
import type { BattleStanding, Ledger } from '../log/standing.ts';
import type { BattleView } from './battleView.ts';

/** More than a list can show, and a stored summary should carry. */
const MOST = 24;

const lineOf = (view: BattleView, operative: Operative): Ledger['operatives'][number] => ({
  side: operative.side,
  name: operative.name,
  wounds: operative.wounds,
  harmed: operative.down || view.figures(operative).injured,
  down: operative.down,
});

/** How a battle stands: enemies that are gone are left out. */
function ledgerOf(view: BattleView): Ledger {
  const { state, table } = view;
  const acting = table.find(table.acting ?? '');
  return {
    phase: state.phase,
    turn: state.turn,
    turningPoints: state.turningPoints,
    acting: acting === null ? null : { name: acting.name, ap: view.figures(acting).apLeft },
    operatives: state.operatives
      .filter(({ removed }) => !removed)
      .slice(0, MOST)
      .map((operative) => lineOf(view, operative)),
  };
}

/** What the list of battles says of one of the family. */
export const standingOf: (view: BattleView) => BattleStanding = onceFor((view) => ({
  mission: view.state.mission.name,
  turningPoint: view.state.turningPoint,
  operatives: view.state.operatives.length,
  ledger: ledgerOf(view),
}));
