import type { KillTeamRules } from '../../engine/family/killteam/rules/killTeamRules.ts';
import type { KillTeam } from '../../engine/family/killteam/rules/plugin.ts';
import type { WeaponRuleUse } from '../../engine/family/killteam/model/operative.ts';
import type { Placed } from '../parseFile.ts';
import type { WeaponItem } from '../schema/weapon.ts';
import { CRITICAL_RULES } from '../../engine/systems/kt2021/criticalRules.ts';
import { keepsUnknown } from '../toldRules.ts';
import { inside, type Notes, type ProblemPlace, report, reportRepeats } from './check.ts';

/** What the pack check needs of a ruleset. */
export type RuleSource = Pick<KillTeamRules, 'id' | 'weaponRules'> & Partial<Pick<KillTeam, 'plugins'>>;

/** The rule at this place exists in the ruleset and takes its parameters; an unknown one may be kept to be told. */
export function checkRule(check: Notes, place: ProblemPlace, { id, params }: WeaponRuleUse, ruleset: RuleSource): void {
  const rule = Object.hasOwn(ruleset.weaponRules, id) ? ruleset.weaponRules[id] : undefined;
  if (rule === undefined) {
    if (keepsUnknown(ruleset)) return;
    report(check, inside(place, 'id'), 'unknownRule', `${ruleset.id} has no weapon rule "${id}"`);
    return;
  }
  const accepted = rule.accepts(params);
  if (!accepted.ok) report(check, inside(place, 'params'), 'badParams', `not what "${id}" takes: ${accepted.message}`);
}

/** The same of a rule that needs a critical hit: a known one is of those (K-06). */
function checkCritical(check: Notes, place: ProblemPlace, rule: WeaponRuleUse, ruleset: RuleSource): void {
  checkRule(check, place, rule, ruleset);
  if (Object.hasOwn(ruleset.weaponRules, rule.id) && rule.id !== 'told' && !CRITICAL_RULES.includes(rule.id))
    report(check, inside(place, 'id'), 'notAllowed', `"${rule.id}" needs no critical hit`);
}

/** The most dice of one attack: three times those of any printed weapon. More would be a slip of the finger. */
export const MOST_DICE = 20;

/** Dice that a hand can roll. */
export function checkDice(check: Notes, place: ProblemPlace, dice: number): void {
  if (dice > MOST_DICE) report(check, place, 'outOfRange', `must be at most ${MOST_DICE} dice`);
}

const profilesOf = ({ row, ...place }: ProblemPlace & { row: WeaponItem }) =>
  row.profiles.map((profile, index) => ({ ...inside(place, `profiles[${index}]`), profile }));

/** Weapon rules exist in the ruleset and take their parameters; no two profiles of the pack share an id. */
export function checkWeapons(
  check: Notes & { readonly rows: { readonly weapons: readonly Placed<WeaponItem>[] | null } },
  ruleset: RuleSource | null,
): void {
  const profiles = (check.rows.weapons ?? []).flatMap(profilesOf);
  reportRepeats(
    check,
    profiles.map(({ profile, ...place }) => ({ ...inside(place, 'id'), id: profile.id })),
  );
  for (const { profile, ...place } of profiles) checkDice(check, inside(place, 'attacks'), profile.attacks);
  if (ruleset === null) return;
  for (const { profile, ...place } of profiles) {
    for (const [index, rule] of profile.rules.entries())
      checkRule(check, inside(place, `rules[${index}]`), rule, ruleset);
    for (const [index, rule] of (profile.critical ?? []).entries())
      checkCritical(check, inside(place, `critical[${index}]`), rule, ruleset);
  }
}
