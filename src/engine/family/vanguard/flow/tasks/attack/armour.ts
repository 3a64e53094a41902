import { armourTestBy, chosenWay, needs, targetOf, waysOf } from '../../../attack/numbers.ts';
import type { AttackTask } from '../../../model/attackTask.ts';
import type { BattleState } from '../../../model/battle.ts';
import { modelById } from '../../../model/lookup.ts';
import { armourDice, savedHits } from '../../../rules/attacks/armourRoll.ts';
import { type Go, go, option, pick } from '../../go.ts';
import { askAbility } from '../abilities.ts';
import { poolGoes, successesIn } from './dice.ts';

const ARMOUR = 'armour';

/** What is chosen without a thought: whatever saves on the lowest face; its armour where that is the same. */
function best(all: readonly { readonly id: string; readonly face: number }[]): string {
  return all.reduce((one, other) => (other.face < one.face ? other : one)).id;
}

/** Its armour or one of its invulnerable values, for each roll anew (V-61). */
function armourBy(state: BattleState, task: AttackTask): Go {
  const { model } = targetOf(task);
  const ways = waysOf(state, task).map((way, at) => ({
    id: at === 0 ? ARMOUR : String(at - 1),
    face: needs(armourTestBy(state, task, way)),
  }));
  if (ways.length === 1) return go({ type: 'armourChosen', by: ARMOUR });
  const options = ways.map(({ id, face }) =>
    option(id, id === ARMOUR ? 'byArmour' : 'byInvulnerable', { needs: face }, face),
  );
  const { side } = modelById(state, model);
  return pick(state, 'armourBy', { side, operative: model, options, usual: best(ways) }, (said) => [
    { type: 'armourChosen', by: said === ARMOUR ? ARMOUR : Number(said) },
  ]);
}

/** Abilities of the target before its first armour die; nothing touches what follows another attack (V-06). */
function ability(state: BattleState, task: AttackTask): Go {
  const { asked, said } = task.inHand;
  if (task.how === 'followUp' || asked.includes('armourRoll')) return null;
  const { model } = targetOf(task);
  const ids = said.map((each) => each.ability);
  return askAbility(state, { model, moment: 'armourRoll', of: task.attack?.kind ?? null, said: ids });
}

/** The armour roll: one die for each hit, by armour or an invulnerable value; surplus saves are lost (V-56, X-75). */
export function armourGoes(state: BattleState, task: AttackTask, hits: number): Go {
  const { armourBy: by, armourDice: dice, reroll } = task.inHand;
  if (hits === 0) return go({ type: 'savesCounted', saved: 0, needs: null });
  const first = dice.length > 0 ? null : ability(state, task);
  if (first !== null) return first;
  if (by === null) return armourBy(state, task);
  const { model } = targetOf(task);
  const { side } = modelById(state, model);
  const test = armourTestBy(state, task, chosenWay(state, task));
  const pool = { roll: 'armour' as const, side, model, count: armourDice(hits), test, dice, reroll, enough: hits };
  const saved = savedHits(hits, successesIn(pool));
  return poolGoes(state, pool, [{ type: 'savesCounted', saved, needs: needs(test) }]);
}
