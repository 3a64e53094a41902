import { useMemo, useSyncExternalStore } from 'react';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { AttackKind } from '../../../engine/view/arms.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { Outlook, Outlooks } from '../../../engine/advisor/outlook.ts';
import { useAdvisor } from '../../../state/answer/advice.ts';
import { fightsWork } from '../../../state/odds/fightsWork.ts';

const NOTHING_YET: Outlooks = { fights: [], with: () => [] };

/** Every attack that could be declared now with its odds, the best first; of long fights they come later, and all of them with the advisor. */
export function useOutlooks(view: BattleView, operative: Operative, anyway: AttackKind | null): readonly Outlook[] {
  const advisor = useAdvisor();
  const { outlooks, work } = useMemo(() => {
    const inReach = advisor?.outlooks(view.state, operative, anyway) ?? NOTHING_YET;
    return { outlooks: inReach, work: fightsWork(inReach.fights) };
  }, [advisor, view, operative, anyway]);
  const worked = useSyncExternalStore(work.watch, work.now);
  return useMemo(() => outlooks.with(worked), [outlooks, worked]);
}
