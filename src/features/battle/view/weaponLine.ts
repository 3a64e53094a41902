import type { Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { damagePair, target } from '../../../words/format.ts';
import { ruleNames } from '../../../words/ruleName.ts';
import type { Words } from '../../../words/words.ts';

/** `Atk 4 · Hit 3+ · 3/4`: the numbers as they are now. */
export function weaponNumbers(words: Words<'play'>, view: BattleView, operative: Operative, weapon: Weapon): string {
  const { hit } = view.weapon(operative, weapon);
  const { attacks, hit: hitWord } = words.common.stats;
  return [`${attacks} ${weapon.attacks}`, `${hitWord} ${target(hit)}`, damagePair(weapon.damage)].join(' · ');
}

/** The numbers, then the rules: `Atk 4 · Hit 3+ · 3/4 · Range 8″`. */
export function weaponLine(words: Words<'play'>, view: BattleView, operative: Operative, weapon: Weapon): string {
  const rules = ruleNames(words, weapon.rules);
  const numbers = weaponNumbers(words, view, operative, weapon);
  return rules === '' ? numbers : `${numbers} · ${rules}`;
}
