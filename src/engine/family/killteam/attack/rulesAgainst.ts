import type { AttackContext } from '../rules/windows.ts';
import { changesOf, isOfGroup, type Source } from '../stats/changes.ts';
import type { Modifier } from '../traits/modifier.ts';

/** A rule that weapons have against somebody, and where it comes from. */
interface RuleAgainst {
  readonly source: Source;
  readonly change: Extract<Modifier, { op: 'weaponRuleAgainst' }>;
}

type Attack = Pick<AttackContext, 'lasting' | 'target' | 'weapon'>;

/** Rules that this weapon may have against its target, however far away that is. */
const possible = ({ target, weapon, lasting }: Attack): readonly RuleAgainst[] =>
  target === null
    ? []
    : changesOf({ lasting }, target, 'weaponRuleAgainst').filter(({ change }) => isOfGroup(weapon, change.group));

/** As near as it has to be: whoever fights is, of a shot the table says so. */
const isNear = ({ kind, facts }: Pick<AttackContext, 'kind' | 'facts'>): boolean =>
  kind === 'fight' || facts.near === true;

/** Rules that the weapon has against its target now. */
export const rulesAgainst = (context: Attack & Pick<AttackContext, 'kind' | 'facts'>): readonly RuleAgainst[] =>
  possible(context).filter(
    ({ change: { reach } }) => reach === undefined || (reach.is === 'within') === isNear(context),
  );

/** Within how many inches of its target the shooter has to be asked about, the fewest of all; null: nothing asks. */
export function nearAsked(attack: Attack): number | null {
  const asked = possible(attack).flatMap(({ change: { reach } }) => (reach === undefined ? [] : [reach.inches]));
  return asked.length === 0 ? null : Math.min(...asked);
}
