import * as z from 'zod/mini';
import { NO_RULES, type OddsRules } from '../../engine/odds/shot.ts';
import { canHave, RULE_IDS, RULE_VALUES } from './oddsSituation.ts';

/** One rule of an address, such as `rending` or `lethal5`; null: there is none such. */
function ruleIn(text: string): Partial<OddsRules> | null {
  const [, name, digits = ''] = /^([a-zA-Z]+)([1-9]\d?|)$/u.exec(text) ?? [];
  const rule = RULE_IDS.find((id) => id === name);
  if (rule === undefined) return null;
  if (RULE_VALUES[rule] === null) return digits === '' ? { [rule]: true } : null;
  return canHave(rule, Number(digits)) ? { [rule]: Number(digits) } : null;
}

/** The rules that are on, as an address has them. */
export const rulesText = (rules: OddsRules): string =>
  RULE_IDS.filter((rule) => Number(rules[rule]) !== 0)
    .map((rule) => (RULE_VALUES[rule] === null ? rule : `${rule}${Number(rules[rule])}`))
    .join('.');

/** Reads what `rulesText` wrote. */
export const rulesIn = z.transform((text, context): OddsRules => {
  const all = String(text).split('.').map(ruleIn);
  if (all.includes(null)) context.issues.push({ code: 'custom', input: text });
  return Object.assign({}, NO_RULES, ...all);
});
