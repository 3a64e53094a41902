import type { DataslateContents } from '../../content/campaign/dataslates.ts';
import type { CampaignPack } from '../../content/campaign/campaignPack.ts';
import type { Circumstances } from '../../content/circumstances.ts';
import type { Pack } from '../../content/pack.ts';
import type { EnemyPick } from '../../content/pickEnemies.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import type { CampaignContent } from '../../engine/campaign/model/content.ts';
import type { CampaignEvent } from '../../engine/campaign/model/event.ts';
import type { CampaignRejection } from '../../engine/campaign/model/rejection.ts';
import type { CampaignRequest } from '../../engine/campaign/model/request.ts';
import { chapterAtHand } from '../../engine/campaign/model/modules.ts';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import type { BattleReport, Scenario } from '../../engine/campaign/model/walk.ts';
import type { Decision } from '../../engine/core/decider.ts';
import { present } from '../../engine/core/invariant.ts';
import { type CampaignLog, campaignLog } from '../../persistence/campaignFile.ts';
import type { CampaignSummary } from '../../persistence/campaignIndex.ts';
import type { Evolve } from '../../persistence/fold.ts';
import type { PlayPorts, PlayView, Standing } from '../log/playPorts.ts';
import type { KillTeamEntry } from '../battle/killTeam.ts';
import type { AppSettings } from '../base/store.ts';
import { SAVED } from '../log/status.ts';
import { keptContents } from './keptContents.ts';
import type { ScenarioBattle } from './openCampaign.ts';

/** The packs that a campaign is played with, and what its rules read of them. */
export interface CampaignContents {
  readonly pack: Pack;
  readonly campaignPack: CampaignPack;
  readonly content: CampaignContent;
  /** What dataslates are kept with; left out: not asked for yet. */
  readonly dataslates?: DataslateContents;
}

/** What is deployed: the choices of the command. */
export type DeployPlan = Omit<Extract<CampaignCommand, { type: 'deploy' }>, 'type' | 'battle' | 'chosen'>;

/**
 * What was chosen of the battle and is not of the command: the enemies and the kind of their faction, without them they are
 * rolled, and the circumstances, without them they are as the scenario plans them.
 */
export type Chosen = Circumstances & {
  readonly enemies?: readonly EnemyPick[] | undefined;
  readonly variant?: string | null | undefined;
};

/** What is deployed, with what was chosen of its battle. */
export type FieldPlan = DeployPlan & Chosen;

/** The engine as campaigns use it. */
export interface CampaignRules {
  readonly decide: (
    content: CampaignContent,
    state: CampaignState,
    command: CampaignCommand,
  ) => Decision<CampaignState, CampaignEvent, CampaignRejection>;
  readonly evolve: Evolve<CampaignLog>;
  readonly pendingRequest: (content: CampaignContent, state: CampaignState) => CampaignRequest | null;
  /** The row of the plan that no pack has any more, by its id; null: it can be fielded. */
  readonly lacks: (contents: CampaignContents, plan: FieldPlan) => string | null;
  /** The battle of a scenario, in phase `setUp`; throws where something is lacking. */
  readonly field: (
    contents: CampaignContents,
    state: CampaignState,
    plan: FieldPlan,
    dice: AppSettings['dice'],
  ) => BattleState;
  /** What a finished battle says of itself. */
  readonly reportOf: (
    content: CampaignContent,
    state: BattleState,
    entries: readonly KillTeamEntry[],
    scenario: Pick<Scenario, 'deployed' | 'objectives' | 'side'>,
  ) => BattleReport;
}

/** What a view of campaigns needs beside their logs. */
export interface CampaignDesk {
  readonly contents: () => CampaignContents | null;
  readonly fetchContents: () => Promise<void>;
  readonly battleOf: (state: CampaignState) => ScenarioBattle;
}

