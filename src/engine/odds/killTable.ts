import type { HitDamage } from './shot.ts';

/** How a holding is packed: from the low bits up its critical successes, its normal ones, and its wounds. */
export interface Packing {
  readonly dieBits: number;
  readonly woundBits: number;
}

interface Striker {
  readonly dice: number;
  readonly damage: HitDamage;
}

/**
 * For each number of wounds and each holding of dice, the least damage that some of the dice together do that is enough to
 * kill; one more than all of them do, where they cannot. Wounds with the same answer are killed by the same strikes. Both the
 * place and the answer are packed: `wounds | dice`, and wounds.
 */
export function killTable({ dice, damage }: Striker, { dieBits, woundBits }: Packing): Int32Array {
  const table = new Int32Array(1 << (2 * dieBits + woundBits));
  const most = (1 << woundBits) - 1;
  const wound = 1 << (2 * dieBits);
  const normal = 1 << dieBits;
  for (let normals = 0; normals <= dice; normals += 1) {
    for (let crits = 0; crits + normals <= dice; crits += 1) {
      const at = crits | (normals << dieBits);
      const oneCritLess = crits > 0 ? at - 1 : at;
      const oneNormalLess = normals > 0 ? at - normal : at;
      const all = (crits * damage.critical + normals * damage.normal) * wound;
      for (let wounds = wound; wounds <= most * wound; wounds += wound) {
        const less = leastOf(wounds, table[oneCritLess + wounds] ?? 0, table[oneNormalLess + wounds] ?? 0);
        table[at + wounds] = all < wounds ? all + wound : Math.min(all, less);
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
