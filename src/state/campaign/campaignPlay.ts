import { readyRecruits } from '../../content/campaign/readyRecruits.ts';
import type { Player } from '../../engine/family/killteam/model/state.ts';
import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import type { Founding } from '../../engine/campaign/newCampaign.ts';
import type { CampaignAnswer, CampaignRequest } from '../../engine/campaign/model/request.ts';
import { present } from '../../engine/core/invariant.ts';
import type { App } from '../base/app.ts';
import { part } from '../base/part.ts';
import { useApp, useGame } from '../base/useApp.ts';
import { type ExportedFile, exportPlay } from '../log/exportPlay.ts';
import { deleteStored, exportStored } from '../library/library.ts';
import type { OpenOutcome } from '../log/session.ts';
import { typedFormAt } from '../base/typedForm.ts';
import { campaignsOf } from './browserCampaign.ts';
import { deploy, takeReport as takeReportIn } from './campaignBattle.ts';
import { startAgainOn } from './startAgainOn.ts';
import type { CampaignContents, Chosen, DeployPlan } from './campaignPorts.ts';
import type { CampaignSession } from './campaignSession.ts';
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
  return useGame(({ campaign }) => selector(present(campaign, 'a campaign is open')));
}

/** What can be done with the campaigns of an app. */
export interface CampaignPlay {
  /** Fetches what campaigns are played with; needed before one is founded with commands, and done by opening one. */
  readonly fetchCampaignContents: () => Promise<CampaignContents>;
  /** Carries out a command in the open campaign. Null: done and stored; else the reason, and nothing has changed. */
  readonly dispatchCampaign: (command: CampaignCommand) => CampaignRefusal | null;
  /** Parks the notes that are being typed, at once. Resolves to false: it could not. */
  readonly parkNotes: (notes: string) => Promise<boolean>;
  /** Writes notes into the open campaign. */
  readonly writeNotes: (notes: string) => void;
  /** A form of the open campaign while it is filled in, by its name. */
  readonly typedForm: (name: string) => ReturnType<typeof typedFormAt>;
  /**
   * Takes back the last thing that happened. `battle`: it leads to the battle of the scenario in hand, which is to be shown.
   * Null: nothing was taken back.
   */
  readonly undoCampaign: () => UndoneIn | null;
  /** Brings back what was undone last. */
  readonly redoCampaign: () => boolean;
  /** What the screen answers: a seeded die, or what is preselected. */
  readonly screenAnswer: (request: CampaignRequest) => CampaignAnswer;
  /**
   * Stores a new campaign, opens it and asks the browser to keep it; returns its id. `first`: what belongs to its founding, as
   * the recruits it begins with; the contents must have been fetched.
   */
  readonly foundCampaign: (founding: Founding, first?: readonly CampaignCommand[]) => string;
  /** What the ready-made retinue joins a new campaign with, of the first of these players; the others recruit their own. */
  readonly readyRetinue: (players: readonly Player[]) => readonly CampaignCommand[];
  /** Opens a stored campaign as it was left; looks again at its battle if it is open already. */
  readonly openCampaign: (id: string) => Promise<OpenOutcome>;
  /** Leaves the open campaign. */
  readonly closeCampaign: () => Promise<void>;
  /** Makes this tab the one that writes the open campaign. */
  readonly takeOverCampaign: () => Promise<boolean>;
  /**
   * Deploys a scenario and opens its battle, with what is chosen of it; without enemies a force is rolled. Returns the
   * battle's id, or why not; then nothing has changed. `setsUp`: both sides are set up in the battle itself before it begins.
   */
  readonly deployCampaign: (plan: DeployPlan, chosen?: Chosen, setsUp?: boolean) => string | CampaignRefusal;
  /** Starts the battle of the scenario in hand again where it is missing, on a board where battles are. Returns its id, or why not. */
  readonly startBattleAgain: () => Promise<string | CampaignRefusal>;
  /** Writes the report of the finished battle in hand. Null: it is written; else why not. */
  readonly takeReport: () => Promise<CampaignRefusal | null>;
  /**
   * From a campaign's battle with nothing left but its start back to the choice of its deployment: the battle is put aside.
   * False: it could not be, and nothing has changed.
   */
  readonly undoDeployment: () => Promise<boolean>;
  /** What happened in the open campaign and its battle in hand, oldest first. */
  readonly timelineOf: () => Promise<readonly TimelineEntry[]>;
  /** Takes back everything after an entry of the timeline; says where that led, null: it could not. */
  readonly undoTo: (entry: TimelineEntry) => Promise<UndoneIn | null>;
  /** A campaign as a file: the open one, or a stored one. Null: there is none of that id. */
  readonly exportCampaign: (id?: string) => Promise<ExportedFile | null>;
  /** Deletes a campaign; a copy stays among the earlier states. False: it could not be kept, and is still here. */
  readonly discardCampaign: (id: string) => Promise<boolean>;
}

