import type { Duel, Fighter } from './fightMoves.ts';

/**
 * A numbering of the duels that can follow from `start`: different ones get different whole numbers.
 * What no move can change (damage, weapon rules) is left out.
 */
export function duelNumbers(start: Duel): (duel: Duel) => number {
  const { mover, other } = start;
  const dice = 1 + Math.max(mover.crits, mover.normals, other.crits, other.normals);
  const wounds = 1 + Math.max(mover.wounds, other.wounds);
  const numberOf = (fighter: Fighter): number =>
    ((fighter.crits * dice + fighter.normals) * wounds + fighter.wounds) * 2 + (fighter.shockUsed ? 1 : 0);
  const perFighter = dice * dice * wounds * 2;
  return (duel) => (numberOf(duel.mover) * perFighter + numberOf(duel.other)) * 2 + (duel.side === 'attacker' ? 1 : 0);
}

/**
 * The duel with wounds beyond what the other side can still inflict cut to one more than that. Nobody
 * dies of the difference, so the best play is the same and far fewer positions have to be searched.
 */
export function withCappedWounds(duel: Duel): Duel {
  const { mover, other } = duel;
  return { ...duel, mover: capped(mover, mostInflicted(other)), other: capped(other, mostInflicted(mover)) };
}

/** Wounds that a fighter inflicts if every die left to it strikes. */
function mostInflicted({ crits, normals, damage }: Fighter): number {
  return crits * damage.critical + normals * damage.normal;
}

function capped(fighter: Fighter, inflicted: number): Fighter {
  return fighter.wounds <= inflicted + 1 ? fighter : { ...fighter, wounds: inflicted + 1 };
}
