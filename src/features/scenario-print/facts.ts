import { contentName } from '../../words/content.ts';
import type { Printed } from './usePrinted.ts';

/** A scenario in a few facts: role and limit, for the master also who waits there. */
export function factsOf({ mission, pack, words, printing }: Printed, reader: 'players' | 'master'): readonly string[] {
  const { role, turningPoints, plan } = mission;
  const open = [words.deployment.role[role], printing.limit(turningPoints)];
  if (reader === 'players' || plan === undefined) return open;
  const faction = pack.factions.get(plan.faction ?? '');
  return [
    ...open,
    faction === undefined ? printing.anyEnemy : printing.rolled(contentName(words, faction.id, faction.name)),
    ...(plan.dvTimes === 100 ? [] : [printing.enemyDv(plan.dvTimes)]),
    ...(plan.author === '' ? [] : [printing.by(plan.author)]),
  ];
}
