import type { Side } from '../../engine/core/ids.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { TacOpsView } from './views.ts';

/** The sides of people that have tac ops to choose, and how many each has; nobody where there are none, or not now. */
export function choosersOf(
  { sides }: Pick<BattleState, 'sides'>,
  tacOps: TacOpsView | undefined,
): readonly { readonly id: Side; readonly own: number }[] {
  if (tacOps === undefined || !tacOps.choosing || tacOps.offered.length === 0) return [];
  return sides.filter(({ hand }) => hand === 'people').map(({ id }) => ({ id, own: tacOps.own(id).length }));
}
