import { type DataslateRoster, dataslateRoster } from '../../content/killTeams/dataslateRoster.ts';
import type { Pack } from '../../content/pack.ts';
import type { RetinueMember } from '../../content/schema/retinue.ts';
import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import type { Player } from '../../engine/family/killteam/model/state.ts';
import { newId } from '../../persistence/newId.ts';
import { type CampaignSummary, listAllCampaigns } from '../../persistence/campaignIndex.ts';
import { loadSlot } from '../../persistence/loadSlot.ts';
import type { App } from '../base/app.ts';
import { campaignsOf } from './browserCampaign.ts';
import { takeReport } from './campaignBattle.ts';
import type { CampaignSession } from './campaignSession.ts';

export type { DataslateRoster };

async function dataslatesIn({ campaigns }: CampaignSession): Promise<readonly CampaignSummary[]> {
  const { storage, durable } = campaigns.ports;
  const all = await listAllCampaigns(storage, durable);
  return all.filter(({ dataslate }) => dataslate === true);
}

/** The campaign as it stands, open or stored; null: it cannot be read. */
function stateOf({ campaigns, play }: CampaignSession, id: string) {
  if (play?.meta.id === id) return play.state;
  const { storage, kind } = campaigns.ports;
  const found = loadSlot(storage, id, kind);
  return found.kind === 'loaded' ? found.value.state : null;
}

/** The rosters of all dataslates that have no battle in hand, as they are chosen for one. */
export async function dataslateRosters(app: App): Promise<readonly DataslateRoster[]> {
  const session = campaignsOf(app);
  const listed = (await dataslatesIn(session)).filter(({ inBattle }) => inBattle === null);
  if (listed.length === 0) return [];
  await session.fetchDataslates();
  return listed.flatMap(({ id }) => {
    const state = stateOf(session, id);
    return state === null ? [] : (dataslateRoster(id, state, session.contentsOf(state)) ?? []);
  });
}

/** One side of a battle that is a dataslate’s: its campaign, and who goes. */
export interface Mustered {
  readonly campaign: string;
  readonly side: string;
  readonly deployed: readonly string[];
  /** How the other side is called. */
  readonly against: string;
}

/**
 * Writes a battle to come into the dataslates of its sides; each decides for itself afterwards whether it counts (K-80).
 * Returns the id that the battle is to have.
 */
export async function muster(
  app: App,
  battle: { readonly title: string; readonly mission: string },
  sides: readonly Mustered[],
): Promise<string> {
  const session = campaignsOf(app);
  const id = newId();
  for (const { campaign, side, deployed, against } of sides) {
    const opened = await session.openStored(campaign);
    if (opened.kind === 'opened')
      session.dispatch({
        type: 'deploy',
        battle: id,
        ...battle,
        faction: against,
        deployed,
        auxiliaries: [],
        objectives: [],
        side,
      });
  }
  return id;
}

/** The dataslates that have this battle in hand and may count it, or not (K-80). */
export const countable = async (app: App, battle: string): Promise<readonly Pick<CampaignSummary, 'id' | 'name'>[]> =>
  (await dataslatesIn(campaignsOf(app))).filter(({ inBattle }) => inBattle === battle);

/**
 * Sides of this battle that dataslates have told or have in hand: by their ids in a battle that is in hand, else by the names
 * of the dataslates.
 */
export async function sidesToldBy(app: App, battle: string): Promise<readonly string[]> {
  const session = campaignsOf(app);
  const listed = await dataslatesIn(session);
  return listed
    .filter(({ inBattle, told }) => inBattle === battle || told?.includes(battle) === true)
    .map(({ id, name }) => stateOf(session, id)?.scenario?.side ?? name);
}

/** Opens a dataslate and writes what its battle in hand says of its side. False: it could not be read. */
export async function countBattle(app: App, campaign: string): Promise<boolean> {
  const session = campaignsOf(app);
  const opened = await session.openStored(campaign);
  return opened.kind === 'opened' && (await takeReport(session)) === null;
}

/** The battle in hand of a dataslate does not count for it: nothing of it is written. False: it could not be opened. */
export async function leaveUncounted(app: App, campaign: string): Promise<boolean> {
  const session = campaignsOf(app);
  const opened = await session.openStored(campaign);
  return opened.kind === 'opened' && session.dispatch({ type: 'callOff' }) === null;
}

/** Packs of kill teams for which a dataslate can be opened. */
export async function teamPacks(app: App): Promise<readonly Pack[]> {
  const session = campaignsOf(app);
  await session.fetchDataslates();
  return session.contents()?.dataslates?.packs ?? [];
}

interface Opening {
  readonly name: string;
  readonly pack: string;
  readonly roster: string;
  readonly players: readonly Player[];
}

/** The usual arms of a card, for whoever carries none. */
const armsOf = ({ operatives }: Pack, { card, weapons }: RetinueMember): readonly string[] =>
  weapons.length > 0 ? weapons : (operatives.get(card)?.arms[0] ?? []);

const enlists = (pack: Pack, member: RetinueMember): CampaignCommand => ({
  type: 'enlist',
  enlisted: {
    name: member.name,
    card: member.card,
    portrait: member.portrait,
    chosen: member.chosen ?? {},
    weapons: armsOf(pack, member),
  },
});

/** Opens a dataslate with everybody of a ready-made roster, and asks the browser to keep it. Null: there is no such roster. */
export async function foundDataslate(app: App, { name, pack: id, roster, players }: Opening): Promise<string | null> {
  const pack = (await teamPacks(app)).find(({ manifest }) => manifest.id === id);
  const row = pack?.retinues.get(roster);
  if (pack === undefined || row?.killTeam === undefined) return null;
  const { id: team, fireTeams } = row.killTeam;
  const founded = campaignsOf(app).found({ name, seed: newId(), difficulty: 'medium', players }, [
    { type: 'openDataslate', pack: id, team, fireTeams },
    ...row.members.map((member) => enlists(pack, member)),
  ]);
  void app.ports.askToKeep();
  return founded;
}
