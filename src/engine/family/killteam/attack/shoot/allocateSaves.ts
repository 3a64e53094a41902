import type { Weapon } from '../../model/operative.ts';

/**
 * Retained attack successes against retained defence successes. All counts are whole dice, 0 or more;
 * damage is 0 or more. `critsOnly`: the attack is Brutal, so normal saves stop nothing.
 */
export type SavePosition = {
  readonly crits: number;
  readonly normals: number;
  readonly critSaves: number;
  readonly normalSaves: number;
  readonly damage: Weapon['damage'];
  readonly critsOnly: boolean;
};

/** One way to spend the saves, by its result. `damage` in wounds, not capped by what the target has left. */
export type Allocation = {
  readonly critsStopped: number;
  readonly normalsStopped: number;
  readonly damage: number;
  readonly critsLeft: number;
  readonly normalsLeft: number;
};

/** `options` starts with the allocation of least damage, which is `best`. */
type AllocationAdvice = { readonly best: Allocation; readonly options: readonly Allocation[] };

/**
 * The best use of the saves and every other use that is not simply worse.
 *
 * A normal save stops one normal success, two of them stop one critical success, a critical save stops
 * one of either. `best` lets the least damage through; of equals, the fewest criticals, then the fewest
 * normals. `options` holds each different result to which no further die could be stopped, least damage
 * first, at least one.
 *
 * Source: Kill Team (2024) core rules, Shoot, resolve defence dice; weapon rule Brutal.
 */
export function allocateSaves(position: SavePosition): AllocationAdvice {
  const results = resultsByCritsStopped(position);
  const [best, ...rest] = results
    .filter(({ normalsStopped }, index) => normalsStopped > (results[index + 1]?.normalsStopped ?? -1))
    .toSorted(byDamage);
  return best === undefined ? unsaved(position) : { best, options: [best, ...rest] };
}

/** For each number of criticals that can be stopped, the result that stops the most normals as well. */
function resultsByCritsStopped(position: SavePosition): readonly Allocation[] {
  const { crits, critSaves } = position;
  const normalSaves = position.critsOnly ? 0 : position.normalSaves;
  const most = Math.min(crits, critSaves + Math.floor(normalSaves / 2));
  return Array.from({ length: most + 1 }, (_, critsStopped) => {
    // A critical save spared from a critical costs two normal saves, so critical saves go there first.
    const critSavesUsed = Math.min(critSaves, critsStopped);
    const savesLeft = critSaves - critSavesUsed + normalSaves - 2 * (critsStopped - critSavesUsed);
    return allocation(position, critsStopped, Math.min(position.normals, savesLeft));
  });
}

function unsaved(position: SavePosition): AllocationAdvice {
  const best = allocation(position, 0, 0);
  return { best, options: [best] };
}

function allocation(position: SavePosition, critsStopped: number, normalsStopped: number): Allocation {
  const critsLeft = position.crits - critsStopped;
  const normalsLeft = position.normals - normalsStopped;
  const damage = critsLeft * position.damage.critical + normalsLeft * position.damage.normal;
  return { critsStopped, normalsStopped, damage, critsLeft, normalsLeft };
}

function byDamage(one: Allocation, other: Allocation): number {
  return one.damage - other.damage || one.critsLeft - other.critsLeft || one.normalsLeft - other.normalsLeft;
}
