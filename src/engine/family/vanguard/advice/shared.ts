import { PLAIN_FACTS } from '../../../core/roundsBook.ts';
import type { SplitWay } from '../../../odds/vanguard/split.ts';
import { sharesOf } from '../../../odds/vanguard/split.ts';
import { bestOf } from '../../../odds/prospect.ts';
import { freshAttack } from '../attack/fresh.ts';
import type { BattleState } from '../model/battle.ts';
import { modelById } from '../model/lookup.ts';
import { inRange } from './inRange.ts';
import { attackWorth } from './worth.ts';

/** Dice shared among targets, in their order. `chosen`: what they come to as they are shared; `best`: the best way among the same targets. */
export interface SharedWorth {
  readonly chosen: SplitWay;
  readonly best: SplitWay;
}

/** More ways than anybody waits for are not worked out. */
const MOST_WAYS = 500;

/**
 * What an attack of whoever acts comes to when its dice are shared so, and how they are best shared among these targets; null: nobody
 * acts, it has no such attack, or it is too much to work out. Source: V-53, V-54, X-69.
 */
export function sharedWorth(
  state: BattleState,
  attackId: string,
  dice: readonly { readonly model: string; readonly dice: number }[],
): SharedWorth | null {
  const { activation } = state;
  if (activation === null || dice.length === 0) return null;
  const attack = modelById(state, activation.model).attacks.find(({ id }) => id === attackId);
  if (attack === undefined) return null;
  const count = dice.reduce((sum, each) => sum + each.dice, 0);
  const ways = sharesOf(count, dice.length);
  if (count === 0 || ways.length > MOST_WAYS) return null;
  const melee = attack.kind === 'melee';
  const plan = {
    how: 'attack' as const,
    attacker: activation.model,
    attack,
    aimed: !melee && activation.aimed,
    open: melee && activation.focused ? (['focus'] as const) : [],
  };
  const wayOf = (shares: readonly number[]): SplitWay => {
    const targets = dice.flatMap(({ model }, at) =>
      (shares[at] ?? 0) > 0 ? [{ model, dice: shares[at] ?? 0, facts: PLAIN_FACTS }] : [],
    );
    return { shares, prospect: attackWorth(state, freshAttack(state, plan, targets)) };
  };
  return inRange(() => {
    const [first = [count], ...others] = ways;
    const chosen = wayOf(dice.map((each) => each.dice));
    return { chosen, best: bestOf([chosen, wayOf(first), ...others.map(wayOf)], ({ prospect }) => prospect) };
  });
}
