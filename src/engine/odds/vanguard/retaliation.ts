import type { Prospect } from '../../log/advice.ts';
import { isBetter } from '../prospect.ts';
import type { VanguardAttack } from './attack.ts';
import { attackOdds } from './attackOdds.ts';
import { fatigueWorth, type Tired } from './fatigue.ts';
import { prospectOf, summed } from './prospects.ts';

/**
 * Whether to attack back. `now`: what the attacks back come to, in their order, seen by whoever retaliates; `best`: the best of
 * them, null: not to, for the fatigue costs more; `back`, `wait`: this attack and the next activation together, with the best
 * attack and then fatigued, or without it and rested.
 */
export interface RetaliationAdvice {
  readonly now: readonly Prospect[];
  readonly best: number | null;
  readonly back: Prospect;
  readonly wait: Prospect;
}

/**
 * Retaliates with which attack, or not at all: what it gains against what fatigue takes from the next activation. `attacks`:
 * those it could make now, one at least. Throws `OddsRangeError`. Source: V-30, V-60.
 */
export function retaliationAdvice(attacks: readonly VanguardAttack[], next: Tired): RetaliationAdvice {
  const now = attacks.map((attack) => prospectOf(attackOdds(attack)));
  const { rested, fatigued } = fatigueWorth(next);
  const strongest = now.reduce((best, prospect, at) => (isBetter(prospect, now[best] ?? prospect) ? at : best), 0);
  const chosen = now[strongest];
  if (chosen === undefined) throw new RangeError('nothing to retaliate with');
  const back = summed([chosen, fatigued]);
  return { now, best: isBetter(rested, back) ? null : strongest, back, wait: rested };
}
