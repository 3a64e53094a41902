import { present } from '../../engine/core/invariant.ts';
import type { CampaignEntry } from '../../persistence/campaignFile.ts';
import type { KillTeamEntry } from '../battle/killTeam.ts';
import { undoDownTo } from '../log/undo.ts';
import { takeBackDeployment } from './campaignBattle.ts';
import type { CampaignSession } from './campaignSession.ts';
import { type UndoneIn, undoCampaignIn } from './campaignUndo.ts';

/** One thing that happened, in the campaign or in the battle in hand. `fixed`: its book is closed, nothing undoes it. */
export type TimelineEntry =
  | { readonly of: 'campaign'; readonly entry: CampaignEntry; readonly fixed: boolean }
  | { readonly of: 'battle'; readonly entry: KillTeamEntry; readonly fixed: false };

const ofCampaign =
  (closed: number) =>
  (entry: CampaignEntry): TimelineEntry => ({ of: 'campaign', entry, fixed: entry.seq <= closed });
const ofBattle = (entry: KillTeamEntry): TimelineEntry => ({ of: 'battle', entry, fixed: false });

/** Two lists as one by their times, each in its own order. */
function merged(first: readonly TimelineEntry[], second: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const all: TimelineEntry[] = [];
  let at = 0;
  for (const one of first) {
    for (let other = second[at]; other !== undefined && other.entry.at < one.entry.at; other = second[at]) {
      all.push(other);
      at += 1;
    }
    all.push(one);
  }
  return [...all, ...second.slice(at)];
}

/** The entries of a campaign with those of the battle in hand, which stand between its deployment and its report. */
function mergeTimeline(
  campaign: readonly CampaignEntry[],
  battle: { readonly id: string; readonly entries: readonly KillTeamEntry[] } | null,
): readonly TimelineEntry[] {
  const closed = campaign.findLast(({ command }) => command.type === 'closeBook')?.seq ?? 0;
  const told = campaign.map(ofCampaign(closed));
  const begun = campaign.findLastIndex(({ command }) => command.type === 'deploy' && command.battle === battle?.id);
  if (battle === null || begun < 0) return told;
  const report = campaign.findIndex(({ command }, index) => index > begun && command.type === 'report');
  const end = report < 0 ? told.length : report;
  return [
    ...told.slice(0, begun + 1),
    ...merged(told.slice(begun + 1, end), battle.entries.map(ofBattle)),
    ...told.slice(end),
  ];
}

/** Opens the battle of the scenario in hand, if there is one; false: there is none that can be read. */
async function openBattleInHand({ open, battles }: CampaignSession): Promise<boolean> {
  const id = open.state.scenario?.battle;
  if (id === undefined) return false;
  return battles.play?.meta.id === id || (await battles.open(id)).kind === 'opened';
}

/** Everything that happened in the open campaign and its battle in hand, oldest first. */
export async function timelineOf(session: CampaignSession): Promise<readonly TimelineEntry[]> {
  const { open } = session;
  const here = await openBattleInHand(session);
  const battle = here ? session.battles.play : null;
  return mergeTimeline(
    open.journal.slice(0, open.journal.length),
    battle === null ? null : { id: battle.meta.id, entries: battle.journal.slice(0, battle.journal.length) },
  );
}

/** One step back in the campaign; a deployment goes with its battle, whole. */
async function stepBack(session: CampaignSession): Promise<boolean> {
  if (session.open.journal.last?.command.type === 'deploy') return takeBackDeployment(session);
  return undoCampaignIn(session) !== null;
}

/** Takes back what came after an entry of the campaign; with the entry itself, if `too`. */
async function campaignBackTo(session: CampaignSession, entry: string, too = false): Promise<boolean> {
  const place = session.open.journal.placeOf(entry);
  if (place === null) return false;
  const length = too ? place : place + 1;
  while (session.open.journal.length > length) if (!(await stepBack(session))) return false;
  return true;
}

/** Takes back what came after an entry of the battle in hand, and its report before it. */
async function battleBackTo(session: CampaignSession, entry: string): Promise<boolean> {
  const reported = session.open.journal
    .slice(0, session.open.journal.length)
    .findLast(({ command }) => command.type === 'report' || command.type === 'deploy');
  if (reported?.command.type === 'report' && !(await campaignBackTo(session, reported.id, true))) return false;
  if (!(await openBattleInHand(session))) return false;
  const play = present(session.battles.play, 'the battle in hand is open');
  const place = play.journal.placeOf(entry);
  return place !== null && undoDownTo(play, place + 1);
}

/**
 * Takes back everything that happened after this entry, step by step, each of them stored. Says where it led; null: it
 * could not go all the way, because the entry is gone, another tab writes or a battle could not be kept aside.
 */
export async function undoTo(session: CampaignSession, { of, entry, fixed }: TimelineEntry): Promise<UndoneIn | null> {
  if (fixed) return null;
  const done = of === 'campaign' ? await campaignBackTo(session, entry.id) : await battleBackTo(session, entry.id);
  return done ? of : null;
}
