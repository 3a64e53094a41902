import type { Order } from '../../../../../core/ids.ts';
import type { BattleState } from '../../../model/state.ts';
import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

const HIGHEST = 3;

/** The order of whom some work is about; null: it is about nobody. */
function orderOf({ tasks, operatives }: BattleState, id: string | undefined): Order | null {
  const work = tasks.findLast((task) => task.id === id);
  const about = work?.kind === 'effects' ? work.subject : null;
  return operatives.find((operative) => operative.id === about)?.order ?? null;
}

/** `ALERT(+n / =n)`: the alert of the board, which stays within 0..3 (`rules/acolyte.md` C0, C18). */
export const alertEffect: EffectModules['alert'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, step, { task }) => {
    if (step.order !== undefined && orderOf(state, task) !== step.order) return [];
    const wanted = step.to ?? (state.alert ?? 0) + (step.by ?? 0);
    const to = Math.min(HIGHEST, Math.max(0, wanted));
    return to === state.alert ? [] : [{ type: 'alertChanged', to }];
  },
};
