import type { HitDamage } from './allocate.ts';

/** How dice and wounds are packed: bits of a number of dice of one grade, and of wounds. */
export interface Packing {
  readonly dieBits: number;
  readonly woundBits: number;
}

interface Striker {
  readonly dice: number;
  readonly damage: HitDamage;
}

/**
 * For each holding of dice and each number of wounds, the least damage that some of the dice together do that is enough to
 * kill; one more than all of them do, where they cannot. Wounds with the same answer are killed by the same strikes. At
 * `(crits | normals << dieBits) << woundBits | wounds`.
 */
export function killTable({ dice, damage }: Striker, { dieBits, woundBits }: Packing): Int16Array {
  const table = new Int16Array(1 << (2 * dieBits + woundBits));
  const most = (1 << woundBits) - 1;
  for (let normals = 0; normals <= dice; normals += 1) {
    for (let crits = 0; crits + normals <= dice; crits += 1) {
      const at = (crits | (normals << dieBits)) << woundBits;
      const oneCritLess = crits > 0 ? at - (1 << woundBits) : at;
      const oneNormalLess = normals > 0 ? at - (1 << (woundBits + dieBits)) : at;
      const all = crits * damage.critical + normals * damage.normal;
      for (let wounds = 1; wounds <= most; wounds += 1) {
        const less = leastOf(wounds, table[oneCritLess + wounds] ?? 0, table[oneNormalLess + wounds] ?? 0);
        table[at + wounds] = all < wounds ? all + 1 : Math.min(all, less);
      }
    }
  }
  return table;
}

/** The smaller of two damages that is enough. */
function leastOf(wounds: number, one: number, other: number): number {
  const enough = one >= wounds ? one : Number.MAX_SAFE_INTEGER;
  return other >= wounds ? Math.min(enough, other) : enough;
}
