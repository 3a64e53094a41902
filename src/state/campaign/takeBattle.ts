import { battleRecruits } from '../../content/campaign/battleRecruits.ts';
import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import { renamedReport } from '../../engine/campaign/renamedReport.ts';
import { listAllCampaigns } from '../../persistence/campaignIndex.ts';
import type { App } from '../base/app.ts';
import type { KillTeamLog } from '../battle/killTeam.ts';
import type { OpenPlay } from '../log/openPlay.ts';
import { campaignsOf } from './browserCampaign.ts';
import type { CampaignContents } from './campaignPorts.ts';
import type { CampaignSession } from './campaignSession.ts';

/** What a campaign that begins with a battle is called, and why its deployment is not held against the rules. */
interface Taking {
  readonly name: string;
  readonly reason: string;
}

/** Everything that belongs to the founding: who joins, that they were deployed to this battle, and what it says of itself. */
function beginning(
  session: CampaignSession,
  contents: CampaignContents,
  { meta, state, journal }: OpenPlay<KillTeamLog>,
  { reason }: Taking,
): readonly CampaignCommand[] {
  const recruits = battleRecruits(contents, state, reason);
  const memberOf = new Map(recruits.map(({ operative, member }) => [operative, member]));
  const enemy = state.sides.find(({ hand }) => hand === 'tables')?.name;
  const faction = [...contents.pack.factions.values()].find(({ name }) => name === enemy)?.id ?? '';
  const scenario = { battle: meta.id, title: meta.title, mission: state.mission.id, faction };
  const entries = journal.slice(0, journal.length);
  const took = { deployed: recruits.map(({ operative }) => operative), objectives: [] };
  const told = session.rules.reportOf(contents.content, state, entries, took);
  return [
    ...recruits.flatMap(({ joins }) => joins),
    {
      type: 'deploy',
      ...scenario,
      deployed: recruits.map(({ member }) => member),
      auxiliaries: [],
      objectives: [],
      override: { reason },
    },
    { type: 'report', report: renamedReport(told, (id) => memberOf.get(id) ?? null) },
  ];
}

/** The campaign that a battle is in hand of, or told in; null: none. */
async function campaignWith({ campaigns }: CampaignSession, battle: string): Promise<string | null> {
  const { storage, durable } = campaigns.ports;
  const all = await listAllCampaigns(storage, durable);
  return all.find(({ inBattle, told }) => inBattle === battle || told?.includes(battle) === true)?.id ?? null;
}

/**
 * Founds a campaign with the retinue of the open battle, which is over and belongs to none: the battle is its first, and the
 * walk after it begins. Returns the campaign's id, of the one that has taken the battle before too; null: there is nothing to
 * take.
 */
export async function takeBattle(app: App, taking: Taking): Promise<string | null> {
  const session = campaignsOf(app);
  await session.fetchContents();
  const contents = session.contents();
  const battle = session.battles.play;
  if (contents === null || battle === null || battle.state.result === null) return null;
  const before = await campaignWith(session, battle.meta.id);
  if (before !== null) return before;
  // A second tap may have founded it.
  if (session.play?.state.scenario?.battle === battle.meta.id) return session.play.meta.id;
  const first = beginning(session, contents, battle, taking);
  if (first.every(({ type }) => type !== 'recruit')) return null;
  const { seed, players, settings } = battle.state;
  const id = session.found({ name: taking.name, seed, players, difficulty: settings.difficulty ?? 'medium' }, first);
  void app.ports.askToKeep();
  return id;
}
