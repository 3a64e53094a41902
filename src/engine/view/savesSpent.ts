import type { ShootTask } from '../family/killteam/model/task.ts';
import type { PickOption } from '../family/killteam/model/request.ts';

/** Successes of a pool. */
export interface Successes {
  readonly criticals: number;
  readonly normals: number;
}

/** What one way to spend the saves comes to. `byHand`: the damage is the player's; `from`, `to`: wounds of the target. */
export interface SavesSpent {
  readonly stopped: Successes;
  readonly damage: number;
  readonly byHand: boolean;
  readonly from: number;
  readonly to: number;
}

const numberOf = ({ params }: PickOption, key: string): number => Number(params[key] ?? 0);

/** What an option of the saves comes to, with the damage that the player has set in place of it. */
export function savesSpent({ sequence: { damageByHand } }: ShootTask, option: PickOption): SavesSpent {
  const damage = damageByHand ?? numberOf(option, 'left');
  const from = numberOf(option, 'from');
  return {
    stopped: { criticals: numberOf(option, 'criticals'), normals: numberOf(option, 'normals') },
    damage,
    byHand: damageByHand !== null,
    from,
    to: Math.max(0, from - damage),
  };
}
