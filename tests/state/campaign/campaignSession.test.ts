import { describe, expect, it } from 'vitest';
import { refreshBattlesIn } from '../../../src/state/battle/battles.ts';
import { deploy } from '../../../src/state/campaign/campaignBattle.ts';
import { CampaignSession } from '../../../src/state/campaign/campaignSession.ts';
import { exportPlay } from '../../../src/state/log/exportPlay.ts';
import { discardStored } from '../../../src/state/library/library.ts';
import { bringLog } from '../../../src/state/library/merge.ts';
import { campaignNaming } from '../../../src/state/library/naming.ts';
import { FakeBrowser, settle, startSmall } from '../../support/fakeBrowser.ts';
import { setCounter, smallSetup } from '../../support/smallBattle.ts';
import {
  campaignTab,
  deployed,
  setClues,
  shownCampaign,
  smallFounding,
  smallPlan,
} from '../../support/smallCampaign.ts';
import { CAMPAIGN_NOW } from '../../support/versions.ts';

const OFF = new DOMException('off', 'SecurityError');

/** A browser whose tab was closed after some commands in a new campaign. */
async function kept(commands = 3) {
  const browser = new FakeBrowser();
  const tab = await campaignTab(browser);
  const id = tab.found(smallFounding);
  for (let n = 1; n <= commands; n += 1) tab.dispatch(setClues(n));
  await settle();
  return { browser: browser.killed(), id };
}
const tailOf = (id: string) => `retinue/campaign/${id}/v${CAMPAIGN_NOW}/tail`;

describe('a campaign', () => {
  it('should be found as it was left, undone entries too', async () => {
    const { browser, id } = await kept();
    const tab = await campaignTab(browser);
    expect(await tab.openStored(id)).toEqual({ kind: 'opened' });
    expect(shownCampaign(tab)).toMatchObject({
      id,
      length: 3,
      undoes: setClues(3),
      state: { clues: 3 },
      battle: 'none',
    });
    tab.campaigns.undo();
    await settle();
    const next = await campaignTab(browser.killed());
    await next.openStored(id);
    expect(shownCampaign(next)).toMatchObject({ length: 2, redoes: setClues(3), state: { clues: 2 } });
    expect(next.campaigns.redo()).toBe(true);
    expect(shownCampaign(next).entries()).toHaveLength(3);
  });

  it('should keep 250 entries in chunks and checkpoints of its own folder', async () => {
    const { browser, id } = await kept(250);
    const names = [...browser.storage.texts.keys()].map((key) => key.replace(`retinue/campaign/${id}/`, ''));
    expect(new Set(names)).toEqual(
      new Set([
        'summary',
        'writer',
        `v${CAMPAIGN_NOW}/setup`,
        `v${CAMPAIGN_NOW}/tail`,
        `v${CAMPAIGN_NOW}/chunk/0.101`,
        `v${CAMPAIGN_NOW}/chunk/1.201`,
        `v${CAMPAIGN_NOW}/checkpoint/200.200`,
      ]),
    );
    const tab = await campaignTab(browser);
    await tab.openStored(id);
    expect(shownCampaign(tab)).toMatchObject({ length: 250, state: { clues: 250 } });
  });

  it('should stand beside a battle, each with its own copies, also with the same id', async () => {
    const { browser, id } = await kept();
    const tab = await campaignTab(browser);
    tab.battles.start(smallSetup(), { title: 'x', ruleset: { id: 'acolyte', version: '1' }, packs: [] }, id);
    tab.battles.dispatch(setCounter('a', 7));
    await tab.openStored(id);
    tab.dispatch(setClues(8));
    await settle();
    const { campaign } = tab.battles.ports.store.getState();
    expect([tab.battles.play?.state.counters, campaign?.state.clues]).toEqual([{ a: 7 }, 8]);
    expect(await discardStored(tab.battles.ports, id)).toBe(true);
    const next = await campaignTab(browser.killed());
    expect(await next.openStored(id)).toEqual({ kind: 'opened' });
    expect(await next.battles.open(id)).toEqual({ kind: 'absent' });
  });

  it('should be listed with its figures, from either store', async () => {
    const { browser, id } = await kept();
    const tab = await campaignTab(browser);
    const listed = async () => {
      await refreshBattlesIn(tab.battles.ports);
      return tab.battles.ports.store.getState().campaigns;
    };
    const row = {
      id,
      name: 'The Carrow Ledger',
      scenarios: 0,
      operatives: 0,
      scars: 0,
      players: ['Ana'],
      inBattle: null,
    };
    expect(await listed()).toMatchObject([{ ...row, readable: true }]);
    browser.storage.texts.clear();
    expect(await listed()).toMatchObject([{ ...row, readable: true }]);
    browser.storage.texts.set(tailOf('other'), '{');
    expect(await listed()).toMatchObject([{ id }, { id: 'other', readable: false }]);
    expect(tab.battles.ports.store.getState().battles).toEqual([]);
  });

  it('should not be shown or changed before its contents are here', async () => {
    const { browser, id } = await kept();
    const { rules, campaigns } = await campaignTab(browser);
    const { store, storage, durable, tabs, now, sign } = campaigns.ports;
    let arrive = (): void => undefined;
    const waits = new CampaignSession({
      rules,
      battles: new FakeBrowser().tab(),
      load: () => new Promise((_resolve, reject) => (arrive = () => reject(new Error('offline')))),
      stores: { store, storage, durable, tabs, now, sign },
    });
    waits.found(smallFounding);
    expect(waits.dispatch(setClues(1))).toEqual({ code: 'loading', params: {} });
    arrive();
    await settle();
    expect([store.getState().campaign, waits.open.journal.length]).toEqual([null, 0]);
    expect(id).not.toBe(waits.open.meta.id);
  });

  it('should go to another browser as a file, and be known there the second time', async () => {
    const { browser, id } = await kept();
    const tab = await campaignTab(browser);
    await tab.openStored(id);
    const { text, fileName } = exportPlay(tab.open);
    expect(fileName).toMatch(/^retinue-the-carrow-ledger-\d{4}-\d\d-\d\d\.json$/);
    const other = await campaignTab(new FakeBrowser());
    const bring = (file: string) => bringLog(other.campaigns, campaignNaming, file);
    const brought = { subject: { kind: 'campaign', id }, title: 'The Carrow Ledger' };
    expect(await bring(text)).toEqual({ kind: 'here', ...brought });
    expect(await bring(text)).toEqual({ kind: 'same', ...brought });
    await other.openStored(id);
    expect(shownCampaign(other)).toMatchObject({ length: 3, state: { clues: 3 } });
    const battle = await campaignTab(new FakeBrowser());
    startSmall(battle.battles);
    const { play } = battle.battles;
    expect(await bring(play === null ? '' : exportPlay(play).text)).toMatchObject({
      kind: 'refused',
      problems: [{ path: 'format', message: 'expected "campaign"' }],
    });
  });
});

