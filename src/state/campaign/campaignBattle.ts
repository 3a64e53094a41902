import { isEqual } from '../../engine/core/isEqual.ts';
import { present } from '../../engine/core/invariant.ts';
import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { newId } from '../../persistence/newId.ts';
import { type Beginning, beginBattleIn } from '../battle/beginBattle.ts';
import type { KillTeamLog } from '../battle/killTeam.ts';
import { withSettings } from '../battle/withSettings.ts';
import { discardStored } from '../library/library.ts';
import { packRef } from '../library/packRef.ts';
import type { OpenPlay } from '../log/openPlay.ts';
import type { Chosen, DeployPlan, FieldPlan } from './campaignPorts.ts';
import type { CampaignSession } from './campaignSession.ts';
import type { CampaignRefusal } from './openCampaign.ts';

const READ_ONLY: CampaignRefusal = { code: 'readOnly', params: {} };
const LOADING: CampaignRefusal = { code: 'loading', params: {} };
const NO_BATTLE: CampaignRefusal = { code: 'noScenario', params: {} };
const NOT_OVER: CampaignRefusal = { code: 'wrongStage', params: {} };

const isRefusal = (found: object): found is CampaignRefusal => 'code' in found;

type Fielded = Omit<Beginning<BattleState>, 'scenario'>;

/** The battle of the plan, not yet stored; or that the packs lack what the plan names. */
function fielded(session: CampaignSession, plan: FieldPlan): Fielded | CampaignRefusal {
  const contents = session.contentsOf(session.open.state);
  const row = session.rules.lacks(contents, plan);
  if (row !== null) return { code: 'unknownRow', params: { row } };
  const { settings } = session.campaigns.ports.store.getState();
  const state = session.rules.field(contents, session.open.state, plan, settings.dice);
  return { packs: [packRef(contents.pack)], state: withSettings(state, settings), title: plan.title };
}

/** The choice as the campaign keeps it, for its battle to start again. */
const keptOf = ({
  environments,
  enemies,
  ...chosen
}: Chosen): Pick<Extract<CampaignCommand, { type: 'deploy' }>, 'chosen'> => {
  const lists = {
    ...(environments !== undefined && { environments: [...environments] }),
    ...(enemies !== undefined && {
      enemies: enemies.map(({ card, weapons }) => ({ card, weapons: [...weapons] })),
    }),
  };
  const kept = { ...lists, ...chosen };
  return Object.values(kept).every((value) => value === undefined) ? {} : { chosen: kept };
};

/**
 * Deploys a scenario and opens its battle. Returns the battle's id, or why the deployment was refused; then nothing has
 * changed. The campaign is stored first: a tab killed before its battle is finds that battle missing.
 */
export function deploy(
  session: CampaignSession,
  plan: DeployPlan,
  chosen: Chosen = {},
  setsUp = false,
): string | CampaignRefusal {
  if (session.contents() === null) return LOADING;
  if (!session.open.mayWrite()) return READ_ONLY;
  const battle = newId();
  const { state } = session.open;
  const decision = session.campaigns.ports.rules.decider.decide(state, { type: 'deploy', battle, ...plan });
  if (!decision.ok) return decision.rejection;
  const beginning = fielded(session, { ...plan, ...chosen });
  if (isRefusal(beginning)) return beginning;
  const refusal = session.dispatch({ type: 'deploy', battle, ...plan, ...keptOf(chosen) });
  if (refusal !== null) return refusal;
  begin(session, { ...beginning, setsUp });
  return battle;
}

function begin(session: CampaignSession, beginning: Fielded): void {
  const { meta, state } = session.open;
  const { battle, number } = present(state.scenario, 'a scenario is deployed');
  beginBattleIn(session.battles, { ...beginning, scenario: { battle, of: { id: meta.id, scenario: number } } });
}

