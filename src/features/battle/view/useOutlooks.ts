import { useMemo, useSyncExternalStore } from 'react';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { AttackKind } from '../../../engine/view/arms.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { Outlook } from '../../../engine/view/outlook.ts';
import { fightsWork } from '../../../state/odds/fightsWork.ts';

/** Every attack that could be declared now with its odds, the best first; of long fights they come later. */
export function useOutlooks(view: BattleView, operative: Operative, anyway: AttackKind | null): readonly Outlook[] {
  const { outlooks, work } = useMemo(() => {
    const inReach = view.aim.outlooks(operative, anyway);
    return { outlooks: inReach, work: fightsWork(inReach.fights) };
  }, [view, operative, anyway]);
  const worked = useSyncExternalStore(work.watch, work.now);
  return useMemo(() => outlooks.with(worked), [outlooks, worked]);
}