describe('faults', () => {
  it('should go on in memory where the store is full in the middle of it all, say so, and store everything later', async () => {
    const { browser, id } = await kept();
    const tab = await campaignTab(browser);
    await tab.openStored(id);
    browser.durable.fault = OFF;
    browser.storage.room = [...browser.storage.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 60);
    const long = 'x'.repeat(300);
    expect(tab.dispatch({ type: 'rename', name: long })).toBeNull();
    for (const n of [7, 8]) expect(tab.dispatch(setClues(n))).toBeNull();
    await settle();
    expect(shownCampaign(tab)).toMatchObject({ length: 6, save: { kind: 'unsaved', cause: 'full' } });
    const before = await campaignTab(browser.killed());
    await before.openStored(id);
    expect(shownCampaign(before)).toMatchObject({ length: 3, state: { clues: 3 } });
    browser.storage.room = Number.POSITIVE_INFINITY;
    tab.dispatch(setClues(9));
    const after = await campaignTab(browser.killed());
    await after.openStored(id);
    expect(shownCampaign(after)).toMatchObject({ length: 7, state: { clues: 9, name: long } });
  });

  it('should come back from the second copy after the first store was wiped, and be whole there again', async () => {
    const { browser, id } = await kept();
    browser.storage.texts.clear();
    const tab = await campaignTab(browser);
    expect(await tab.openStored(id)).toEqual({ kind: 'opened' });
    tab.dispatch(setClues(9));
    await settle();
    browser.durable.texts.clear();
    const next = await campaignTab(browser.killed());
    await next.openStored(id);
    expect(shownCampaign(next)).toMatchObject({ length: 4, state: { clues: 9 } });
  });

  it('should put a spoiled save aside and go on with the second copy', async () => {
    const { browser, id } = await kept();
    browser.storage.texts.set(tailOf(id), '{"format"');
    const tab = await campaignTab(browser);
    expect(await tab.openStored(id)).toEqual({ kind: 'opened' });
    expect(shownCampaign(tab).length).toBe(3);
    const [aside] = await tab.campaigns.listQuarantine();
    expect([aside?.why, JSON.parse(aside?.text ?? '')[tailOf(id)]]).toEqual(['unreadable', '{"format"']);
    browser.durable.texts.clear();
    const next = await campaignTab(browser.killed());
    await next.openStored(id);
    expect(shownCampaign(next).length).toBe(3);
  });

  it('should not touch what a newer app wrote', async () => {
    const { browser, id } = await kept();
    browser.storage.texts.set(`retinue/campaign/${id}/v5/tail`, '{"from":"tomorrow"}');
    const before = new Map([...browser.storage.texts, ...browser.durable.texts]);
    const tab = await campaignTab(browser);
    expect(await tab.openStored(id)).toMatchObject({
      kind: 'newer',
      version: 5,
      raw: expect.stringContaining('tomorrow'),
    });
    expect(new Map([...browser.storage.texts, ...browser.durable.texts])).toEqual(before);
    expect(tab.campaigns.ports.store.getState().campaign).toBeNull();
  });

  it('should be written by one tab, followed by the other, and taken over', async () => {
    const browser = new FakeBrowser();
    const [first, second] = [await campaignTab(browser), await campaignTab(browser)];
    const id = first.found(smallFounding);
    first.dispatch(setClues(1));
    await settle();
    await second.openStored(id);
    expect(shownCampaign(second).save).toEqual({ kind: 'readOnly', cause: 'otherTab' });
    expect(second.dispatch(setClues(5))).toEqual({ code: 'readOnly', params: {} });
    first.dispatch(setClues(2));
    expect(shownCampaign(second)).toMatchObject({ length: 2, state: { clues: 2 } });
    expect(await second.campaigns.takeOver()).toBe(true);
    expect(second.dispatch(setClues(3))).toBeNull();
    expect(first.dispatch(setClues(9))).toMatchObject({ code: 'readOnly' });
    expect(shownCampaign(first)).toMatchObject({ length: 3, state: { clues: 3 }, save: { kind: 'readOnly' } });
  });

  it('should show in a tab that only reads how the battle stands that another one plays', async () => {
    const browser = new FakeBrowser();
    const [first, second] = [await campaignTab(browser), await campaignTab(browser)];
    const id = first.found(smallFounding);
    await settle();
    await second.openStored(id);
    deployed(deploy(first, smallPlan));
    await settle();
    expect(shownCampaign(second)).toMatchObject({ battle: 'inPlay', save: { kind: 'readOnly' } });
  });
});