const contentsOf = (session: CampaignSession): CampaignContents =>
  present(session.contents(), 'the contents of campaigns are here');

function exported({ play, campaigns }: CampaignSession, id?: string): Promise<ExportedFile | null> {
  if (play !== null && (id === undefined || id === play.meta.id)) return Promise.resolve(exportPlay(play));
  return id === undefined ? Promise.resolve(null) : exportStored(campaigns.ports, id);
}

async function discarded(session: CampaignSession, id: string): Promise<boolean> {
  if (session.play?.meta.id === id) await session.close();
  return deleteStored(session.campaigns.ports, id);
}

type Founded = Pick<CampaignPlay, 'fetchCampaignContents' | 'foundCampaign' | 'readyRetinue'>;

/** How a campaign comes to be. */
const founding = ({ ports }: App, session: CampaignSession): Founded => ({
  fetchCampaignContents: async () => {
    await session.fetchContents();
    return contentsOf(session);
  },
  foundCampaign: (made, first = []) => {
    const id = session.found(made, first);
    void ports.askToKeep();
    return id;
  },
  readyRetinue: ([first]) => (first === undefined ? [] : readyRecruits(contentsOf(session), first.id)),
});

type Battling = Pick<CampaignPlay, 'deployCampaign' | 'startBattleAgain' | 'takeReport' | 'undoDeployment'>;

/** What leads to a battle and back. */
const battling = (app: App, session: CampaignSession): Battling => ({
  deployCampaign: (plan, chosen, setsUp = false) => deploy(session, plan, chosen, setsUp),
  startBattleAgain: () => startAgainOn(app, session),
  takeReport: () => takeReportIn(session),
  undoDeployment: () => takeBackBattle(session),
});

/** The same of an app. */
export const campaignPlayOf = part((app): CampaignPlay => {
  const session = campaignsOf(app);
  return {
    ...founding(app, session),
    ...battling(app, session),
    dispatchCampaign: (command) => session.dispatch(command),
    parkNotes: (notes) => parkNotesIn(session, notes),
    writeNotes: (notes) => writeNotesIn(session, notes),
    typedForm: (name) => typedFormAt(session.texts, `campaign/${session.open.meta.id}/${name}`, session.open.mode),
    undoCampaign: () => undoCampaignIn(session),
    redoCampaign: () => redoCampaignIn(session, () => void startAgainOn(app, session)),
    screenAnswer: (request) => answerBySeed(session.open.state.seed, request),
    openCampaign: (id) => session.openStored(id),
    closeCampaign: () => session.close(),
    takeOverCampaign: () => session.campaigns.takeOver(),
    timelineOf: () => timelineIn(session),
    undoTo: (entry) => undoToIn(session, entry),
    exportCampaign: (id) => exported(session, id),
    discardCampaign: (id) => discarded(session, id),
  };
});

/** What can be done with the campaigns of the app that a component stands in. */
export const useCampaignPlay = (): CampaignPlay => campaignPlayOf(useApp());
