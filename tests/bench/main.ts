import '../support/systems.ts';
import { engineTasks } from './engineTimes.ts';
export { prepareCampaign } from './campaignTimes.ts';
import { fileOfLast, playLong } from './longBattle.ts';
import { vanguardTasks } from './vanguardTimes.ts';

/** What is measured of battles: a battle file for each length of log, the states at their ends equal, and the engine's tasks. */
export function prepare(lengths: readonly number[]) {
  const battle = playLong(Math.max(...lengths));
  return {
    battles: lengths.map((length) => ({
      id: `bench-${length}`,
      length,
      text: fileOfLast(battle, length, `${length} entries`),
    })),
    tasks: [...engineTasks(battle), ...vanguardTasks()],
  };
}
