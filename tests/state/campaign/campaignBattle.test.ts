import { describe, expect, it } from 'vitest';
import { deploy, startAgain, takeReport } from '../../../src/state/campaign/campaignBattle.ts';
import type { CampaignRules, Chosen, FieldPlan } from '../../../src/state/campaign/campaignPorts.ts';
import type { CampaignSession } from '../../../src/state/campaign/campaignSession.ts';
import { redoCampaignIn, takeBackBattle, undoCampaignIn } from '../../../src/state/campaign/campaignUndo.ts';
import { timelineOf, undoTo } from '../../../src/state/campaign/timeline.ts';
import { discardStored } from '../../../src/state/library/library.ts';
import { FakeBrowser, settle, shown } from '../../support/fakeBrowser.ts';
import { setCounter } from '../../support/smallBattle.ts';
import {
  campaignTab,
  deployed,
  setClues,
  shownCampaign,
  smallCampaignRules,
  smallFounding,
  smallPlan,
} from '../../support/smallCampaign.ts';
import { BATTLE_NOW } from '../../support/versions.ts';
import { killTeamIn } from '../../../src/state/battle/killTeam.ts';

/** A campaign with a battle deployed. */
async function inBattle(browser = new FakeBrowser()) {
  const tab = await campaignTab(browser);
  const id = tab.found(smallFounding);
  tab.dispatch(setClues(1));
  const battle = deployed(deploy(tab, smallPlan));
  return { browser, tab, id, battle };
}

const END = { type: 'endBattle', reason: 'primaryDone' } as const;

/** The same, its battle over and left. */
async function afterBattle() {
  const begun = await inBattle();
  begun.tab.battles.dispatch(setCounter('a', 4));
  begun.tab.battles.dispatch(END);
  await begun.tab.battles.close();
  return begun;
}

/** The same, its report taken. */
async function walking() {
  const over = await afterBattle();
  expect(await takeReport(over.tab)).toBeNull();
  return over;
}

const isLive = (browser: FakeBrowser, battle: string): boolean =>
  browser.storage.texts.has(`retinue/battle/${battle}/v${BATTLE_NOW}/tail`);
const summaryOf = (browser: FakeBrowser, battle: string) =>
  JSON.parse(browser.storage.texts.get(`retinue/battle/${battle}/summary`) ?? 'null');
const commands = ({ open }: CampaignSession) =>
  open.journal.slice(0, open.journal.length).map(({ command }) => command.type);

