import { retaliationAdvice } from '../../../odds/vanguard/retaliation.ts';
import { NO_PROSPECT } from '../../../odds/prospect.ts';
import type { AttackTask } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import { modelById } from '../model/lookup.ts';
import type { PickRequest } from '../model/request.ts';
import { backOdds } from './answered.ts';
import { type ChoiceWorth, freely } from './choice.ts';
import { nextOf } from './next.ts';

/**
 * Strikes back with which attack, or not: what each does now. `best` weighs it against what fatigue takes from the next
 * activation, as if nobody moved until then. Throws `OddsRangeError`. Source: V-30, V-60.
 */
export function retaliates(state: BattleState, { attacker }: AttackTask, request: PickRequest): ChoiceWorth | null {
  const { operative, options } = request;
  if (operative === null || attacker === null) return null;
  const { attacks } = modelById(state, operative);
  const back = options.flatMap(({ id, code }) =>
    code === 'with' ? (attacks.find((each) => each.id === id) ?? []) : [],
  );
  if (back.length === 0) return null;
  const { now, best } = retaliationAdvice(
    back.map((attack) => backOdds(state, operative, attack, attacker)),
    nextOf(state, operative),
  );
  const not = options.find(({ code }) => code === 'doNot')?.id ?? request.usual;
  const chosen = best === null ? not : (back[best]?.id ?? not);
  const worthOf = (id: string) => now[back.findIndex((attack) => attack.id === id)] ?? NO_PROSPECT;
  return { options: options.map(({ id }) => freely(id, worthOf(id))), best: chosen, omitted: null };
}
