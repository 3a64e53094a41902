import { type NpoState, noNpo } from '../engine/battle/npo/state.ts';
import type { Operative } from '../engine/battle/operative.ts';
import { whole } from '../engine/behaviour/extend.ts';
import type { BehaviourTable } from '../engine/behaviour/table.ts';
import { ownRowOf } from './ownRowId.ts';
import type { Pack } from './pack.ts';
import type { MissionRow } from './schema/mission.ts';

/** A table as its own pack calls it: a battle keeps it under the id that it has among all packs. */
const asWritten = (table: BehaviourTable): BehaviourTable => ({ ...table, id: ownRowOf(table.id)?.row ?? table.id });

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
