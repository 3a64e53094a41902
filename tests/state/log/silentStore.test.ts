import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../src/state/log/session.ts';
import { FakeBrowser, shown, startSmall } from '../../support/fakeBrowser.ts';
import { deploy } from '../../../src/state/campaign/campaignBattle.ts';
import { campaignTab, deployed, shownCampaign, smallFounding, smallPlan } from '../../support/smallCampaign.ts';
import { setCounter } from '../../support/smallBattle.ts';
import { asVersion0, BATTLE_NOW } from '../../support/versions.ts';
import type { KillTeamLog } from '../../../src/state/battle/killTeam.ts';

const ONE = { kind: 'once', in: 'first', lacks: 'silent' };
/** The longest that anybody waits for the second store, in ms. */
const MOST = 2_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

function count(tab: Session<KillTeamLog>, ...counts: readonly number[]): void {
  for (const n of counts) expect(tab.dispatch(setCounter('a', n))).toBeNull();
}

/** A browser whose battle has these counts in its log in both stores, and in its second store those as well. */
async function browserWith(counts: readonly number[], unseen: readonly number[] = []) {
  const browser = new FakeBrowser();
  const tab = browser.tab();
  const id = startSmall(tab);
  count(tab, ...counts);
  await wait();
  const live = new Map(browser.storage.texts);
  count(tab, ...unseen);
  await wait();
  const after = browser.killed();
  after.storage.texts.clear();
  for (const [key, text] of live) after.storage.texts.set(key, text);
  return { browser: after, id };
}

async function openIn(browser: FakeBrowser, id: string): Promise<Session<KillTeamLog>> {
  const tab = browser.tab();
  const opening = tab.open(id);
  await wait(MOST);
  expect(await opening).toEqual({ kind: 'opened' });
  return tab;
}

const logOf = (tab: Session<KillTeamLog>) =>
  tab.entriesBetween(1, 99).map(({ command }) => (command.type === 'setCounter' ? command.to : 0));
const counterOf = (tab: Session<KillTeamLog>) => shown(tab).state.counters['a'];
const keptBy = async (tab: Session<KillTeamLog>) =>
  (await tab.listQuarantine()).map(({ why, text }) => ({ why, text }));

