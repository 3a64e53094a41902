import { isTarget, UNSEEN } from '../../../engine/behaviour/killTeam/seen.ts';
import type { Command } from '../../../engine/family/killteam/model/command.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { SeenBy } from './sight.ts';

interface Snapshot {
  readonly seenBy: SeenBy;
  /** The closest it can charge; null: nobody. */
  readonly reach: string | null;
}

/** Everything at once as a command: how each of the retinue is seen, and who is in reach of a Charge. */
export function snapshotCommand(
  enemy: string,
  targets: readonly Operative[],
  { seenBy, reach }: Snapshot,
): Extract<Command, { type: 'tellEnemy' }> {
  const facts = targets.flatMap((operative) => {
    const seen = seenBy[operative.id] ?? UNSEEN;
    const fact = (name: string, is: boolean) => ({ target: operative.id, fact: name, is });
    return [
      fact('validTarget', isTarget(operative, seen)),
      fact('inCover', seen.cover),
      fact('obscured', seen.obscured),
      fact('chargeReach', operative.id === reach),
    ];
  });
  const among = targets.map(({ id }) => id);
  return { type: 'tellEnemy', enemy, facts, nearest: reach === null ? null : { first: reach, among } };
}
