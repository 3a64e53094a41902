/** Chances by damage: at index `n` the chance of exactly n wounds, parts of 1. */
export type DamageChances = readonly number[];

/** So many chances, none of them yet. Arrays of numbers: small typed arrays take longer to make than to fill. */
export const noChances = (size: number): number[] => Array<number>(size).fill(0);

/** The expected damage, in wounds. */
export function meanOf(chances: DamageChances): number {
  let sum = 0;
  for (let damage = 1; damage < chances.length; damage += 1) sum += damage * (chances[damage] ?? 0);
  return sum;
}

/** The expected damage that is not lost on a target with so many wounds. */
export function cappedMeanOf(chances: DamageChances, wounds: number): number {
  let sum = 0;
  for (let damage = 1; damage < chances.length; damage += 1) sum += Math.min(damage, wounds) * (chances[damage] ?? 0);
  return sum;
}

/** The chance of at least so much damage. */
export function atLeast(chances: DamageChances, damage: number): number {
  let sum = 0;
  for (let each = Math.max(0, damage); each < chances.length; each += 1) sum += chances[each] ?? 0;
  return sum;
}

/** The chances of the sum of two damages that do not depend on each other. */
export function added(one: DamageChances, other: DamageChances): DamageChances {
  const sums = noChances(one.length + other.length - 1);
  for (let first = 0; first < one.length; first += 1) {
    const chance = one[first] ?? 0;
    if (chance === 0) continue;
    for (let second = 0; second < other.length; second += 1)
      sums[first + second] = (sums[first + second] ?? 0) + chance * (other[second] ?? 0);
  }
  return sums;
}