describe('a deployment', () => {
  it('should store the scenario, and open its battle with the campaign that it belongs to', async () => {
    const { tab, id, battle } = await inBattle();
    expect(shown(tab.battles)).toMatchObject({ id: battle, length: 1, campaign: { id, scenario: 1 } });
    expect(shownCampaign(tab)).toMatchObject({ battle: 'inPlay', state: { scenario: { battle } } });
    tab.battles.dispatch(END);
    expect(shownCampaign(tab).battle).toBe('over');
  });

  it('should be refused by the rules with nothing changed in either log', async () => {
    const { tab, battle } = await inBattle();
    expect(deploy(tab, smallPlan)).toMatchObject({ code: 'scenarioOpen' });
    expect([shown(tab.battles).id, shownCampaign(tab).length]).toEqual([battle, 2]);
    const other = await campaignTab(new FakeBrowser());
    other.found(smallFounding);
    expect(deploy(other, { ...smallPlan, deployed: [] })).toMatchObject({ code: 'nobodyDeployed' });
    expect(killTeamIn(other.battles.ports.store.getState().battle)).toBeNull();
  });

  it('should leave a sane state wherever the browser is killed while it is stored', async () => {
    const found = new Set<string>();
    for (let steps = 0; steps < 12; steps += 1) {
      const browser = new FakeBrowser();
      const tab = await campaignTab(browser);
      const id = tab.found(smallFounding);
      await settle();
      browser.storage.stepsLeft = steps;
      browser.durable.commit = () => Promise.reject(new DOMException('off', 'AbortError'));
      deploy(tab, smallPlan);
      await settle();
      const next = await campaignTab(browser.killed());
      await next.openStored(id);
      const campaign = shownCampaign(next);
      found.add(campaign.battle);
      expect(campaign.battle === 'none').toBe(campaign.state.scenario === null);
      if (campaign.state.scenario === null) continue;
      const battle = campaign.battle === 'missing' ? deployed(startAgain(next)) : campaign.state.scenario.battle;
      expect(battle).toBe(campaign.state.scenario.battle);
      expect(await next.battles.open(battle)).toEqual({ kind: 'opened' });
      next.battles.dispatch(END);
      expect(await takeReport(next)).toBeNull();
    }
    expect(found).toEqual(new Set(['none', 'missing', 'inPlay']));
  });

  it('should start again with what was chosen of it', async () => {
    const fielded: FieldPlan[] = [];
    const rules: CampaignRules = {
      ...smallCampaignRules,
      field: (...asked) => {
        fielded.push(asked[2]);
        return smallCampaignRules.field(...asked);
      },
    };
    const tab = await campaignTab(new FakeBrowser(), { rules });
    tab.found(smallFounding);
    const chosen: Chosen = {
      environments: ['gloom', 'crowded'],
      eventTable: 'void-hulk-events',
      role: 'defender',
      enemies: [{ card: 'cult-fighter', weapons: ['autogun'] }],
      variant: null,
    };
    deployed(deploy(tab, smallPlan, chosen));
    expect(await takeBackBattle(tab)).toBe(true);
    expect(redoCampaignIn(tab)).toBe(true);
    expect(fielded).toHaveLength(2);
    expect(fielded[1]).toEqual({ ...smallPlan, ...chosen });
    expect(fielded[1]).toEqual(fielded[0]);
  });

  it('should be called off where its battle is missing', async () => {
    const { browser, tab, battle, id } = await inBattle();
    await settle();
    await tab.battles.close();
    const next = browser.killed();
    for (const texts of [next.storage.texts, next.durable.texts])
      for (const key of texts.keys()) if (key.includes(battle)) texts.delete(key);
    const later = await campaignTab(next);
    await later.openStored(id);
    expect(shownCampaign(later).battle).toBe('missing');
    expect(await takeReport(later)).toMatchObject({ code: 'noScenario' });
    expect(later.dispatch({ type: 'callOff' })).toBeNull();
    expect(shownCampaign(later)).toMatchObject({ battle: 'none', state: { scenario: null } });
  });

  it('should find its battle in the second store after the first was wiped', async () => {
    const { browser, id, battle } = await afterBattle();
    await settle();
    const wiped = browser.killed();
    wiped.storage.texts.clear();
    const tab = await campaignTab(wiped);
    await tab.openStored(id);
    expect(shownCampaign(tab).battle).toBe('over');
    expect(startAgain(tab)).toMatchObject({ code: 'noScenario' });
    expect(await takeReport(tab)).toBeNull();
    expect(shownCampaign(tab).state.scenario).toMatchObject({ battle, report: { turningPoints: 4 } });
  });
});

