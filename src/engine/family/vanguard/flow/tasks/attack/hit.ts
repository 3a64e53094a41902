import { present } from '../../../../../core/invariant.ts';
import { hitDiceOf, hitTestOf, needs, targetOf } from '../../../attack/numbers.ts';
import type { AttackTask } from '../../../model/attackTask.ts';
import type { BattleState } from '../../../model/battle.ts';
import { modelById } from '../../../model/lookup.ts';
import { woundEvents } from './wounds.ts';
import { type Go, go, number, option, pick } from '../../go.ts';
import { askAbility } from '../abilities.ts';
import { poolGoes, successesIn } from './dice.ts';

const MOST_WOUNDS = 99;

/** A Focus, or the bonus of a charge: to hit, or AP; chosen now (V-28, V-44). */
function bonusAs(state: BattleState, bonus: 'focus' | 'charge', attacker: string): Go {
  const { side } = modelById(state, attacker);
  const options = [option('hit', 'asHit'), option('ap', 'asAp')];
  const question = bonus === 'focus' ? 'focusAs' : 'chargeAs';
  return pick(state, question, { side, operative: attacker, options, usual: 'hit' }, (said) => [
    { type: 'bonusTaken', bonus, as: said === 'ap' ? 'ap' : 'hit' },
  ]);
}

/** The table has resolved it by itself: only its wounds are told. */
function told(state: BattleState, task: AttackTask): Go {
  const { model } = targetOf(task);
  const { side } = modelById(state, model);
  return number(state, { question: 'wounds', side, operative: model, max: MOST_WOUNDS }, (wounds) =>
    woundEvents(state, task, { hits: 0, saved: 0, byHand: wounds }),
  );
}

/** What is chosen for the whole attack before its first roll; null: nothing. */
function before(state: BattleState, task: AttackTask, attacker: string): Go {
  const [bonus] = task.open;
  if (bonus !== undefined) return bonusAs(state, bonus, attacker);
  if (task.at > 0 || task.how === 'followUp' || task.asked.includes('hitRoll') || task.inHand.hitDice.length > 0)
    return null;
  const said = task.said.map(({ ability }) => ability);
  return askAbility(state, { model: attacker, moment: 'hitRoll', of: task.attack?.kind ?? null, said });
}

/** The hit roll: bonuses and abilities, dice, sixes, dice rolled again (V-55, V-12, V-36). */
export function hitGoes(state: BattleState, task: AttackTask): Go {
  const { attacker, fixed, inHand } = task;
  if (fixed !== null) return go({ type: 'hitsCounted', hits: fixed.hits, needs: null });
  if (state.settings.automation.attack === 'log') return told(state, task);
  const id = present(attacker, 'an attacker');
  const first = before(state, task, id);
  if (first !== null) return first;
  const { side } = modelById(state, id);
  const test = hitTestOf(state, task);
  const pool = { roll: 'hit' as const, side, model: id, count: hitDiceOf(state, task), test, enough: null };
  const rolled = { ...pool, dice: inHand.hitDice, reroll: inHand.reroll };
  return poolGoes(state, rolled, [{ type: 'hitsCounted', hits: successesIn(rolled), needs: needs(test) }]);
}
