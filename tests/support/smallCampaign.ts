import type { Pack } from '../../src/content/pack.ts';
import type { CampaignPack } from '../../src/content/campaign/campaignPack.ts';
import type { CampaignCommand } from '../../src/engine/campaign/model/command.ts';
import type { CampaignContent } from '../../src/engine/campaign/model/content.ts';
import type { CampaignEvent } from '../../src/engine/campaign/model/event.ts';
import { type CampaignDecision, done, refused } from '../../src/engine/campaign/model/game.ts';
import { type Founding, newCampaign } from '../../src/engine/campaign/newCampaign.ts';
import { refuse } from '../../src/engine/campaign/model/rejection.ts';
import type { CampaignState } from '../../src/engine/campaign/model/state.ts';
import type { BattleReport, Scenario } from '../../src/engine/campaign/model/walk.ts';
import type { CampaignEntry } from '../../src/persistence/campaignFile.ts';
import type { Rules } from '../../src/state/answer/autoAnswer.ts';
import type { CampaignContents, CampaignRules, DeployPlan } from '../../src/state/campaign/campaignPorts.ts';
import { CampaignSession } from '../../src/state/campaign/campaignSession.ts';
import type { FakeBrowser } from './fakeBrowser.ts';
import { setCounter, smallRules, smallSetup } from './smallBattle.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';

export const smallFounding: Founding = {
  name: 'The Carrow Ledger',
  seed: 'seed',
  difficulty: 'medium',
  players: [{ id: 'p1', name: 'Ana', mark: 'A' }],
};

export const smallPlan: DeployPlan = {
  title: 'A night',
  mission: 'silence',
  faction: 'cult',
  deployed: ['m1'],
  auxiliaries: [],
  objectives: [],
};

type Deploy = Extract<CampaignCommand, { type: 'deploy' }>;

const scenarioOf = ({ scenarios, difficulty }: CampaignState, command: Deploy): Scenario => ({
  number: scenarios + 1,
  battle: command.battle,
  title: command.title,
  mission: command.mission,
  faction: command.faction,
  difficulty,
  deployed: [...command.deployed],
  auxiliaries: [...command.auxiliaries],
  dv: 1,
  dvCap: 6,
  objectives: [],
  stage: 'battle',
  report: null,
  casualties: [],
  recoveries: [],
  earned: [],
  finds: [],
  ...(command.chosen !== undefined && { chosen: command.chosen }),
});

/** A report of a battle in which nothing is counted but its turning points. */
export const smallReport = (turningPoints: number): BattleReport => ({
  primary: 'complete',
  turningPoints,
  operatives: [],
  objectives: [],
  clues: 0,
  captives: 0,
  enemiesDown: 0,
  enemies: 0,
  flags: [],
  loot: [],
  moments: [],
});

const chapterOf = ({ day }: CampaignState, { number, battle, title }: Scenario): CampaignEvent => ({
  type: 'written',
  entry: {
    kind: 'battle',
    day,
    number,
    battle,
    title,
    mission: 'silence',
    faction: 'cult',
    difficulty: 'medium',
    report: smallReport(1),
    deployed: [],
    slain: [],
    scars: [],
    healed: [],
    levels: [],
    honours: [],
    xp: [],
    found: [],
  },
});

function outcomeOf(state: CampaignState, command: CampaignCommand): CampaignDecision {
  const { scenario } = state;
  if (command.type === 'setClues') return done([{ type: 'cluesSet', clues: command.to }]);
  if (command.type === 'setNotes') return done([{ type: 'notesSet', notes: command.notes }]);
  if (command.type === 'rename') return done([{ type: 'renamed', name: command.name }]);
  if (command.type === 'deploy') {
    if (command.deployed.length === 0) return refused(refuse('nobodyDeployed'));
    if (scenario !== null) return refused(refuse('scenarioOpen'));
    return done([{ type: 'deployed', scenario: scenarioOf(state, command) }]);
  }
  if (scenario === null) return refused(refuse('noScenario'));
  if (command.type === 'callOff') return done([{ type: 'calledOff' }]);
  if (command.type === 'report') return done([{ type: 'reported', report: command.report }]);
  if (command.type === 'closeBook') return done([chapterOf(state, scenario), { type: 'bookClosed' }]);
  return refused(refuse('unknownCommand'));
}