describe('a report', () => {
  it('should be read from the battle once, however often it is taken', async () => {
    const { tab } = await afterBattle();
    expect(await Promise.all([takeReport(tab), takeReport(tab)])).toContain(null);
    expect(await takeReport(tab)).toBeNull();
    expect(commands(tab)).toEqual(['setClues', 'deploy', 'report']);
    expect(shownCampaign(tab).state.scenario?.report?.turningPoints).toBe(4);
  });

  it('should wait for the end of the battle', async () => {
    const { tab } = await inBattle();
    expect(await takeReport(tab)).toMatchObject({ code: 'wrongStage' });
    expect(commands(tab)).toEqual(['setClues', 'deploy']);
  });

  it('should not be taken while another tab writes the battle', async () => {
    const { browser, tab, battle } = await afterBattle();
    const other = browser.tab();
    await other.open(battle);
    expect(await takeReport(tab)).toEqual({ code: 'readOnly', params: {} });
    await other.close();
    await settle();
    expect(await takeReport(tab)).toBeNull();
  });

  it('should be there or not, wherever the browser is killed while it is stored', async () => {
    for (let steps = 0; steps < 6; steps += 1) {
      const { browser, tab, id } = await afterBattle();
      await settle();
      browser.storage.stepsLeft = steps;
      browser.durable.commit = () => Promise.reject(new DOMException('off', 'AbortError'));
      await takeReport(tab);
      const next = await campaignTab(browser.killed());
      await next.openStored(id);
      expect(shownCampaign(next).battle).toBe('over');
      expect(await takeReport(next)).toBeNull();
      expect(commands(next)).toEqual(['setClues', 'deploy', 'report']);
    }
  });
});

describe('the battle of a campaign', () => {
  it('should stay where it is until the book is closed, then go to the archive', async () => {
    const { browser, tab, battle } = await walking();
    await tab.battles.close();
    expect([isLive(browser, battle), summaryOf(browser, battle).archived]).toEqual([true, false]);
    expect(tab.dispatch({ type: 'closeBook' })).toBeNull();
    await tab.settled();
    expect([isLive(browser, battle), summaryOf(browser, battle).archived]).toEqual([false, true]);
  });

  it('should go to the archive although it is open', async () => {
    const { browser, tab, battle } = await walking();
    expect(tab.dispatch({ type: 'closeBook' })).toBeNull();
    await tab.settled();
    expect(isLive(browser, battle)).toBe(false);
    expect(killTeamIn(tab.battles.ports.store.getState().battle)).toBeNull();
  });

  it('should go there with the next opening when the browser was killed before', async () => {
    const { browser, tab, id, battle } = await walking();
    tab.dispatch({ type: 'closeBook' });
    const killed = browser.killed();
    await tab.settled();
    expect(isLive(killed, battle)).toBe(true);
    const next = await campaignTab(killed);
    await next.openStored(id);
    await next.settled();
    expect(isLive(killed, battle)).toBe(false);
    expect(await next.battles.open(battle)).toEqual({ kind: 'opened' });
  });

  it('should stay where the closing of the book could not be stored', async () => {
    const { browser, tab, battle } = await walking();
    browser.storage.fault = new DOMException('full', 'QuotaExceededError');
    tab.dispatch({ type: 'closeBook' });
    await tab.settled();
    browser.storage.fault = null;
    expect(isLive(browser, battle)).toBe(true);
  });

  it('should change no more once its book is closed, not by undo, redo or going on', async () => {
    const { browser, tab, id, battle } = await walking();
    expect(tab.dispatch({ type: 'closeBook' })).toBeNull();
    await tab.settled();
    const next = await campaignTab(browser.killed());
    await next.battles.open(battle);
    expect(shown(next.battles)).toMatchObject({ closed: true, undoes: null, redoes: null, length: 3 });
    expect([next.battles.undo(), next.battles.redo()]).toEqual([false, false]);
    expect(next.battles.dispatch({ type: 'goOn' })).toMatchObject({ code: 'readOnly' });
    expect(shown(next.battles)).toMatchObject({ length: 3, campaign: { id } });
  });

  it('should not be taken for closed by what its campaign is called', async () => {
    const { browser, tab, battle } = await afterBattle();
    expect(tab.dispatch({ type: 'rename', name: battle })).toBeNull();
    expect(tab.dispatch({ type: 'callOff' })).toBeNull();
    await tab.settled();
    const next = await campaignTab(browser.killed());
    await next.battles.open(battle);
    expect(shown(next.battles).closed).toBe(false);
    expect(next.battles.undo()).toBe(true);
  });

  it('should be closed also where an older app has not noted it, once its campaign is opened', async () => {
    const { browser, tab, id, battle } = await walking();
    tab.dispatch({ type: 'closeBook' });
    await tab.settled();
    const key = `retinue/campaign/${id}/summary`;
    const { told, ...older } = JSON.parse(browser.storage.texts.get(key) ?? '{}');
    expect(told).toEqual([battle]);
    const killed = browser.killed();
    killed.storage.texts.set(key, JSON.stringify(older));
    const next = await campaignTab(killed);
    await next.openStored(id);
    await next.battles.open(battle);
    expect(next.battles.undo()).toBe(false);
  });

  it('should still be undone while its walk goes on, and where its campaign is gone', async () => {
    const { browser, tab, id, battle } = await walking();
    await tab.battles.open(battle);
    expect(shown(tab.battles).closed).toBe(false);
    expect(tab.battles.undo()).toBe(true);
    expect(tab.battles.redo()).toBe(true);
    tab.dispatch({ type: 'closeBook' });
    await tab.settled();
    await tab.close();
    expect(await discardStored(tab.campaigns.ports, id)).toBe(true);
    const next = await campaignTab(browser.killed());
    await next.battles.open(battle);
    expect(next.battles.undo()).toBe(true);
  });

  it('should be an ordinary battle once the scenario is called off', async () => {
    const { browser, tab, battle } = await inBattle();
    tab.dispatch({ type: 'callOff' });
    await tab.settled();
    expect(isLive(browser, battle)).toBe(true);
    await tab.battles.open(battle);
    tab.battles.dispatch(END);
    expect([tab.battles.undo(), tab.battles.redo()]).toEqual([true, true]);
    await tab.battles.close();
    expect([isLive(browser, battle), summaryOf(browser, battle).archived]).toEqual([false, true]);
  });
});