/** Starts the battle of the scenario in hand again, where it is missing; its id, or why not. `setsUp`: as in `deploy`. */
export function startAgain(session: CampaignSession, setsUp = false): string | CampaignRefusal {
  if (session.contents() === null) return LOADING;
  if (!session.open.mayWrite()) return READ_ONLY;
  const { state } = session.open;
  const { scenario } = state;
  if (scenario === null || session.battleOf(state) !== 'missing') return NO_BATTLE;
  const { title, mission, faction, deployed, auxiliaries, objectives, chapter, segment, chosen, battle } = scenario;
  const again = { title, mission, faction, deployed, auxiliaries, objectives };
  const beginning = fielded(session, {
    ...again,
    ...chosen,
    ...(chapter !== undefined && { chapter }),
    ...(segment !== undefined && { segment }),
  });
  if (isRefusal(beginning)) return beginning;
  begin(session, { ...beginning, setsUp });
  return battle;
}

/** The battle of the scenario in hand, opened in this tab if it is not; or why it cannot be read from. */
async function battleInHand(session: CampaignSession, id: string): Promise<OpenPlay<KillTeamLog> | CampaignRefusal> {
  if (session.battles.play?.meta.id !== id) {
    const outcome = await session.battles.open(id);
    if (outcome.kind !== 'opened') return NO_BATTLE;
  }
  const { play } = session.battles;
  if (play?.meta.id !== id) return NO_BATTLE;
  return play.mode === 'writing' ? play : READ_ONLY;
}

/** Reads the finished battle of the scenario in hand and writes its report. Null: written, now or before; else why not. */
export async function takeReport(session: CampaignSession): Promise<CampaignRefusal | null> {
  const { open } = session;
  const { scenario } = open.state;
  if (scenario === null) return NO_BATTLE;
  if (scenario.report !== null) return null;
  if (session.contents() === null) return LOADING;
  if (!open.mayWrite()) return READ_ONLY;
  const battle = await battleInHand(session, scenario.battle);
  if (isRefusal(battle)) return battle;
  // Meanwhile another campaign may have been opened, or another scenario be in hand.
  if (session.play !== open || open.state.scenario?.battle !== scenario.battle) return NO_BATTLE;
  return reportOnce(session, battle);
}

function reportOnce(session: CampaignSession, battle: OpenPlay<KillTeamLog>): CampaignRefusal | null {
  // A second tap may have written it.
  if (session.open.state.scenario?.report !== null) return null;
  if (battle.state.result === null) return NOT_OVER;
  return session.dispatch({ type: 'report', report: reportNow(session, battle) });
}

function reportNow(session: CampaignSession, battle: OpenPlay<KillTeamLog>) {
  const { content } = session.contentsOf(session.open.state);
  const scenario = present(session.open.state.scenario, 'a scenario is deployed');
  return session.rules.reportOf(content, battle.state, battle.journal.slice(0, battle.journal.length), scenario);
}

/** Whether this report is what the battle in hand says of itself now. */
export function stillSays(session: CampaignSession, report: object): boolean {
  const battle = session.battles.play;
  if (battle === null || battle.meta.id !== session.open.state.scenario?.battle || battle.state.result === null)
    return false;
  return isEqual(reportNow(session, battle), report);
}

/** False: another tab writes it, or it could not be kept. */
async function putAsideBattle(session: CampaignSession, id: string): Promise<boolean> {
  const battle = await battleInHand(session, id);
  if (isRefusal(battle)) return false;
  await session.battles.close();
  if (!(await discardStored(session.battles.ports, id))) return false;
  session.forgetBattle(id);
  return true;
}

/** Puts the battle of the deployment that is the last entry aside, then takes the deployment back. False: it could not. */
export async function takeBackDeployment(session: CampaignSession): Promise<boolean> {
  const { open } = session;
  const command = open.journal.last?.command;
  if (command?.type !== 'deploy' || !open.mayWrite()) return false;
  if (session.battleOf(open.state) !== 'missing' && !(await putAsideBattle(session, command.battle))) return false;
  return session.play === open && open.journal.last?.command === command && session.campaigns.undo();
}