describe('a second store that does not answer', () => {
  it('should not keep a battle from being opened and played that the first store has whole', async () => {
    const { browser, id } = await browserWith([1, 2]);
    const before = new Map(browser.durable.texts);
    browser.durable.fallSilent();
    const tab = await openIn(browser, id);
    expect(shown(tab)).toMatchObject({ length: 2, save: ONE });
    count(tab, 3);
    expect(shown(tab)).toMatchObject({ length: 3, save: ONE });
    expect(browser.durable.texts).toEqual(before);
    const next = await openIn(browser.killed(), id);
    expect(shown(next)).toMatchObject({ length: 3, save: { kind: 'saved' } });
  });

  it('should be said of a battle that has just begun, until it answers', async () => {
    const browser = new FakeBrowser();
    const answer = browser.durable.fallSilent();
    const tab = browser.tab();
    startSmall(tab);
    count(tab, 1);
    await wait(MOST);
    expect(shown(tab).save).toEqual(ONE);
    count(tab, 2);
    expect(shown(tab).save).toEqual({ kind: 'writing', first: null });
    await wait(MOST);
    expect(shown(tab).save).toEqual(ONE);
    answer();
    await wait();
    expect(shown(tab).save).toEqual({ kind: 'saved' });
  });

  it('should not keep the next battle from being opened after one that is finished', async () => {
    const { browser, id } = await browserWith([1]);
    const tab = browser.tab();
    browser.durable.fallSilent();
    startSmall(tab);
    expect(tab.dispatch({ type: 'endBattle', reason: 'ended' })).toBeNull();
    const opening = tab.open(id);
    await wait(2 * MOST);
    expect(await opening).toEqual({ kind: 'opened' });
    expect(shown(tab).length).toBe(1);
  });

  it('should be said when the first store has no battle that can be read, which is opened once it answers', async () => {
    const { browser, id } = await browserWith([1]);
    browser.storage.texts.clear();
    const answer = browser.durable.fallSilent();
    const tab = browser.tab();
    const opening = tab.open(id);
    await wait(MOST);
    const outcome = await opening;
    expect(outcome).toMatchObject({ kind: 'silent', raw: null });
    expect(tab.play).toBeNull();
    answer();
    if (outcome.kind === 'silent') await outcome.answered;
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
    expect(shown(tab).length).toBe(1);
  });

  it('should be said of a battle whose first copy cannot be read, of which nothing is removed or put aside', async () => {
    const { browser, id } = await browserWith([1]);
    for (const key of browser.storage.texts.keys())
      if (key.startsWith(`retinue/battle/${id}/`)) browser.storage.texts.set(key, 'no save');
    const before = new Map(browser.storage.texts);
    const answer = browser.durable.fallSilent();
    const tab = browser.tab();
    const opening = tab.open(id);
    await wait(MOST);
    expect(await opening).toMatchObject({ kind: 'silent', raw: expect.stringContaining('no save') });
    expect([...browser.storage.texts]).toEqual([...before]);
    answer();
    await wait();
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
    expect(shown(tab).length).toBe(1);
  });

  it('should let another battle be opened while it is silent on one', async () => {
    const { browser, id } = await browserWith([1]);
    browser.durable.fallSilent();
    const tab = browser.tab();
    const opening = tab.open('nowhere');
    await wait(MOST);
    expect(await opening).toMatchObject({ kind: 'silent', raw: null });
    const next = tab.open(id);
    await wait(MOST);
    expect(await next).toEqual({ kind: 'opened' });
  });

  it('should not keep a battle of an older version from being opened', async () => {
    const { browser, id } = await browserWith([1]);
    const texts = [...browser.storage.texts];
    browser.storage.texts.clear();
    for (const [key, text] of asVersion0(new Map(texts))) browser.storage.texts.set(key, text);
    browser.durable.fallSilent();
    const opening = browser.tab().open(id);
    await wait(3 * MOST);
    expect(await opening).toEqual({ kind: 'opened' });
    expect([...browser.storage.texts.keys()].some((key) => key.includes('quarantine'))).toBe(true);
  });
});

describe('a campaign whose second store does not answer', () => {
  it('should be opened, and find the battles of that store when it answers', async () => {
    const browser = new FakeBrowser();
    const tab = await campaignTab(browser);
    const id = tab.found(smallFounding);
    const battle = deployed(deploy(tab, smallPlan));
    tab.battles.dispatch({ type: 'endBattle', reason: 'ended' });
    await wait();
    const after = browser.killed();
    for (const key of after.storage.texts.keys())
      if (key.startsWith(`retinue/battle/${battle}/`)) after.storage.texts.delete(key);
    const next = await campaignTab(after);
    const answer = after.durable.fallSilent();
    const opening = next.openStored(id);
    await wait(2 * MOST);
    expect(await opening).toEqual({ kind: 'opened' });
    expect(shownCampaign(next)).toMatchObject({ battle: 'missing', save: ONE });
    answer();
    await wait();
    expect(shownCampaign(next)).toMatchObject({ battle: 'over', save: { kind: 'saved' } });
  });
});

