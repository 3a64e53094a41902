import { bonuses, needs } from '../../attack/numbers.ts';
import type { BattleState } from '../../model/battle.ts';
import type { BattleEvent } from '../../model/event.ts';
import { modelById } from '../../model/lookup.ts';
import type { NerveTask } from '../../model/task.ts';
import type { Test } from '../../rules/dice/grade.ts';
import { abilities } from '../../rules/modifiers/ability.ts';
import { sumOf } from '../../rules/modifiers/modifier.ts';
import { keepsNerve, nerveTest } from '../../rules/nerve/nerveTest.ts';
import { type Go, roll } from '../go.ts';
import { askAbility } from './abilities.ts';

/** What the nerve die is rolled against, with what abilities add (V-67). */
export function nerveTestOf(state: BattleState, { model, said }: NerveTask): Test {
  const added = sumOf(abilities(bonuses(state, model, 'nerve', { of: null, said })), 'nerve');
  return nerveTest(modelById(state, model).ne, added);
}

/** What a failed test comes to: it flees; at its own edge it is gone (V-70, V-73). */
const failed = ({ model, second }: NerveTask): BattleEvent =>
  second ? { type: 'removed', model, why: 'nerve' } : { type: 'fallbackBegan', model };

/** One die, after what abilities add (V-67, V-13). */
export function nerveGoes(state: BattleState, task: NerveTask): Go {
  const { model, second, asked, said } = task;
  const ability = asked ? null : askAbility(state, { model, moment: 'nerve', of: null, said });
  if (ability !== null) return ability;
  const test = nerveTestOf(state, task);
  const { side } = modelById(state, model);
  return roll(state, 'nerve', { side, operative: model, count: 1, test }, ([face = 1]) => {
    const passed = keepsNerve(face, test);
    return [
      { type: 'nerveRolled', model, face, needs: needs(test), passed, second },
      ...(passed ? [] : [failed(task)]),
    ];
  });
}
