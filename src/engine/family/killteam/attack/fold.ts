import type { Because } from '../model/attackEvent.ts';
import type { WeaponRuleUse } from '../model/operative.ts';
import type { Pool } from '../model/pool.ts';
import type { WeaponRule } from '../rules/defineWeaponRule.ts';
import type { KillTeamRules } from '../rules/killTeamRules.ts';
import type { AttackContext, Window, Windows } from '../rules/windows.ts';

/** A value after all rules of the weapon spoke in the ruleset's order, and which of them changed it. */
interface Folded<W extends Window> {
  readonly value: Windows[W];
  readonly because: readonly Because[];
}

/** One use of a rule on a weapon. */
interface Speaker {
  readonly rule: WeaponRule;
  readonly params: unknown;
}

type Uses = readonly WeaponRuleUse[];
type SpeakersOf = Map<Window, readonly Speaker[]>;

/** Who speaks, by system, by the rules of a weapon (a card keeps the same list through a battle) and by window. */
const known = new WeakMap<KillTeamRules, WeakMap<Uses, SpeakersOf>>();

function speakersOf(rules: KillTeamRules, uses: Uses): SpeakersOf {
  const ofSystem = known.get(rules) ?? new WeakMap<Uses, SpeakersOf>();
  known.set(rules, ofSystem);
  const ofWeapon = ofSystem.get(uses) ?? new Map<Window, readonly Speaker[]>();
  ofSystem.set(uses, ofWeapon);
  return ofWeapon;
}

function speakersAt(rules: KillTeamRules, window: Window, uses: Uses): readonly Speaker[] {
  const ofWeapon = speakersOf(rules, uses);
  const found = ofWeapon.get(window);
  if (found !== undefined) return found;
  const speakers = rules.order[window].flatMap((id) => {
    const rule = rules.weaponRules[id];
    if (rule?.windows.includes(window) !== true) return [];
    return uses.filter((use) => use.id === id).map(({ params }) => ({ rule, params }));
  });
  ofWeapon.set(window, speakers);
  return speakers;
}

const NO_DICE: Pool = [];
const NOBODY: readonly Because[] = [];

/**
 * Lets the weapon's rules speak at one moment. Uses of one rule that appear twice on a weapon each speak (their modules
 * take the larger x: duplicates give nothing, A6). Rules the ruleset does not know were refused when the pack loaded.
 */
export function fold<W extends Window>(
  rules: KillTeamRules,
  window: W,
  start: { readonly value: Windows[W]; readonly moment: AttackContext & { readonly pool?: Pool } },
): Folded<W> {
  let { value } = start;
  const speakers = speakersAt(rules, window, start.moment.weapon.rules);
  if (speakers.length === 0) return { value, because: NOBODY };
  const moment = { pool: NO_DICE, ...start.moment };
  const because: Because[] = [];
  const { declined = [] } = moment;
  for (const { rule, params } of speakers) {
    if (rule.may && declined.includes(rule.id)) continue;
    const next = rule.speak(window, value, { params, moment });
    if (next !== value) because.push({ rule: rule.id, window });
    value = next;
  }
  return { value, because };
}
