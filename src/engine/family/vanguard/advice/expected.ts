import type { Prospect } from '../../../log/advice.ts';
import type { AttackTask } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import { inRange } from './inRange.ts';
import { atBest, targetOdds } from './worth.ts';

/** What an attack comes to on one target. `removed`, `down`: chances that it is out of the battle, and that it lies after recovery; `mean`: wounds it really loses, on average; `hits`: the chance of a hit at all. */
export interface TargetExpected {
  readonly target: string;
  readonly removed: number;
  readonly down: number;
  readonly mean: number;
  readonly hits: number;
}

/**
 * What an attack comes to before its dice: each of its targets, and all together with what comes back (`falls`, `suffers`), seen by
 * whoever attacks. `radius`: within so many inches of each target that is hit another attack follows, which is not among it; null: none does.
 */
export interface Expected {
  readonly targets: readonly TargetExpected[];
  readonly prospect: Prospect;
  readonly radius: number | null;
}

/** The odds of an attack from now on, bonuses that are open taken as is best; null: a number is out of range. Source: V-06, V-53, V-60. */
export const expectedOf = (state: BattleState, task: AttackTask): Expected | null =>
  inRange(() => {
    const best = atBest(state, task);
    const targets = best.task.targets.map(({ model }, index): TargetExpected => {
      const { pRemoved, pDown, meanCapped, hits } = targetOdds(state, best.task, index);
      return { target: model, removed: pRemoved, down: pDown, mean: meanCapped, hits: 1 - (hits[0] ?? 0) };
    });
    return { targets, prospect: best.prospect, radius: task.attack?.followUp?.radius ?? null };
  });
