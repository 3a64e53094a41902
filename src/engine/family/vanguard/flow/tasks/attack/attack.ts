import { targetOf } from '../../../attack/numbers.ts';
import type { AttackTask } from '../../../model/attackTask.ts';
import type { BattleState } from '../../../model/battle.ts';
import { modelById } from '../../../model/lookup.ts';
import { type Go, go } from '../../go.ts';
import { followersGo, retaliationGoes } from './after.ts';
import { armourGoes } from './armour.ts';
import { hitGoes } from './hit.ts';
import { recoveryGoes, woundEvents } from './wounds.ts';

/** One target, whole before the next (V-53). */
function targetGoes(state: BattleState, task: AttackTask): Go {
  const { hits, saved, wounds, outcome } = task.inHand;
  if (outcome === null && wounds === null && !modelById(state, targetOf(task).model).inPlay)
    return go({ type: 'nextTarget' });
  if (wounds === null && hits === null) return hitGoes(state, task);
  if (wounds === null && saved === null) return armourGoes(state, task, hits ?? 0);
  if (wounds === null) return go(...woundEvents(state, task, { hits: hits ?? 0, saved: saved ?? 0, byHand: null }));
  if (outcome === null) return recoveryGoes(state, task);
  return followersGo(state, task) ?? go({ type: 'nextTarget' });
}

/** The attack in hand: its targets one after another, then who strikes back (V-53 to V-66). */
export const attackGoes = (state: BattleState, task: AttackTask): Go =>
  task.at < task.targets.length ? targetGoes(state, task) : retaliationGoes(state, task);
