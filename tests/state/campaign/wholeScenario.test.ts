import { describe, expect, it } from 'vitest';
import { loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import { pendingRequest } from '../../../src/engine/systems/battle.ts';
import { advisedRules } from '../../support/advisedRules.ts';
import { battleAdvisor } from '../../../src/engine/systems/battleAdvisor.ts';
import type { CampaignCommand } from '../../../src/engine/campaign/model/command.ts';
import { campaignRules } from '../../../src/state/campaign/browserCampaign.ts';
import { deploy, takeReport } from '../../../src/state/campaign/campaignBattle.ts';
import type { DeployPlan } from '../../../src/state/campaign/campaignPorts.ts';
import type { CampaignSession } from '../../../src/state/campaign/campaignSession.ts';
import { undoCampaignIn } from '../../../src/state/campaign/campaignUndo.ts';
import { answerBySeed } from '../../../src/state/campaign/screenAnswer.ts';
import { answerFor } from '../../../src/state/answer/diceSource.ts';
import { exportPlay } from '../../../src/state/log/exportPlay.ts';
import { bringLog } from '../../../src/state/library/merge.ts';
import { campaignNaming } from '../../../src/state/library/naming.ts';
import { FakeBrowser, settle } from '../../support/fakeBrowser.ts';
import { campaignTab, deployed, shownCampaign, smallFounding } from '../../support/smallCampaign.ts';
import { BATTLE_NOW } from '../../support/versions.ts';

const REAL = {
  rules: campaignRules,
  battleRules: advisedRules,
  load: loadBundledCampaign,
};

const WHO = [
  { name: 'Isaura Vex', card: 'acolyte', portrait: 'brim', background: 'arbitrator', increase: null },
  { name: 'Sabine Hale', card: 'serviceman', portrait: 'helmet', background: 'line-trooper', increase: 'move' },
] as const;

function give(tab: CampaignSession, command: CampaignCommand): void {
  const refusal = tab.dispatch(command);
  if (refusal !== null) throw new Error(`${command.type}: ${refusal.code} ${JSON.stringify(refusal.params)}`);
}

/** Answers everything that is asked as the screen would. */
function answerAll(tab: CampaignSession): void {
  for (let request = shownCampaign(tab).request; request !== null; request = shownCampaign(tab).request)
    give(tab, { type: 'answer', requestId: request.id, answer: answerBySeed(tab.open.state.seed, request) });
}

/** A campaign whose first battle was played by the real rules, and lost at once. */
async function fought(browser = new FakeBrowser()) {
  const tab = await campaignTab(browser, REAL);
  const id = tab.found(smallFounding);
  for (const recruit of WHO) give(tab, { type: 'recruit', recruit: { ...recruit, player: 'p1' } });
  answerAll(tab);
  const { pack } = shownCampaign(tab);
  const plan: DeployPlan = {
    title: 'A night',
    mission: 'silence-the-voice',
    faction: [...pack.factions.keys()][0] ?? '',
    deployed: tab.open.state.members.map((member) => member.id),
    auxiliaries: [],
    objectives: [],
  };
  const battle = deployed(deploy(tab, plan));
  const { state } = tab.battles.play ?? {};
  const request = state === undefined ? null : pendingRequest(state);
  if (state !== undefined && request !== null)
    tab.battles.dispatch({
      type: 'answer',
      requestId: request.id,
      answer: answerFor(state, request, battleAdvisor.advise(state, request)),
    });
  for (const { id: operative } of state?.operatives.filter(({ side }) => side === 'retinue') ?? [])
    tab.battles.dispatch({ type: 'correct', correction: { what: 'wounds', operative, to: 0, credit: null } });
  expect(tab.battles.play?.state.result).not.toBeNull();
  return { browser, tab, id, battle };
}

/** Walks on until the book can be closed. */
function walk(tab: CampaignSession): void {
  for (let steps = 0; steps < 40 && tab.open.state.scenario?.stage !== 'closing'; steps += 1) {
    answerAll(tab);
    give(tab, { type: 'goOn' });
  }
  answerAll(tab);
}

describe('a scenario by the rules and packs of the app', () => {
  it('should go from the recruits through the battle into the chronicle, and fold from its log', async () => {
    const { browser, tab, id, battle } = await fought();
    expect(await takeReport(tab)).toBeNull();
    expect(tab.open.state.scenario?.report?.operatives.filter(({ down }) => down)).toHaveLength(2);
    walk(tab);
    give(tab, { type: 'closeBook' });
    await tab.settled();
    expect(browser.storage.texts.has(`retinue/battle/${battle}/v${BATTLE_NOW}/tail`)).toBe(false);
    const { state } = shownCampaign(tab);
    expect(state).toMatchObject({ scenario: null, scenarios: 1 });
    expect(state.chronicle.at(-1)).toMatchObject({ kind: 'battle', battle });
    await settle();
    const next = await campaignTab(browser.killed(), REAL);
    await next.openStored(id);
    expect(shownCampaign(next).state).toEqual(state);
    const other = await campaignTab(new FakeBrowser(), REAL);
    expect(await bringLog(other.campaigns, campaignNaming, exportPlay(next.open).text)).toMatchObject({
      kind: 'here',
      subject: { id },
    });
  });

  it('should find the same question with the same answer after every undo of the walk', async () => {
    const { tab } = await fought();
    await takeReport(tab);
    const { length: before } = shownCampaign(tab);
    walk(tab);
    const { state } = shownCampaign(tab);
    const { length } = shownCampaign(tab);
    let steps = 0;
    while (undoCampaignIn(tab) === 'campaign') steps += 1;
    expect(steps).toBe(length - before);
    await takeReport(tab);
    walk(tab);
    expect([shownCampaign(tab).length, shownCampaign(tab).state]).toEqual([length, state]);
  });
});
