import { wholeWithin } from '../shot.ts';
import { plainAttack, armourOf, type VanguardTarget } from './attack.ts';
import { attackOdds, type VanguardOdds } from './attackOdds.ts';

/** Inches down that cost nothing. */
const FREE = 2;
const sumOf = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0);

/** What measuring leaves open, in inches. */
const MEASURED = 1e-6;

/** Hits of a fall of so many inches, and its AP: whole inches beyond 2". Source: V-46, V-47, X-58. */
export const hitsOfFall = (height: number): number => Math.max(0, Math.floor(height - FREE + MEASURED));

/**
 * The odds of a fall of so many inches: as many hits, with as much AP, of one wound each. `pDown`: every way to lie after it
 * and stay in play, since any wound of a fall knocks down. Throws `OddsRangeError`. Source: V-46, V-47, X-46.
 */
export function fallOdds(height: number, target: VanguardTarget): Omit<VanguardOdds, 'hits'> {
  const hits = hitsOfFall(height);
  wholeWithin('', 'height', hits, [0, 99]);
  const { hits: _, ...odds } = attackOdds(
    plainAttack({ dice: 0, hit: 6, ap: hits, damage: 1 }, target),
    armourOf(hits),
  );
  const standing = sumOf(odds.damage.slice(1, target.wounds));
  return { ...odds, pDown: standing + odds.pDown };
}
