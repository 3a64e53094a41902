import type { Because } from '../model/event.ts';
import type { KillTeamRules } from '../rules/killTeamRules.ts';
import type { Moment, Window, Windows } from '../rules/windows.ts';

/** A value after all rules of the weapon spoke in the ruleset's order, and which of them changed it. */
interface Folded<W extends Window> {
  readonly value: Windows[W];
  readonly because: readonly Because[];
}

/**
 * Lets the weapon's rules speak at one moment. Uses of one rule that appear twice on a weapon each speak (their modules
 * take the larger x: duplicates give nothing, A6). Rules the ruleset does not know were refused when the pack loaded.
 */
export function fold<W extends Window>(
  rules: KillTeamRules,
  window: W,
  start: { readonly value: Windows[W]; readonly moment: Moment },
): Folded<W> {
  let { value } = start;
  const because: Because[] = [];
  for (const id of rules.order[window]) {
    const rule = rules.weaponRules[id];
    for (const use of start.moment.weapon.rules) {
      if (rule === undefined || use.id !== id) continue;
      const next = rule.speak(window, value, { params: use.params, moment: start.moment });
      if (next !== value) because.push({ rule: id, window });
      value = next;
    }
  }
  return { value, because };
}