describe('undo across battle and campaign', () => {
  it('should go from the walk into the battle, through it, and out to the deployment', async () => {
    const { tab, battle } = await walking();
    tab.dispatch(setClues(2));
    expect([undoCampaignIn(tab), undoCampaignIn(tab)]).toEqual(['campaign', 'battle']);
    await settle();
    expect(shown(tab.battles)).toMatchObject({ id: battle, undoes: END });
    expect(undoCampaignIn(tab)).toBe('battle');
    expect(commands(tab)).toEqual(['setClues', 'deploy']);
    while (shown(tab.battles).length > 1) expect(tab.battles.undo()).toBe(true);
    expect(shown(tab.battles).length).toBe(1);
    expect(await takeBackBattle(tab)).toBe(true);
    expect(killTeamIn(tab.battles.ports.store.getState().battle)).toBeNull();
    expect(shownCampaign(tab)).toMatchObject({ length: 1, battle: 'none', state: { scenario: null } });
    expect((await tab.battles.listQuarantine()).map(({ why }) => why)).toContain('discarded');
    expect(undoCampaignIn(tab)).toBe('campaign');
    expect([shownCampaign(tab).length, undoCampaignIn(tab)]).toEqual([0, null]);
  });

  it('should open the campaign of a battle that was opened alone', async () => {
    const { browser, tab, battle, id } = await inBattle();
    await settle();
    await tab.close();
    const next = await campaignTab(browser.killed());
    await next.battles.open(battle);
    expect(await takeBackBattle(next)).toBe(true);
    expect(shownCampaign(next)).toMatchObject({ id, length: 1 });
    expect(await next.battles.open(battle)).toEqual({ kind: 'absent' });
  });

  it('should change nothing where another tab writes the campaign', async () => {
    const { browser, tab, battle } = await inBattle();
    await tab.battles.close();
    const other = await campaignTab(browser);
    await other.battles.open(battle);
    expect(await takeBackBattle(other)).toBe(false);
    expect(shown(other.battles).id).toBe(battle);
    expect(commands(tab)).toEqual(['setClues', 'deploy']);
  });

  it('should keep the deployment where its battle cannot be put aside', async () => {
    const { browser, tab, battle } = await inBattle();
    await settle();
    browser.durable.commit = () => Promise.reject(new DOMException('off', 'AbortError'));
    browser.storage.room = 10;
    expect(await takeBackBattle(tab)).toBe(false);
    expect(commands(tab)).toEqual(['setClues', 'deploy']);
    expect(isLive(browser, battle)).toBe(true);
  });

  it('should never go past a closed book', async () => {
    const { tab } = await walking();
    tab.dispatch({ type: 'closeBook' });
    await tab.settled();
    expect([undoCampaignIn(tab), shownCampaign(tab).undoes]).toEqual([null, null]);
    tab.dispatch(setClues(7));
    expect([undoCampaignIn(tab), undoCampaignIn(tab)]).toEqual(['campaign', null]);
  });

  it('should bring a report back only while the battle still says the same', async () => {
    const { tab } = await walking();
    expect(undoCampaignIn(tab)).toBe('battle');
    expect(redoCampaignIn(tab)).toBe(true);
    undoCampaignIn(tab);
    tab.battles.undo();
    expect(redoCampaignIn(tab)).toBe(false);
    tab.battles.dispatch(setCounter('a', 6));
    tab.battles.dispatch(END);
    expect(redoCampaignIn(tab)).toBe(false);
    expect(await takeReport(tab)).toBeNull();
    expect(shownCampaign(tab).state.scenario?.report?.turningPoints).toBe(6);
  });

  it('should begin the battle anew when its deployment is brought back', async () => {
    const { tab, battle } = await inBattle();
    tab.battles.undo();
    await takeBackBattle(tab);
    expect(redoCampaignIn(tab)).toBe(true);
    expect([shown(tab.battles).id, shownCampaign(tab).battle]).toEqual([battle, 'inPlay']);
  });
});

