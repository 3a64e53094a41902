import type { AttackContext } from '../rules/windows.ts';
import type { Weapon } from '../model/operative.ts';
import { changesOf, isOfGroup } from '../stats/changes.ts';
import type { ModifierCondition } from '../card/lastingChange.ts';
import type { Modifier } from '../traits/modifier.ts';
import { rulesAgainst } from './rulesAgainst.ts';

/** An attack as conditions look at it. `assists`: friends that assist in a fight. */
type AttackSituation = Omit<AttackContext, 'uses'> & { readonly assists: number };

/** Actions after which somebody has moved. */
export const MOVES = ['reposition', 'dash', 'fallBack', 'charge'] as const;

const HOLDS: Readonly<Record<ModifierCondition, (situation: AttackSituation) => boolean>> = {
  always: () => true,
  notMoved: ({ done }) => !MOVES.some((move) => done.includes(move)),
  charged: ({ done }) => done.includes('charge'),
  assisted: ({ assists }) => assists > 0,
  fromConceal: ({ attacker }) => attacker.order === 'conceal',
  fromVantage: ({ kind, facts, attacker }) => (kind === 'shoot' ? facts.fromVantage : attacker.onVantage),
  onGuard: ({ guard }) => guard,
  within3: ({ kind, facts }) => kind === 'fight' || facts.within3 === true,
};

/** The weapon as it is used now: rules and dice that traits of its bearer, and what lasts, add on their conditions. */
export function weaponInUse(context: Omit<AttackSituation, 'assists'>, assists: number): Weapon {
  const { attacker, weapon } = context;
  const situation = { ...context, assists };
  const holds = ({ change }: { change: Extract<Modifier, { op: 'weaponRule' | 'attackDice' }> }): boolean =>
    isOfGroup(weapon, change.group) && HOLDS[change.when](situation);
  const rules = changesOf(context, attacker, 'weaponRule').filter(holds);
  const dice = changesOf(context, attacker, 'attackDice').filter(holds);
  const added = [...rules, ...rulesAgainst(context)];
  if (added.length + dice.length === 0) return weapon;
  return {
    ...weapon,
    attacks: dice.reduce((sum, { change }) => sum + change.by, weapon.attacks),
    rules: [...weapon.rules, ...added.map(({ change }) => change.rule)],
  };
}
