import type { Lasting } from '../family/killteam/model/lasting.ts';
import type { Operative } from '../family/killteam/model/operative.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { Stat } from '../family/killteam/stats/statChanges.ts';
import { overruledBy } from '../family/killteam/stats/contradictions.ts';
import { concerns } from '../family/killteam/stats/changes.ts';

/** What lasts, where it is shown. */
export interface LastingView {
  /** What concerns more than one operative, in the order in which it began. */
  readonly onTable: readonly Lasting[];
  /** What concerns this operative and no other. */
  readonly onCard: (operative: Operative) => readonly Lasting[];
  /** What changes a figure of this operative, whomever else it concerns. */
  readonly onFigure: (operative: Operative, stat: Stat) => readonly Lasting[];
  /** What began later and says the opposite, so that this does nothing there; null: nothing. */
  readonly overruledBy: (lasting: Lasting) => Lasting | null;
}

const isWide = ({ on }: Lasting): boolean => on.kind === 'battle' || on.kind === 'side';

const isOf = ({ on }: Lasting, { id }: Operative): boolean =>
  (on.kind === 'operative' || on.kind === 'pair') && on.operative === id;

export const lastingView = (state: BattleState): LastingView => ({
  onTable: state.lasting.filter(isWide),
  onCard: (operative) => state.lasting.filter((each) => isOf(each, operative)),
  onFigure: (operative, stat) =>
    state.lasting.filter(({ on, change }) => change.op === 'stat' && change.stat === stat && concerns(on, operative)),
  overruledBy: (lasting) => overruledBy(state, lasting),
});