describe('the timeline', () => {
  const told = async (tab: CampaignSession) =>
    (await timelineOf(tab)).map(({ of, entry, fixed }) => `${of}.${entry.command.type}${fixed ? ' fixed' : ''}`);

  it('should tell the entries of the battle in their place', async () => {
    const { tab } = await inBattle();
    tab.battles.dispatch(setCounter('a', 4));
    tab.dispatch({ type: 'rename', name: 'Ash Vigil' });
    tab.battles.dispatch(END);
    await takeReport(tab);
    tab.dispatch(setClues(2));
    expect(await told(tab)).toEqual([
      'campaign.setClues',
      'campaign.deploy',
      'battle.startBattle',
      'battle.setCounter',
      'campaign.rename',
      'battle.endBattle',
      'campaign.report',
      'campaign.setClues',
    ]);
  });

  it('should fix what lies before a closed book, and leave its battle out', async () => {
    const { tab } = await walking();
    tab.dispatch({ type: 'closeBook' });
    await tab.settled();
    tab.dispatch(setClues(2));
    expect(await told(tab)).toEqual([
      'campaign.setClues fixed',
      'campaign.deploy fixed',
      'campaign.report fixed',
      'campaign.closeBook fixed',
      'campaign.setClues',
    ]);
    const [first] = await timelineOf(tab);
    expect(first === undefined ? '' : await undoTo(tab, first)).toBeNull();
    expect(commands(tab)).toHaveLength(5);
  });

  it.each([
    { to: 'campaign.setClues', where: 'campaign', left: 1, battle: null },
    { to: 'battle.setCounter', where: 'battle', left: 2, battle: 2 },
    { to: 'campaign.report', where: 'campaign', left: 3, battle: 3 },
  ])('should be gone back in to $to', async ({ to, where, left, battle }) => {
    const { tab } = await walking();
    tab.dispatch({ type: 'rename', name: 'Ash Vigil' });
    const entry = (await timelineOf(tab)).find((one) => `${one.of}.${one.entry.command.type}` === to);
    if (entry === undefined) throw new Error(to);
    expect(await undoTo(tab, entry)).toBe(where);
    expect(shownCampaign(tab).length).toBe(left);
    expect(killTeamIn(tab.battles.ports.store.getState().battle)?.length ?? null).toBe(battle);
  });
});
