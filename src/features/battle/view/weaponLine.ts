import { viaNow, engagedWith } from '../../../engine/family/killteam/model/lookup.ts';
import type { Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import { weaponHit } from '../../../engine/family/killteam/stats/stats.ts';
import { damagePair, target } from '../../../words/format.ts';
import { ruleNames } from '../../../words/ruleName.ts';
import type { Words } from '../../../words/words.ts';

/** `Atk 4 · Hit 3+ · 3/4`: the numbers as they are now. */
export function weaponNumbers(
  words: Words<'battle'>,
  state: BattleState,
  operative: Operative,
  weapon: Weapon,
): string {
  const pointBlank =
    weapon.kind === 'ranged' && viaNow(state) === 'guard' && engagedWith(state, operative.id).length > 0;
  const { hit } = weaponHit(operative, weapon, { pointBlank, assists: 0 });
  const { attacks, hit: hitWord } = words.common.stats;
  return [`${attacks} ${weapon.attacks}`, `${hitWord} ${target(hit)}`, damagePair(weapon.damage)].join(' · ');
}

/** The numbers, then the rules: `Atk 4 · Hit 3+ · 3/4 · Range 8″`. */
export function weaponLine(words: Words<'battle'>, state: BattleState, operative: Operative, weapon: Weapon): string {
  const rules = ruleNames(words, weapon.rules);
  const numbers = weaponNumbers(words, state, operative, weapon);
  return rules === '' ? numbers : `${numbers} · ${rules}`;
}
