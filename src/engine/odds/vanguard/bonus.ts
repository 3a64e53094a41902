import type { Prospect } from '../../log/advice.ts';
import { bestOf } from '../prospect.ts';
import type { VanguardAttack } from './attack.ts';
import { exchangeProspect, type Exchange } from './exchange.ts';
import { type AttackKind, changedBy } from './lying.ts';

/** How bonuses are taken: so many as +1 to hit, so many as +1 AP, and what comes of it. */
export interface BonusWay {
  readonly hit: number;
  readonly ap: number;
  readonly prospect: Prospect;
}

/** All ways to take them, most of them to hit first; the best, to hit where it is as good. */
export interface BonusAdvice {
  readonly best: BonusWay;
  readonly ways: readonly BonusWay[];
}

const withBonus = ({ attack, retaliation }: Exchange, hit: number, ap: number): Exchange => ({
  attack: changedBy(attack, hit, ap),
  retaliation,
});

/**
 * Whether the bonus of Focus or of a charge is better to hit or as AP; of both together, each by itself (`bonuses` 2). Seen by
 * whoever attacks. Throws `OddsRangeError`. Source: V-28, V-44, V-59, X-70.
 */
export function bonusAdvice(exchange: Exchange, bonuses = 1): BonusAdvice {
  const wayOf = (ap: number): BonusWay => {
    const hit = bonuses - ap;
    return { hit, ap, prospect: exchangeProspect(withBonus(exchange, hit, ap)) };
  };
  const ways: readonly [BonusWay, ...BonusWay[]] = [
    wayOf(0),
    ...Array.from({ length: bonuses }, (_, before) => wayOf(before + 1)),
  ];
  return { best: bestOf(ways, ({ prospect }) => prospect), ways };
}

/** An attack as it comes, and with the action before it that makes it better. */
export interface PreparedWorth {
  readonly alone: Prospect;
  readonly prepared: Prospect;
}

/** What Aim adds to a shot, or Focus to blows, taken as is best. Throws `OddsRangeError`. Source: V-27, V-28. */
export function preparedWorth(exchange: Exchange, kind: AttackKind): PreparedWorth {
  return {
    alone: exchangeProspect(exchange),
    prepared: kind === 'ranged' ? exchangeProspect(aimed(exchange)) : bonusAdvice(exchange).best.prospect,
  };
}

const aimed = (exchange: Exchange): Exchange => withBonus(exchange, 1, 0);

/** What something that adds to the dice of an attack comes to, such as an ability for CP (V-08): without it, and with it. Throws `OddsRangeError`. */
export const changeWorth = (
  attack: VanguardAttack,
  change: Partial<Pick<VanguardAttack, 'hitMod' | 'armourMod' | 'bonusDice' | 'mortal'>>,
): PreparedWorth => ({
  alone: exchangeProspect({ attack, retaliation: null }),
  prepared: exchangeProspect({
    attack: {
      ...attack,
      hitMod: attack.hitMod + (change.hitMod ?? 0),
      armourMod: attack.armourMod + (change.armourMod ?? 0),
      bonusDice: attack.bonusDice + (change.bonusDice ?? 0),
      mortal: attack.mortal + (change.mortal ?? 0),
    },
    retaliation: null,
  }),
});
