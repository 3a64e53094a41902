import { systemById } from '../engine/systems/killTeams.ts';
import { type NpoState, noNpo } from '../engine/plugins/npo/state.ts';
import type { Operative } from '../engine/family/killteam/model/operative.ts';
import { whole } from '../engine/behaviour/extend.ts';
import type { BehaviourTable } from '../engine/behaviour/killTeam/table.ts';
import { ownRowOf } from './ownRowId.ts';
import type { Pack } from './pack.ts';
import type { MissionRow } from './schema/mission.ts';

/** A table as its own pack calls it: a battle keeps it under the id that it has among all packs. */
const asWritten = (table: BehaviourTable): BehaviourTable => ({ ...table, id: ownRowOf(table.id)?.row ?? table.id });

/**
 * How the enemies of a scenario play: by the decision table that it names. Where it names none, or one that no pack has, the
 * table is left to the players, and Alert alone is read from the first attack on; null: there is no Alert either.
 */
export function npoFor(pack: Pack, { plan, script }: MissionRow, enemies: readonly Operative[]): NpoState | null {
  const alert = systemById(pack.manifest.ruleset).plugins.some(({ id }) => id === 'alert');
  const first = { ...noNpo(enemies.reduce((sum, { dv }) => sum + dv, 0)), alert };
  const behaviour = pack.behaviours.get(plan?.behaviour ?? '');
  const table = behaviour === undefined ? null : whole(behaviour, (id) => pack.behaviours.get(id)).table;
  if (table === null) return alert ? first : null;
  return {
    ...first,
    tables: { [table.id]: asWritten(table) },
    table: table.id,
    targetLocation: script?.targetLocation ?? null,
  };
}
