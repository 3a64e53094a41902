import type { PoolName } from '../../../engine/family/killteam/attack/openPool.ts';

/** A die of the open attack: its pool and its place among the rolled ones. */
export interface DieTapped {
  readonly pool: PoolName;
  readonly die: number;
  /** What it shows: "hit, 5". */
  readonly label: string;
}
