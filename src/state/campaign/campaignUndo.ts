import { redoIn, undoIn } from '../log/undo.ts';
import { startAgain, stillSays, takeBackDeployment } from './campaignBattle.ts';
import type { CampaignSession } from './campaignSession.ts';

/** Where an undo leads: the campaign goes on where it is, or the battle in hand is the open thing again. */
export type UndoneIn = 'campaign' | 'battle';

/**
 * Takes back the last entry of the open campaign. `battle`: the last thing that happened is in the battle in hand, which is
 * to be opened; taking back its report leads there, and before its deployment there is first the battle to be taken back
 * ({@link takeBackBattle}). Null: there is nothing to take back, another tab writes, or the book of a scenario is closed.
 */
export function undoCampaignIn(session: CampaignSession): UndoneIn | null {
  const { open } = session;
  const command = open.journal.last?.command;
  if (command === undefined || command.type === 'closeBook') return null;
  if (command.type === 'deploy' && session.battleOf(open.state) !== 'missing') return 'battle';
  if (!undoIn(open)) return null;
  if (command.type !== 'report') return 'campaign';
  showBattle(session);
  return 'battle';
}

/** Opens the battle of the scenario in hand, unless it is open. */
function showBattle({ open, battles }: CampaignSession): void {
  const { scenario } = open.state;
  if (scenario !== null && battles.play?.meta.id !== scenario.battle) void battles.open(scenario.battle);
}

/**
 * Brings back the entry that was undone last. A report that is not the battle's any more, is not brought back. `startBattle`:
 * begins the battle of a deployment that is brought back.
 */
export function redoCampaignIn(session: CampaignSession, startBattle = (): void => void startAgain(session)): boolean {
  const { open } = session;
  const command = open.journal.next?.command;
  if (command?.type === 'report' && !stillSays(session, command.report)) return false;
  if (!redoIn(open)) return false;
  if (command?.type === 'deploy') startBattle();
  return true;
}

/**
 * In a campaign's battle with nothing left but its start: puts the battle aside and takes back the deployment of its
 * campaign, which is opened. True: the deployment can be chosen again. False: nothing has changed, or the battle belongs to
 * no scenario in hand.
 */
export async function takeBackBattle(session: CampaignSession): Promise<boolean> {
  const link = session.battles.play?.meta.campaign;
  const battle = session.battles.play?.meta.id;
  if (link === undefined) return false;
  if ((await session.openStored(link.id)).kind !== 'opened') return false;
  const { open } = session;
  return open.state.scenario?.battle === battle && takeBackDeployment(session);
}
