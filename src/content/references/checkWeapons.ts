import type { Ruleset } from '../../engine/rulesets/ruleset.ts';
import type { WeaponItem, WeaponProfile } from '../schema/weapon.ts';
import { inside, report, reportRepeats, type Check, type Place } from './check.ts';

/** What the pack check needs of a ruleset. */
export type RuleSource = Pick<Ruleset, 'id' | 'weaponRules'>;

function checkRules(check: Check, place: Place, { rules }: WeaponProfile, ruleset: RuleSource): void {
  for (const [index, { id, params }] of rules.entries()) {
    const here = inside(place, `rules[${index}]`);
    const rule = Object.hasOwn(ruleset.weaponRules, id) ? ruleset.weaponRules[id] : undefined;
    if (rule === undefined) {
      report(check, inside(here, 'id'), 'unknownRule', `${ruleset.id} has no weapon rule "${id}"`);
      continue;
    }
    const accepted = rule.accepts(params);
    if (!accepted.ok) report(check, inside(here, 'params'), 'badParams', `not what "${id}" takes: ${accepted.message}`);
  }
}

const profilesOf = ({ row, ...place }: Place & { row: WeaponItem }) =>
  row.profiles.map((profile, index) => ({ ...inside(place, `profiles[${index}]`), profile }));

/** Weapon rules exist in the ruleset and take their parameters; no two profiles of the pack share an id. */
export function checkWeapons(check: Check, ruleset: RuleSource | null): void {
  const profiles = (check.rows.weapons ?? []).flatMap(profilesOf);
  reportRepeats(
    check,
    profiles.map(({ profile, ...place }) => ({ ...inside(place, 'id'), id: profile.id })),
  );
  if (ruleset === null) return;
  for (const { profile, ...place } of profiles) checkRules(check, place, profile, ruleset);
}
