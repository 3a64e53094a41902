import { lintScenario } from '../engine/plugins/scenario/lint.ts';
import type { Finding } from '../engine/plugins/scenario/lintFinding.ts';
import { tablesOf } from './buildMission.ts';
import type { Pack } from './pack.ts';
import type { MissionRow } from './schema/mission.ts';

/**
 * What is wrong, or likely not meant, in a scenario of a pack, which need not be among its rows; paths are those of the row
 * (`script.hooks[2].if`), or `tables.<id>` for a roll table. References are not looked at (checkReferences.ts).
 */
export function lintMission(pack: Pack, mission: MissionRow): readonly Finding[] {
  const { turningPoints, counters, ticks, script, plan } = mission;
  const tables = new Map(Object.entries(tablesOf(pack, mission)));
  const rolled = [...(plan?.tables ?? []), ...(plan?.eventTable === null ? [] : [plan?.eventTable ?? ''])];
  return lintScenario({ turningPoints, counters, ticks, script, tables, rolled });
}
