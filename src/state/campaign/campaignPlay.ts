import { useStore } from 'zustand';
import { readyRecruits } from '../../content/campaign/readyRecruits.ts';
import type { EnemyPick } from '../../content/pickEnemies.ts';
import type { Player } from '../../engine/family/killteam/model/state.ts';
import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import type { Founding } from '../../engine/campaign/newCampaign.ts';
import type { CampaignAnswer, CampaignRequest } from '../../engine/campaign/model/request.ts';
import { present } from '../../engine/core/invariant.ts';
import { type ExportedFile, exportPlay } from '../exportPlay.ts';
import { deleteStored, exportStored } from '../library.ts';
import type { OpenOutcome } from '../session.ts';
import { askForPersistence } from '../settings.ts';
import { gameStore } from '../store.ts';
import { typedFormAt } from '../typedForm.ts';
import { typedTexts } from '../typedTexts.ts';
import { campaignSession as session } from './browserCampaign.ts';
import { deploy, startAgain, takeReport as takeReportIn } from './campaignBattle.ts';
import type { CampaignContents, DeployPlan } from './campaignPorts.ts';
import { type UndoneIn, redoCampaignIn, takeBackBattle, undoCampaignIn } from './campaignUndo.ts';
import type { CampaignRefusal, OpenCampaign } from './openCampaign.ts';
import { answerBySeed } from './screenAnswer.ts';
import { parkNotes as parkNotesIn, writeNotes as writeNotesIn } from './typedNotes.ts';
import { type TimelineEntry, timelineOf as timelineIn, undoTo as undoToIn } from './timeline.ts';

export type { CampaignContents, CampaignRefusal, DeployPlan, OpenCampaign, TimelineEntry, UndoneIn };

const whole = (campaign: OpenCampaign): OpenCampaign => campaign;

/** Reads the open campaign in a component. Without an open campaign it is a bug to ask. */
export function useCampaign(): OpenCampaign;
export function useCampaign<T>(selector: (campaign: OpenCampaign) => T): T;
export function useCampaign(selector: (campaign: OpenCampaign) => unknown = whole): unknown {
  return useStore(gameStore, ({ campaign }) => selector(present(campaign, 'a campaign is open')));
}

/** Fetches what campaigns are played with; needed before one is founded with commands, and done by opening one. */
export async function fetchCampaignContents(): Promise<CampaignContents> {
  await session.fetchContents();
  return present(session.contents(), 'the contents of campaigns are here');
}

/** Carries out a command in the open campaign. Null: done and stored; else the reason, and nothing has changed. */
export const dispatchCampaign = (command: CampaignCommand): CampaignRefusal | null => session.dispatch(command);

/** Parks the notes that are being typed. False: it could not. */
export const parkNotes = (notes: string): boolean => parkNotesIn(session, notes);

/** Writes notes into the open campaign. */
export const writeNotes = (notes: string): void => writeNotesIn(session, notes);

/** A form of the open campaign while it is filled in, by its name. */
export const typedForm = (name: string) => typedFormAt(typedTexts, `campaign/${session.open.meta.id}/${name}`);

/**
 * Takes back the last thing that happened. `battle`: it leads to the battle of the scenario in hand, which is to be shown.
 * Null: nothing was taken back.
 */
export const undoCampaign = (): UndoneIn | null => undoCampaignIn(session);

/** Brings back what was undone last. */
export const redoCampaign = (): boolean => redoCampaignIn(session);

/** What the screen answers: a seeded die, or what is preselected. */
export const screenAnswer = (request: CampaignRequest): CampaignAnswer =>
  answerBySeed(session.open.state.seed, request);

/**
 * Stores a new campaign, opens it and asks the browser to keep it; returns its id. `first`: what belongs to its founding, as
 * the recruits it begins with; the contents must have been fetched.
 */
export function foundCampaign(founding: Founding, first: readonly CampaignCommand[] = []): string {
  const id = session.found(founding, first);
  void askForPersistence();
  return id;
}

/** What the ready-made retinue joins a new campaign with, of the first of these players; the others recruit their own. */
export const readyRetinue = ([first]: readonly Player[]): readonly CampaignCommand[] =>
  first === undefined ? [] : readyRecruits(present(session.contents(), 'the contents of campaigns are here'), first.id);

/** Opens a stored campaign as it was left; looks again at its battle if it is open already. */
export const openCampaign = (id: string): Promise<OpenOutcome> => session.openStored(id);

/** Leaves the open campaign. */
export const closeCampaign = (): Promise<void> => session.close();

/** Makes this tab the one that writes the open campaign. */
export const takeOverCampaign = (): Promise<boolean> => session.campaigns.takeOver();

/**
 * Deploys a scenario and opens its battle, against these enemies or, without them, a force that is rolled. Returns the
 * battle's id, or why not; then nothing has changed.
 */
export const deployCampaign = (plan: DeployPlan, enemies?: readonly EnemyPick[]): string | CampaignRefusal =>
  deploy(session, plan, enemies);

/** Starts the battle of the scenario in hand again where it is missing. Returns its id, or why not. */
export const startBattleAgain = (): string | CampaignRefusal => startAgain(session);

/** Writes the report of the finished battle in hand. Null: it is written; else why not. */
export const takeReport = (): Promise<CampaignRefusal | null> => takeReportIn(session);

/**
 * From a campaign's battle with nothing left but its start back to the choice of its deployment: the battle is put aside.
 * False: it could not be, and nothing has changed.
 */
export const undoDeployment = (): Promise<boolean> => takeBackBattle(session);

/** What happened in the open campaign and its battle in hand, oldest first. */
export const timelineOf = (): Promise<readonly TimelineEntry[]> => timelineIn(session);

/** Takes back everything after an entry of the timeline; says where that led, null: it could not. */
export const undoTo = (entry: TimelineEntry): Promise<UndoneIn | null> => undoToIn(session, entry);

/** A campaign as a file: the open one, or a stored one. Null: there is none of that id. */
export function exportCampaign(id?: string): Promise<ExportedFile | null> {
  const { play } = session;
  if (play !== null && (id === undefined || id === play.meta.id)) return Promise.resolve(exportPlay(play));
  return id === undefined ? Promise.resolve(null) : exportStored(session.campaigns.ports, id);
}

/** Deletes a campaign; a copy stays among the earlier states. False: it could not be kept, and is still here. */
export async function discardCampaign(id: string): Promise<boolean> {
  if (session.play?.meta.id === id) await session.close();
  return deleteStored(session.campaigns.ports, id);
}
