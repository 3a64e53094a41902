import { type Edition, FIRST_EDITION } from '../../content/oddsEditions.ts';
import { NO_RULES, type OddsRules } from '../../engine/odds/shot.ts';
import { bareRuleName } from '../../words/ruleName.ts';
import type { Words } from '../../words/words.ts';
import { type RuleId, rulesFor, type OddsSituation } from './oddsSituation.ts';

interface Catalogues {
  readonly words: Words<'play'>;
  readonly own: Words<'odds'>;
}

const ownNameOf = (own: Words<'odds'>, edition: Edition, rule: RuleId): ((x: number) => string) | undefined =>
  Object.entries(own.rulesNamed[edition]).find(([id]) => id === rule)?.[1];

/** A rule with its number where it has one: `Rending`, `Lethal 5+`; `value` as an attacker without it has: no number. */
export function nameOfRule(
  { words, own }: Catalogues,
  rule: RuleId,
  value: number | boolean,
  edition: Edition = FIRST_EDITION,
): string {
  const named = ownNameOf(own, edition, rule);
  if (named !== undefined) return named(Number(value));
  if (value === NO_RULES[rule]) return bareRuleName(words, rule);
  return words.weaponRules[rule].name({ x: Number(value), inches: null, only: null });
}

/** The names of the rules that a weapon has and that matter. */
export const namesOfRules = (
  catalogues: Catalogues,
  rules: OddsRules,
  { kind, edition }: Pick<OddsSituation, 'kind' | 'edition'>,
): readonly string[] =>
  rulesFor(kind, edition)
    .filter((rule) => rules[rule] !== NO_RULES[rule])
    .map((rule) => nameOfRule(catalogues, rule, rules[rule], edition));