const withReport = (scenario: Scenario | null, report: BattleReport): Scenario | null =>
  scenario === null ? null : { ...scenario, report, stage: 'report' };

function evolve(state: CampaignState, event: CampaignEvent): CampaignState {
  if (event.type === 'cluesSet') return { ...state, clues: event.clues };
  if (event.type === 'notesSet') return { ...state, notes: event.notes };
  if (event.type === 'renamed') return { ...state, name: event.name };
  if (event.type === 'deployed') return { ...state, scenario: event.scenario, scenarios: event.scenario.number };
  if (event.type === 'calledOff') return { ...state, scenario: null, scenarios: state.scenarios - 1 };
  if (event.type === 'reported') return { ...state, scenario: withReport(state.scenario, event.report) };
  if (event.type === 'written') return { ...state, chronicle: [...state.chronicle, event.entry] };
  if (event.type === 'bookClosed') return { ...state, scenario: null };
  throw new Error(`cannot evolve ${event.type}`);
}

/** A campaign with clues, deployments, reports and books: enough to see that logs are kept. */
export const smallCampaignRules: CampaignRules = {
  decide: (_content, state, command) => {
    const outcome = outcomeOf(state, command);
    return outcome.ok ? { ...outcome, state: outcome.events.reduce(evolve, state) } : outcome;
  },
  evolve,
  pendingRequest: () => null,
  lacks: () => null,
  field: () => smallSetup(),
  reportOf: (_content, { counters }) => smallReport(counters['a'] ?? 0),
};

const manifest = { id: 'core', version: '1', ruleset: 'acolyte' };
const smallContents = {
  pack: { manifest } as unknown as Pack,
  campaignPack: { manifest: { ...manifest, id: 'campaign' } } as unknown as CampaignPack,
  content: {} as CampaignContent,
} satisfies CampaignContents;

/** The small battle with a start of its own, as every battle has. */
const battleRules: Rules<KillTeamTypes> = {
  ...smallRules,
  decider: {
    ...smallRules.decider,
    decide: (state, command) =>
      command.type === 'startBattle'
        ? smallRules.decider.decide(state, setCounter('begun', 1))
        : smallRules.decider.decide(state, command),
  },
};

/** What is played: the small rules, or others. */
interface Played {
  readonly rules: CampaignRules;
  readonly battleRules: Rules<KillTeamTypes>;
  readonly load: () => Promise<CampaignContents>;
}
const SMALL: Played = { rules: smallCampaignRules, battleRules, load: () => Promise.resolve(smallContents) };

/** A tab of a browser in which campaigns are played, its contents fetched. */
export async function campaignTab(browser: FakeBrowser, others: Partial<Played> = {}): Promise<CampaignSession> {
  const played = { ...SMALL, ...others };
  const { rules, load } = played;
  const battles = browser.tab(played.battleRules);
  const { store, storage, durable, tabs, now, sign, copier } = battles.ports;
  const session = new CampaignSession({
    rules,
    load,
    battles,
    stores: { store, storage, durable, tabs, now, sign, ...(copier === undefined ? {} : { copier }) },
  });
  await session.fetchContents();
  return session;
}

export const setClues = (to: number): CampaignCommand => ({ type: 'setClues', to });

/** An entry that sets the clues. */
export const smallCampaignEntry = (seq: number): CampaignEntry => ({
  seq,
  id: `e.${seq}`,
  by: 'ana',
  at: '2026-11-20T10:00:01.000Z',
  command: setClues(seq),
  events: [{ type: 'cluesSet', clues: seq }],
});

export const smallCampaignSetup = (): CampaignState => newCampaign(smallFounding, 'acolyte');

/** The campaign on screen. */
export function shownCampaign(session: CampaignSession) {
  const { campaign, campaignSave } = session.campaigns.ports.store.getState();
  if (campaign === null) throw new Error('no campaign is open');
  return { ...campaign, save: campaignSave };
}

/** Deploys the small plan; the battle's id. */
export function deployed(outcome: string | { readonly code: string }): string {
  if (typeof outcome !== 'string') throw new Error(outcome.code);
  return outcome;
}
