import type { Pack } from '../../content/pack.ts';
import type { Retinue } from '../../content/schema/retinue.ts';
import { renamedReport } from '../../engine/campaign/renamedReport.ts';
import type { SideState, BattleState } from '../../engine/family/killteam/model/state.ts';
import { memberInBattle } from '../../engine/campaign/sideReport.ts';
import { ofSide } from '../../engine/family/killteam/model/lookup.ts';
import type { App } from '../base/app.ts';
import { campaignsOf } from './browserCampaign.ts';
import { foundDataslate, sidesToldBy, teamPacks } from './dataslates.ts';

/** A side of a battle that is over and has no dataslate: one can be opened for the kill team it played. */
export interface Openable {
  readonly side: string;
  readonly pack: string;
  /** Its ready-made roster, by id and name. */
  readonly roster: string;
  readonly name: string;
}

/** Systems whose kill teams are kept in dataslates are those of the packs that they come from. */
const plays = (battle: BattleState, { manifest }: Pack): boolean => manifest.ruleset === battle.ruleset;

/** The side is this roster’s, and so is everybody of it; the second of the same name has a number. */
const isOf = (battle: BattleState, { id, name: side }: SideState, { name, members, killTeam }: Retinue): boolean =>
  killTeam !== undefined &&
  [name, `${name} 2`].includes(side) &&
  ofSide(battle, id).every((operative) =>
    members.some((member) => memberInBattle(id, member.id) === operative.id && member.card === operative.card),
  );

function openableFor(battle: BattleState, side: SideState, packs: readonly Pack[]): readonly Openable[] {
  const found = packs
    .filter((pack) => plays(battle, pack))
    .flatMap((pack) => [...pack.retinues.values()].map((row) => ({ pack, row })))
    .find(({ row }) => isOf(battle, side, row));
  if (found === undefined) return [];
  const { pack, row } = found;
  return [{ side: side.id, pack: pack.manifest.id, roster: row.id, name: row.name }];
}

/** The open battle, where it is this one, over, and of no campaign. */
function battleOver(app: App, id: string) {
  const battle = campaignsOf(app).battles.play;
  return battle?.meta.id === id && battle.meta.campaign === undefined && battle.state.result !== null ? battle : null;
}

/** The sides of the open battle that have no dataslate, played by somebody, for whose kill team one can be opened. */
export async function openable(app: App, battle: string): Promise<readonly Openable[]> {
  const open = battleOver(app, battle);
  if (open === null) return [];
  const [packs, told] = await Promise.all([teamPacks(app), sidesToldBy(app, battle)]);
  return open.state.sides
    .filter(({ id, name, hand }) => hand === 'people' && !told.some((each) => each === id || each === name))
    .flatMap((side) => openableFor(open.state, side, packs));
}

/**
 * Opens a dataslate for the kill team that a side of the open battle played, and counts the battle for it (K-80). `name`: of the
 * dataslate. Returns its id; null: it could not be opened, or the battle is not over.
 */
export async function openAfter(
  app: App,
  battle: string,
  { side, pack, roster, name }: Openable,
): Promise<string | null> {
  const open = battleOver(app, battle);
  const row = (await teamPacks(app)).find(({ manifest }) => manifest.id === pack)?.retinues.get(roster);
  if (open === null || row === undefined) return null;
  const { meta, state, journal } = open;
  const id = await foundDataslate(app, { name, pack, roster, players: state.players.slice(0, 1) });
  if (id === null) return null;
  const session = campaignsOf(app);
  const { members } = session.open.state;
  const memberOf = new Map(row.members.map((member) => [member.id, members.find((each) => each.name === member.name)]));
  const went = row.members.filter((member) =>
    ofSide(state, side).some((operative) => operative.id === memberInBattle(side, member.id)),
  );
  const { content } = session.contentsOf(session.open.state);
  const report = session.rules.reportOf(content, state, journal.slice(0, journal.length), {
    deployed: went.map((member) => member.id),
    objectives: [],
    side,
  });
  session.dispatch({
    type: 'deploy',
    battle: meta.id,
    title: meta.title,
    mission: state.mission.id,
    faction: state.sides.find((each) => each.id !== side)?.name ?? '',
    deployed: went.flatMap((member) => memberOf.get(member.id)?.id ?? []),
    auxiliaries: [],
    objectives: [],
    side,
  });
  session.dispatch({ type: 'report', report: renamedReport(report, (member) => memberOf.get(member)?.id ?? null) });
  return id;
}
