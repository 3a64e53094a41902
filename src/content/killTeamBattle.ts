import { present } from '../engine/core/invariant.ts';
import { nothingYet } from '../engine/family/killteam/model/fresh.ts';
import type { Operative } from '../engine/family/killteam/model/operative.ts';
import type { BattleSettings } from '../engine/family/killteam/model/settings.ts';
import type { BattleState, Player, SideState } from '../engine/family/killteam/model/state.ts';
import { setUpOrder } from '../engine/plugins/npo/setUpOrder.ts';
import { slicesOf } from '../engine/family/killteam/flow/killTeam.ts';
import { systemById } from '../engine/systems/killTeams.ts';
import { missionOf } from './buildMission.ts';
import type { Pack } from './pack.ts';
import type { Retinue, RetinueMember } from './schema/retinue.ts';
import { tacOpsOf } from './tacOps.ts';
import { fieldMember } from './killTeams/fieldMember.ts';

/**
 * One side of a battle of two equal ones. `team`: a ready-made side of the pack; `player`: whose it is, null: the tables';
 * `members`: who goes, as they are now; left out: all of the side as it is. `pack`: where the side is from, left out: the
 * battle's own.
 */
export interface TeamPick {
  readonly team: string;
  readonly player: Player | null;
  readonly members?: readonly RetinueMember[];
  readonly pack?: Pack;
  /** What makes its members other than their cards, by their ids; left out: nothing. */
  readonly grown?: (member: string, operative: Operative) => Operative;
}

/** A battle of two equal sides: the first is always played by somebody. */
export interface TwoSides {
  readonly pack: Pack;
  readonly mission: string;
  readonly teams: readonly [TeamPick & { readonly player: Player }, TeamPick];
  readonly settings: Pick<BattleSettings, 'automation' | 'closeQuarters'>;
  /** Where dice come from, of people and of tables. */
  readonly dice: { readonly people: BattleSettings['dice'][string]; readonly tables: BattleSettings['dice'][string] };
  readonly seed: string;
  /** Packs of the player's own whose tac ops are offered too; left out: none. */
  readonly own?: readonly Pack[];
}

/** The game of this pack has walls, hatchways and guards as a module that a battle may be played with. */
export const hasCloseQuarters = (pack: Pack): boolean => systemById(pack.manifest.ruleset).closeQuarters !== undefined;

const IDS = ['first', 'second'] as const;

/** The ready-made side of a pick, in its own pack or the battle's. */
const rowOf = (pack: Pack, pick: TeamPick): Retinue =>
  present((pick.pack ?? pack).retinues.get(pick.team), `no side ${pick.team}`);

const sideIn = (pack: Pack, { team, pack: own = pack }: TeamPick) => ({ pack: own, team });

/** Tables give the order of the set-up themselves, where it is kept in the first turning point. */
const firstOrder = (pack: Pack, { player }: TeamPick, operative: Operative): Operative =>
  player === null && systemById(pack.manifest.ruleset).turns.orderKeptUpTo > 0
    ? { ...operative, order: setUpOrder(operative) }
    : operative;

function operativesOf(pack: Pack, pick: TeamPick, side: string): Operative[] {
  const { player } = pick;
  const members = pick.members ?? rowOf(pack, pick).members;
  const made = { side, owner: player?.id ?? null };
  const grown = pick.grown ?? ((_member, operative) => operative);
  return members.map((member) => {
    const operative = fieldMember(pick.pack ?? pack, member, { ...made, id: `${side}-${member.id}` });
    return firstOrder(pack, pick, grown(member.id, operative));
  });
}

/** The same side twice is told apart by a number. */
function sidesOf({ pack, teams }: TwoSides): [SideState, SideState] {
  const [first, second] = teams.map((pick) => rowOf(pack, pick).name);
  const names = [first ?? '', first === second ? `${second} 2` : (second ?? '')] as const;
  const side = (at: 0 | 1): SideState => ({
    id: IDS[at],
    name: names[at],
    cp: 0,
    hand: teams[at].player === null ? 'tables' : 'people',
  });
  return [side(0), side(1)];
}

/** The ploys of both, where their kill teams have some. */
function ploysOf({ pack, teams }: TwoSides): Pick<BattleState, 'ploys'> {
  const own = IDS.map((id, at) => [id, rowOf(pack, present(teams[at], 'two sides')).ploys ?? []] as const);
  return own.every(([, ploys]) => ploys.length === 0) ? {} : { ploys: Object.fromEntries(own) };
}

/** A battle of two sides, in phase `setUp`. Throws when the pack lacks what it names. */
export function killTeamBattle(plan: TwoSides): BattleState {
  const { pack, teams, settings, dice, seed } = plan;
  const row = present(pack.missions.get(plan.mission), `no mission ${plan.mission}`);
  const { attack, enemy } = settings.automation;
  const sides = sidesOf(plan);
  return {
    ...nothingYet(),
    ...slicesOf(systemById(pack.manifest.ruleset)),
    ruleset: pack.manifest.ruleset,
    seed,
    settings: {
      dice: Object.fromEntries(sides.map(({ id, hand }) => [id, dice[hand]])),
      automation: { attack, falling: false, ...(enemy !== undefined && { enemy }) },
      readings: { guardLiteral: false },
      ...(settings.closeQuarters === true && { closeQuarters: true }),
    },
    players: teams.flatMap(({ player }) => (player === null ? [] : [player])),
    sides,
    turn: sides[0].id,
    mission: missionOf(pack, row, { acolytes: 1, flags: [] }),
    ...tacOpsOf(pack, row, { first: sideIn(pack, teams[0]), second: sideIn(pack, teams[1]) }, plan.own),
    operatives: IDS.flatMap((id, at) => operativesOf(pack, present(teams[at], 'two sides'), id)),
    turningPoints: row.turningPoints,
    ...ploysOf(plan),
    counters: Object.fromEntries(row.counters.map(({ id }) => [id, 0])),
    ticks: Object.fromEntries(row.ticks.map(({ id }) => [id, false])),
  };
}
