import type { BattleState } from '../engine/family/killteam/model/state.ts';
import { systemById } from '../engine/systems/killTeams.ts';
import { archetypesOf } from './killTeams/teamFacts.ts';
import type { Pack } from './pack.ts';
import type { MissionRow } from './schema/mission.ts';

/** A ready-made side of a pack. */
interface Side {
  readonly pack: Pack;
  readonly team: string;
}

/** The archetypes of a ready-made side. */
function archetypesIn({ pack, team }: Side): string[] {
  const roster = pack.retinues.get(team)?.killTeam;
  const row = roster === undefined ? undefined : pack.killTeams.get(roster.id);
  return roster === undefined || row === undefined
    ? []
    : [...archetypesOf({ list: { row, fireTeams: roster.fireTeams } })];
}

/**
 * The tac ops of a battle with this mission (K-23): those of the pack, where its system has them and the mission asks for some.
 * `teams`: ready-made sides by the ids of the sides;
 * their archetypes are those of their fire teams (K-04), without an army list none.
 */
export function tacOpsOf(
  pack: Pack,
  { match }: Pick<MissionRow, 'match'>,
  teams: Readonly<Record<string, Side>>,
): Pick<BattleState, 'tacOps'> {
  const count = match?.tacOps ?? 0;
  const has = systemById(pack.manifest.ruleset).plugins.some(({ id }) => id === 'tacOps');
  const offered = [...pack.tacOps.values()].map(({ provenance: _provenance, ...op }) => op);
  if (!has || count === 0 || offered.length === 0) return {};
  return {
    tacOps: {
      offered,
      count,
      archetypes: Object.fromEntries(Object.entries(teams).map(([side, team]) => [side, archetypesIn(team)])),
      chosen: {},
      revealed: [],
    },
  };
}
