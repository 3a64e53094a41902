import { targetOf } from '../../../attack/numbers.ts';
import type { AttackTask } from '../../../model/attackTask.ts';
import type { BattleState } from '../../../model/battle.ts';
import { modelById } from '../../../model/lookup.ts';
import { type Go, go } from '../../go.ts';
import { followersGo, retaliationGoes } from './after.ts';
import { armourGoes } from './armour.ts';
import { hitGoes } from './hit.ts';
import { recoveryGoes, woundEvents } from './wounds.ts';

/** Its dice: to hit, armour, what they come to. Whoever is out of play by now is passed over. */
function diceGo(state: BattleState, task: AttackTask): Go {
  const { hits, saved } = task.inHand;
  if (!modelById(state, targetOf(task).model).inPlay) return go({ type: 'nextTarget' });
  if (hits === null) return hitGoes(state, task);
  if (saved === null) return armourGoes(state, task, hits);
  return go(...woundEvents(state, task, { hits, saved, byHand: null }));
}

/** One target, whole before the next (V-53). */
function targetGoes(state: BattleState, task: AttackTask): Go {
  const { wounds, outcome } = task.inHand;
  if (wounds === null) return diceGo(state, task);
  if (outcome === null) return recoveryGoes(state, task);
  return followersGo(state, task) ?? go({ type: 'nextTarget' });
}

/** The attack in hand: its targets one after another, then who strikes back (V-53 to V-66). */
export const attackGoes = (state: BattleState, task: AttackTask): Go =>
  task.at < task.targets.length ? targetGoes(state, task) : retaliationGoes(state, task);
