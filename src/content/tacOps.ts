import { isEqual } from '../engine/core/isEqual.ts';
import type { Mission } from '../engine/family/killteam/model/mission.ts';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import { systemById } from '../engine/systems/killTeams.ts';
import { archetypesOf } from './killTeams/teamFacts.ts';
import { ownRowId } from './ownRowId.ts';
import type { Pack } from './pack.ts';
import type { MissionRow } from './schema/mission.ts';

/** A ready-made side of a pack. */
interface Side {
  readonly pack: Pack;
  readonly team: string;
}

type TacOp = NonNullable<BattleState['tacOps']>['offered'][number];
type Match = NonNullable<Mission['match']>;

/** The archetypes of a ready-made side. */
function archetypesIn({ pack, team }: Side): string[] {
  const roster = pack.retinues.get(team)?.killTeam;
  const row = roster === undefined ? undefined : pack.killTeams.get(roster.id);
  return roster === undefined || row === undefined
    ? []
    : [...archetypesOf({ list: { row, fireTeams: roster.fireTeams } })];
}

const hasPart = (parts: readonly { readonly id: string }[], id: string | null): boolean =>
  id === null || parts.some((part) => part.id === id);

/** The mission has what points are given for. */
function canScore(match: Match, { fact }: TacOp['awards'][number]): boolean {
  switch (fact.kind) {
    case 'controls':
    case 'carries':
      return hasPart(match.markers, fact.marker);
    case 'controlsChosen':
      return hasPart(match.choices, fact.choice);
    case 'acted':
      return hasPart(match.actions, fact.action);
    case 'alarm':
      return match.alarm !== undefined;
    case 'controlsMore':
    case 'fell':
    case 'fellMore':
    case 'standingMore':
    case 'asked':
      return true;
  }
}

const bare = ({ tacOps }: Pack): readonly TacOp[] =>
  [...tacOps.values()].map(({ provenance: _provenance, ...op }) => op);

/** Those of the battle's pack, then of the others under the ids of all packs; what is there word for word is there once. */
function offeredIn(pack: Pack, own: readonly Pack[]): readonly TacOp[] {
  const first = bare(pack);
  const others = own
    .filter(({ manifest }) => manifest.id !== pack.manifest.id && manifest.ruleset === pack.manifest.ruleset)
    .flatMap((each) => bare(each).map((op) => ({ op, id: ownRowId(each.manifest.id, op.id) })))
    .filter(({ op }) => !first.some((known) => isEqual(known, op)));
  return [...first, ...others.map(({ op, id }) => ({ ...op, id }))];
}

/**
 * The tac ops of a battle with this mission (K-23), where its system has them and the mission asks for some: those of the pack
 * and of `own`, packs of the player's own, as far as the mission has what they give points for.
 * `teams`: ready-made sides by the ids of the sides;
 * their archetypes are those of their fire teams (K-04), without an army list none.
 */
export function tacOpsOf(
  pack: Pack,
  { match }: Pick<MissionRow, 'match'>,
  teams: Readonly<Record<string, Side>>,
  own: readonly Pack[] = [],
): Pick<BattleState, 'tacOps'> {
  const count = match?.tacOps ?? 0;
  const has = systemById(pack.manifest.ruleset).plugins.some(({ id }) => id === 'tacOps');
  if (match === undefined || !has || count === 0) return {};
  const offered = offeredIn(pack, own).filter(({ awards }) => awards.every((award) => canScore(match, award)));
  if (offered.length === 0) return {};
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