/** Where campaigns live. */
export type CampaignStores = Pick<
  PlayPorts<CampaignLog>,
  'store' | 'storage' | 'durable' | 'tabs' | 'now' | 'sign' | 'copier'
>;

const toldIn = new WeakMap<CampaignState['chronicle'], readonly string[]>();

/** The battles whose book is closed, by id; looked through once for each chronicle. */
function battlesTold({ chronicle }: CampaignState): readonly string[] {
  const known = toldIn.get(chronicle);
  if (known !== undefined) return known;
  const told = chronicle.flatMap((entry) => (entry.kind === 'battle' ? [entry.battle] : []));
  toldIn.set(chronicle, told);
  return told;
}

/** What a campaign waits for, for the list of campaigns; undefined: for whoever deploys next. */
function waitsFor(state: CampaignState): CampaignSummary['waits'] {
  const { scenario } = state;
  if (scenario !== null) return { for: scenario.report === null ? 'battle' : 'writing', title: scenario.title };
  const chapter = chapterAtHand(state);
  return chapter === null ? undefined : { for: 'chapter', title: chapter.title };
}

/** A campaign for the list of campaigns, as the text that is stored for it. */
function summaryText({ state, savedAt }: Standing<CampaignLog>): string {
  const told = battlesTold(state);
  const serving = state.members.filter(({ fate }) => fate === 'serving');
  const fallen = state.members.filter(({ fate }) => fate === 'slain');
  const waits = waitsFor(state);
  const summary: Omit<CampaignSummary, 'id' | 'readable'> = {
    name: state.name,
    scenarios: told.length,
    operatives: serving.length,
    scars: serving.reduce((sum, { scars }) => sum + scars.length, 0),
    players: state.players.map(({ name }) => name),
    inBattle: state.scenario?.battle ?? null,
    ...(state.dataslate !== undefined && { dataslate: true }),
    told: [...told],
    faces: [...serving, ...fallen].map(({ portrait, fate }) => ({ bust: portrait, fallen: fate !== 'serving' })),
    ...(waits !== undefined && { waits }),
    savedAt,
  };
  return JSON.stringify(summary);
}

const viewOf = ({ contents, battleOf }: CampaignDesk): PlayView<CampaignLog> => ({
  shown: ({ meta, state, journal }, { pendingRequest }, save) => {
    const { content, pack, campaignPack } = keptContents(
      present(contents(), 'the contents of campaigns are here'),
      state,
    );
    const last = journal.last?.command ?? null;
    const campaign = {
      id: meta.id,
      createdAt: meta.createdAt,
      state,
      content,
      pack,
      campaignPack,
      request: pendingRequest(state),
      length: journal.length,
      undoes: last?.type === 'closeBook' ? null : last,
      redoes: journal.next?.command ?? null,
      battle: battleOf(state),
      entries: () => journal.slice(0, journal.length),
    };
    return { campaign, campaignSave: save };
  },
  saved: (campaignSave) => ({ campaignSave }),
  nothing: { campaign: null, campaignSave: SAVED },
  idIn: ({ campaign }) => campaign?.id,
  summaryText,
  answerOf: (command) => (command.type === 'answer' ? command : null),
  isFinished: () => false,
});

/** What a session of campaigns uses: nothing is decided or shown before the contents are here. */
export function campaignPorts(
  rules: CampaignRules,
  desk: CampaignDesk,
  stores: CampaignStores,
): PlayPorts<CampaignLog> {
  const contentFor = (state: CampaignState) =>
    keptContents(present(desk.contents(), 'the contents of campaigns are here'), state).content;
  return {
    ...stores,
    kind: campaignLog(rules.evolve),
    view: viewOf(desk),
    rules: {
      decider: {
        decide: (state, command) => rules.decide(contentFor(state), state, command),
        evolve: rules.evolve,
      },
      pendingRequest: (state) => rules.pendingRequest(contentFor(state), state),
      contents: { needed: () => desk.contents() === null, fetch: desk.fetchContents },
    },
  };
}
