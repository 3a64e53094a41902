import { type NpoState, noNpo } from '../engine/plugins/npo/state.ts';
import type { Operative } from '../engine/family/killteam/model/operative.ts';
import { whole } from '../engine/behaviour/extend.ts';
import type { BehaviourTable } from '../engine/behaviour/table.ts';
import type { Pack } from './pack.ts';
import type { MissionRow } from './schema/mission.ts';

/** A table as its own pack calls it: the engine knows no id with two hyphens in a row. */
const asWritten = (table: BehaviourTable): BehaviourTable => ({
  ...table,
  id: table.id.split('--').at(-1) ?? table.id,
});

/** How the enemies of a scenario play that names a decision table; null: it names none, or one that no pack has. */
export function npoFor(pack: Pack, { plan, script }: MissionRow, enemies: readonly Operative[]): NpoState | null {
  const behaviour = pack.behaviours.get(plan?.behaviour ?? '');
  const table = behaviour === undefined ? null : whole(behaviour, (id) => pack.behaviours.get(id)).table;
  if (table === null) return null;
  return {
    ...noNpo(enemies.reduce((sum, { dv }) => sum + dv, 0)),
    tables: { [table.id]: asWritten(table) },
    table: table.id,
    alert: pack.manifest.ruleset === 'acolyte',
    targetLocation: script?.targetLocation ?? null,
  };
}
