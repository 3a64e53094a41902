import type { Prospect } from '../../log/advice.ts';
import { bestOf } from '../prospect.ts';
import type { VanguardTarget } from './attack.ts';
import { answerOf, type Exchange, exchanged, type Exchanged, prospectAfter } from './exchange.ts';

/** One way of sharing the dice: how many for each target, in their order, and what comes of it. */
export interface SplitWay {
  readonly shares: readonly number[];
  readonly prospect: Prospect;
}

/** Every way of sharing, and the best: first the most removed and the least risk to be, then wounds. */
export interface SplitAdvice {
  readonly best: SplitWay;
  readonly ways: readonly SplitWay[];
}

/** All ways to share so many dice among so many targets, the most for the first one first. Source: V-53. */
export function sharesOf(dice: number, targets: number): readonly (readonly number[])[] {
  if (targets <= 1) return [[dice]];
  return Array.from({ length: dice + 1 }, (_, rest) =>
    sharesOf(rest, targets - 1).map((others) => [dice - rest, ...others]),
  ).flat();
}

/** An exchange by how many dice it is given; none: it does not happen. Each is worked out once. */
function byShare(exchange: Exchange): (dice: number) => Exchanged | null {
  const known = new Map<number, Exchanged>();
  const answer = answerOf(exchange);
  return (dice) => {
    if (dice === 0) return null;
    const { attack } = exchange;
    const worked =
      known.get(dice) ?? exchanged({ ...exchange, attack: { ...attack, weapon: { ...attack.weapon, dice } } }, answer);
    known.set(dice, worked);
    return worked;
  };
}

/**
 * How best to share the dice of one attack among its targets, one at least. Each exchange holds what changes the dice against
 * its target; the dice of its weapon are not read. Dice that come beside the shared ones are rolled only against whoever is
 * attacked. Throws `OddsRangeError`. Source: V-53, V-54, V-59, X-47, X-69.
 */
export function splitAdvice(
  dice: number,
  exchanges: readonly Exchange[],
  attacker: Pick<VanguardTarget, 'wounds' | 'down'>,
): SplitAdvice {
  const each = exchanges.map(byShare);
  const wayOf = (shares: readonly number[]): SplitWay => ({
    shares,
    prospect: prospectAfter(
      each.flatMap((worked, at) => worked(shares[at] ?? 0) ?? []),
      attacker,
    ),
  });
  const [first = [dice], ...others] = sharesOf(dice, exchanges.length);
  const ways: readonly [SplitWay, ...SplitWay[]] = [wayOf(first), ...others.map(wayOf)];
  return { best: bestOf(ways, ({ prospect }) => prospect), ways };
}
