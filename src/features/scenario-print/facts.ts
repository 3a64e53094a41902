import { contentName } from '../../words/content.ts';
import type { Printed } from './usePrinted.ts';

/** Who waits there: chosen by hand, rolled, or as the players choose. */
function foesOf({ mission: { plan }, pack, words, printing }: Printed): string {
  const faction = pack.factions.get(plan?.faction ?? '');
  const name = faction === undefined ? null : contentName(words, faction.id, faction.name);
  if (plan !== undefined && plan.enemies.length > 0) return printing.chosen(name);
  return name === null ? printing.anyEnemy : printing.rolled(name);
}

/** A scenario in a few facts: role and limit, for the master also who waits there. */
export function factsOf(printed: Printed, reader: 'players' | 'master'): readonly string[] {
  const { mission, words, printing } = printed;
  const { role, turningPoints, plan } = mission;
  const open = [words.deployment.role[role], printing.limit(turningPoints)];
  if (reader === 'players' || plan === undefined) return open;
  return [
    ...open,
    foesOf(printed),
    ...(plan.dvTimes === 100 || plan.enemies.length > 0 ? [] : [printing.enemyDv(plan.dvTimes)]),
    ...(plan.author === '' ? [] : [printing.by(plan.author)]),
  ];
}
