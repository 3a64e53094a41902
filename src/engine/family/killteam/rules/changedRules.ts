import { invariant } from '../../../core/invariant.ts';
import { WINDOWS, type Window } from './windows.ts';
import type { RuleId } from '../../../core/ids.ts';
import type { WeaponRule } from './defineWeaponRule.ts';
import type { KillTeamRules } from './killTeamRules.ts';

/** What a ruleset changes in its parent. One level only. */
export interface RuleChanges {
  readonly id: KillTeamRules['id'];
  readonly version: string;
  readonly add: Readonly<Record<RuleId, WeaponRule>>;
  readonly replace: Readonly<Record<RuleId, WeaponRule>>;
  readonly remove: readonly RuleId[];
  /** New order of the windows named here; the others keep the parent's, less what was removed. */
  readonly order: Partial<Record<Window, readonly RuleId[]>>;
  readonly values: Partial<Omit<KillTeamRules, 'id' | 'version' | 'weaponRules' | 'order'>>;
}

/** Throws (a bug) when a rule is added twice, or one is replaced or removed that does not exist. */
export function changedRules(parent: KillTeamRules, changes: RuleChanges): KillTeamRules {
  const exists = (id: RuleId) => Object.hasOwn(parent.weaponRules, id);
  for (const id of Object.keys(changes.add)) invariant(!exists(id), `rule ${id} exists already`);
  for (const id of [...Object.keys(changes.replace), ...changes.remove])
    invariant(exists(id), `no rule ${id} to replace or remove`);
  const stays = (id: RuleId) => !changes.remove.includes(id);
  const order: Record<Window, readonly RuleId[]> = { ...parent.order };
  for (const window of WINDOWS) order[window] = changes.order[window] ?? parent.order[window].filter(stays);
  const kept = Object.entries(parent.weaponRules).filter(([id]) => stays(id));
  return {
    ...parent,
    ...changes.values,
    id: changes.id,
    version: changes.version,
    weaponRules: { ...Object.fromEntries(kept), ...changes.replace, ...changes.add },
    order,
  };
}
