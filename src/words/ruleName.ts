import type { Because } from '../engine/family/killteam/model/attackEvent.ts';
import type { WeaponRuleUse } from '../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import { contentName } from './content.ts';
import type { Look } from './look.ts';
import { ruleNumbers } from './ruleNumbers.ts';
import type { Words } from './words.ts';

type Rules = Pick<Words<'battle'>, 'weaponRules'>;
type RuleWords = Rules['weaponRules'][keyof Rules['weaponRules']];

/** What a rule is called, in the terms of the system that is played; undefined: nobody has words for it. */
function known({ weaponRules }: Rules, id: string): RuleWords | undefined {
  const rules: Readonly<Record<string, RuleWords | undefined>> = weaponRules;
  return Object.hasOwn(rules, id) ? rules[id] : undefined;
}

/** A rule of a pack that is only told has its name with it; `!`: it needs a critical hit. Null: it is another one. */
function toldName({ id, params: { name, critical } }: WeaponRuleUse): string | null {
  return id === 'told' && typeof name === 'string' ? `${critical === true ? '! ' : ''}${name}` : null;
}

/** A weapon rule as it is printed: `Piercing 1`, `Range 8″`, `Heavy (Dash only)`. An unknown rule is its id. */
export function ruleName(words: Rules, use: WeaponRuleUse): string {
  const told = toldName(use);
  if (told !== null) return told;
  return known(words, use.id)?.name(ruleNumbers(use.params)) ?? use.id;
}

/** All rules of a weapon in one line; empty when it has none. */
export const ruleNames = (words: Words<'battle'>, uses: readonly WeaponRuleUse[]): string =>
  uses.map((use) => ruleName(words, use)).join(', ');

/** What a weapon rule does, in one sentence; null for an unknown one. */
export function ruleMeaning({ weaponRules }: Pick<Words<'play'>, 'weaponRules'>, id: string): string | null {
  const rules: Readonly<Record<string, { readonly meaning: string } | undefined>> = weaponRules;
  return Object.hasOwn(rules, id) ? (rules[id]?.meaning ?? null) : null;
}

const NO_NUMBERS = { x: 0, inches: null, only: null } as const;

/** A weapon rule without its number, `Piercing`; an unknown one is its id. */
export function weaponRuleName(words: Rules, id: string): string {
  return (
    known(words, id)
      ?.name(NO_NUMBERS)
      .replace(/ ?0.*$/u, '') ?? id
  );
}

/** A rule without its number, weapon rule or rule of the game: `Piercing`. */
export const bareRuleName = (words: Pick<Words<'battle'>, 'weaponRules' | 'gameRules'>, id: string): string =>
  known(words, id) === undefined ? (words.gameRules[id] ?? id) : weaponRuleName(words, id);

/** Those who own what is named. */
type Owners = Pick<BattleState, 'operatives' | 'lasting'>;

/** What a trait, or what lasts, is called in this battle; null: nobody has anything of this id. */
const ownedName = ({ operatives, lasting }: Owners, id: string): string | null =>
  operatives.flatMap(({ traits = [] }) => traits).find((trait) => trait.id === id)?.name ??
  lasting.find(({ source }) => source.id === id)?.source.name ??
  null;

/** Whose re-roll it is: of a rule, or of what somebody has. */
export function rerollName(
  words: Words<'battle'>,
  look: Pick<Look, 'contentName'>,
  { state, rule }: { readonly state: Owners; readonly rule: string },
): string {
  const name = bareRuleName(words, rule);
  return name === rule ? look.contentName(rule, ownedName(state, rule) ?? rule) : name;
}

/** A row of "why": the rule that spoke, and what it changed. `uses`: the weapon's rules, for their numbers. */
export function becauseRow(words: Words<'play'>, because: Because, uses: readonly WeaponRuleUse[]): string {
  const use = uses.find((candidate) => candidate.id === because.rule);
  const name = use === undefined ? bareRuleName(words, because.rule) : ruleName(words, use);
  const window = Object.entries(words.windows).find(([id]) => id === because.window)?.[1];
  return window === undefined ? name : words.whyRows.ruleSpoke(name, window);
}

/** Where a temporary change comes from: a row of one of the battle's tables, a rule, a trait, or a row of the campaign. */
export function sourceName(words: Words<'play'>, state: Owners & Pick<BattleState, 'tables'>, id: string): string {
  const row = Object.values(state.tables ?? {})
    .flatMap((table) => table.rows)
    .find((candidate) => candidate.id === id);
  if (row !== undefined) return contentName(words, id, row.name);
  const rule = bareRuleName(words, id);
  return rule === id ? contentName(words, id, ownedName(state, id) ?? id) : rule;
}
