import type { BattleState } from '../engine/family/killteam/model/state.ts';
import { systemById } from '../engine/systems/registry.ts';
import type { Pack } from './pack.ts';
import type { MissionRow } from './schema/mission.ts';

/**
 * The tac ops of a battle with this mission (K-23): those of the pack, where its system has them and the mission asks for some.
 * `archetypes`: of each side, by its id (K-04).
 */
export function tacOpsOf(
  pack: Pack,
  { match }: Pick<MissionRow, 'match'>,
  archetypes: Readonly<Record<string, readonly string[]>>,
): Pick<BattleState, 'tacOps'> {
  const count = match?.tacOps ?? 0;
  const has = systemById(pack.manifest.ruleset).plugins.some(({ id }) => id === 'tacOps');
  const offered = [...pack.tacOps.values()].map(({ provenance: _provenance, ...op }) => op);
  if (!has || count === 0 || offered.length === 0) return {};
  return {
    tacOps: {
      offered,
      count,
      archetypes: Object.fromEntries(Object.entries(archetypes).map(([side, own]) => [side, [...own]])),
      chosen: {},
      revealed: [],
    },
  };
}