describe('a second store that answers late', () => {
  it('should be taken when it is newer and nothing was done since', async () => {
    const { browser, id } = await browserWith([1, 2], [3, 4]);
    const answer = browser.durable.fallSilent();
    const tab = await openIn(browser, id);
    expect(counterOf(tab)).toBe(2);
    answer();
    await wait();
    expect(shown(tab)).toMatchObject({ length: 4, save: { kind: 'saved' } });
    count(tab, 5);
    await wait();
    const after = browser.killed();
    after.durable.texts.clear();
    expect(logOf(await openIn(after, id))).toEqual([1, 2, 3, 4, 5]);
  });

  it('should be put aside whole, before it is written over, when something else was done since', async () => {
    const { browser, id } = await browserWith([1, 2], [3, 4]);
    const unseen = browser.durable.texts.get(`battle/${id}/change/0000000004`) ?? '';
    const answer = browser.durable.fallSilent();
    const tab = await openIn(browser, id);
    count(tab, 7);
    answer();
    await wait();
    expect(logOf(tab)).toEqual([1, 2, 7]);
    expect(shown(tab).save).toEqual({ kind: 'parted' });
    const [kept, ...more] = await keptBy(tab);
    expect([kept?.why, more]).toEqual(['replaced', []]);
    expect(JSON.parse(kept?.text ?? '')[`battle/${id}/change/0000000004`]).toBe(unseen);
    count(tab, 8);
    await wait();
    for (const cleared of ['storage', 'durable'] as const) {
      const after = browser.killed();
      after[cleared].texts.clear();
      expect(logOf(await openIn(after, id))).toEqual([1, 2, 7, 8]);
    }
  });

  it('should be left as it is when it cannot be put aside', async () => {
    const { browser, id } = await browserWith([1, 2], [3, 4]);
    const answer = browser.durable.fallSilent();
    const tab = await openIn(browser, id);
    count(tab, 7);
    const before = new Map(browser.durable.texts);
    browser.storage.room = 10;
    answer();
    browser.durable.commit = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await wait(MOST);
    expect(browser.durable.texts).toEqual(before);
    expect(shown(tab).save).toMatchObject({ kind: 'once', in: 'first' });
  });

  it('should be brought up to date, and nothing put aside, when it was only behind', async () => {
    const { browser, id } = await browserWith([1, 2]);
    const answer = browser.durable.fallSilent();
    const tab = await openIn(browser, id);
    count(tab, 3);
    answer();
    await wait();
    expect(shown(tab).save).toEqual({ kind: 'saved' });
    expect(await keptBy(tab)).toEqual([]);
    const after = browser.killed();
    after.storage.texts.clear();
    expect(logOf(await openIn(after, id))).toEqual([1, 2, 3]);
  });

  it('should not be written over when a newer app wrote it', async () => {
    const { browser, id } = await browserWith([1, 2]);
    const base = `battle/${id}/base`;
    browser.durable.texts.set(
      base,
      (browser.durable.texts.get(base) ?? '').replace(`"version":${BATTLE_NOW}`, '"version":94'),
    );
    const before = new Map(browser.durable.texts);
    const answer = browser.durable.fallSilent();
    const tab = await openIn(browser, id);
    count(tab, 3);
    answer();
    await wait();
    count(tab, 4);
    await wait();
    expect(browser.durable.texts).toEqual(before);
    expect(shown(tab).save).toEqual(ONE);
  });

  it.each([
    ['fewer', [7], [1, 2, 3, 4]],
    ['as many', [7, 8], [1, 2, 7, 8]],
    ['more', [7, 8, 9], [1, 2, 7, 8, 9]],
  ] as const)(
    'should lose neither state when %s steps were done meanwhile and the tab died',
    async (_how, done, wins) => {
      const { browser, id } = await browserWith([1, 2], [3, 4]);
      browser.durable.fallSilent();
      count(await openIn(browser, id), ...done);
      const next = browser.killed();
      const tab = await openIn(next, id);
      await wait();
      expect(logOf(tab)).toEqual(wins);
      expect(shown(tab).save).toEqual({ kind: 'parted' });
      const kept = await keptBy(tab);
      expect(kept.map(({ why }) => why)).toEqual(['replaced']);
      const lost = wins[2] === 3 ? '"to":7' : '"to":4';
      expect(kept[0]?.text.replaceAll('\\', '')).toContain(lost);
      count(tab, 10);
      await wait();
      for (const cleared of ['storage', 'durable'] as const) {
        const after = next.killed();
        after[cleared].texts.clear();
        expect(logOf(await openIn(after, id))).toEqual([...wins, 10]);
      }
      expect(shown(await openIn(next.killed(), id)).save).toEqual({ kind: 'saved' });
    },
  );
});
