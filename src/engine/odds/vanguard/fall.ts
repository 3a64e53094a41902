import { fallHits, HARM_DAMAGE } from '../../core/roundsBook.ts';
import { wholeWithin } from '../shot.ts';
import { plainAttack, armourOf, type VanguardTarget } from './attack.ts';
import { attackOdds, type VanguardOdds } from './attackOdds.ts';

const sumOf = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0);

/**
 * The odds of a fall of so many inches: as many hits, with as much AP, of one wound each. `pDown`: every way to lie after it
 * and stay in play, since any wound of a fall knocks down. Throws `OddsRangeError`. Source: V-46, V-47, X-46.
 */
export function fallOdds(height: number, target: VanguardTarget): Omit<VanguardOdds, 'hits'> {
  const hits = fallHits(height);
  wholeWithin('', 'height', hits, [0, 99]);
  const { hits: _, ...odds } = attackOdds(
    plainAttack({ dice: 0, hit: 6, ap: hits, damage: HARM_DAMAGE }, target),
    armourOf(hits),
  );
  const standing = sumOf(odds.damage.slice(1, target.wounds));
  return { ...odds, pDown: standing + odds.pDown };
}
