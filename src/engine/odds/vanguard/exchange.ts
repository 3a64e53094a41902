import type { Prospect } from '../../log/advice.ts';
import { attackOdds, type VanguardOdds } from './attackOdds.ts';
import type { VanguardAttack, VanguardTarget } from './attack.ts';
import { Enduring, unharmed } from './endured.ts';
import { prospectOf, summed } from './prospects.ts';

/**
 * One attack with what answers it. `retaliation`: the attack that its target makes back if it may and still stands, as it is on
 * an attacker who stands; null: it cannot, or will not. Source: V-60.
 */
export interface Exchange {
  readonly attack: VanguardAttack;
  readonly retaliation: VanguardAttack | null;
}

/** The chance that the target of an attack stands after it, as whoever retaliates must. Source: V-42, V-60. */
export const stillStands = ({ target }: VanguardAttack, { pDown, pRemoved }: VanguardOdds): number =>
  target.down ? 0 : 1 - pDown - pRemoved;

/** An exchange worked out: the odds of its attack, and of its answer each way the attacker may be. */
export interface Exchanged {
  readonly odds: VanguardOdds;
  readonly answer: Enduring | null;
  readonly answers: number;
}

/** The answer of an exchange each way the attacker may be, worked out as it is needed. */
export const answerOf = ({ retaliation }: Exchange): Enduring | null =>
  retaliation === null ? null : new Enduring({ kind: 'melee', attack: retaliation });

/** Works an exchange out; `answer`: where it is known already. Throws `OddsRangeError`. */
export function exchanged(exchange: Exchange, answer: Enduring | null = answerOf(exchange)): Exchanged {
  const odds = attackOdds(exchange.attack);
  return { odds, answer, answers: stillStands(exchange.attack, odds) };
}

/** What exchanges in a row come to, seen by whoever attacks: all of its attacks first, then every answer in the same order. Source: V-53, V-60, X-69. */
export function prospectAfter(
  exchanges: readonly Exchanged[],
  attacker: Pick<VanguardTarget, 'wounds' | 'down'>,
): Prospect {
  const { removed, suffers } = exchanges.reduce(
    (condition, { answer, answers }) => (answer === null ? condition : answer.after(condition, answers)),
    unharmed(attacker),
  );
  const dealt = summed(exchanges.map(({ odds }) => prospectOf(odds)));
  return { ...dealt, falls: removed, suffers };
}

/** What an attack and its answer come to, seen by whoever attacks. Throws `OddsRangeError`. */
export const exchangeProspect = (exchange: Exchange): Prospect =>
  prospectAfter([exchanged(exchange)], exchange.retaliation?.target ?? { wounds: 1, down: false });
