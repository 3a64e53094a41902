import { allocations, savePool } from '../../../engine/family/killteam/attack/shoot/derive.ts';
import type { Grade, RolledDie } from '../../../engine/family/killteam/model/pool.ts';
import { gameOf } from '../../../engine/systems/registry.ts';
import { topTask } from '../../../engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import { attackNow, defenceNow, shotInHand } from '../../../engine/family/killteam/attack/shoot/shotInHand.ts';
import type { RollRequest } from '../../../engine/log/request.ts';
import type { FaceMeaning } from '../../../ui/FacePad.tsx';
import type { Words } from '../../../words/words.ts';
import { type Band, bandsOf } from './bands.ts';

const GRADES: Partial<Record<Band['meaning'], Grade>> = { fail: 'fail', save: 'normal', critSave: 'critical' };
const die = (grade: Grade): RolledDie => ({ face: null, grade, was: null, rerolled: false });

/** Damage that is left when the last defence die falls into this band; null: it is not the last, or none of defence. */
function damageAfter(state: BattleState, request: RollRequest, { meaning }: Band): number | null {
  const task = topTask(state);
  const grade = GRADES[meaning];
  if (task?.kind !== 'shoot' || request.purpose !== 'defence' || request.count !== 1 || grade === undefined)
    return null;
  const inHand = shotInHand(gameOf(state), task);
  const attack = attackNow(inHand);
  const kept = defenceNow(inHand)?.kept ?? [];
  if (attack === null) return null;
  return allocations(inHand.shot, attack.pool, savePool(inHand.shot, kept, [die(grade)])).best.damage;
}

const WIDE = 3;

/** What stands below the faces: a narrow band has room for the damage only. */
export function faceMeanings(words: Words<'battle'>, state: BattleState, request: RollRequest): readonly FaceMeaning[] {
  return bandsOf(state, request).map((band) => {
    const { from, to, good } = band;
    const meaning = words.dice.meanings[band.meaning];
    const damage = damageAfter(state, request, band);
    if (damage === null) return { from, to, good, text: meaning };
    const wide = to - from + 1 >= WIDE;
    const text = wide ? words.dice.wouldDamage(meaning, damage) : String(damage);
    return { from, to, good, text };
  });
}
