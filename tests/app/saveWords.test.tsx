import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SaveNotice } from '../../src/app/SaveNotice.tsx';
import type { KillTeamLog } from '../../src/state/battle/killTeam.ts';
import { createApp } from '../../src/state/base/app.ts';
import { AppContext } from '../../src/state/base/useApp.ts';
import type { Session } from '../../src/state/log/session.ts';
import { fetchWords } from '../../src/words/catalogues.ts';
import { saveSentence } from '../../src/words/saveSentence.ts';
import { FakeBrowser, shown, startSmall } from '../support/fakeBrowser.ts';
import { setCounter } from '../support/smallBattle.ts';

const words = await fetchWords('battle', 'en');
await fetchWords('saving', 'en');

/** The longest that anybody waits for the second store, in ms. */
const MOST = 2_000;
const OFF = new DOMException('off', 'SecurityError');
const FULL = new DOMException('full', 'QuotaExceededError');
const BROKEN = new Error('broken');

const TWO = 'Saved, two copies';
const FIRST = 'Saved, one copy: the second place took none';
const SILENT = 'Saved, one copy: the second place does not answer';
const SECOND = 'Saved, one copy: the first place took none';
const NONE = 'Not saved, play goes on. Export';
const KEEPS_NOTHING = 'This browser keeps nothing. Export before you close it.';
const IS_FULL = 'Storage is full. Nothing is lost yet.';
const GOES_ON = 'Not saved, play goes on';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const count = (tab: Session<KillTeamLog>, n: number) => expect(tab.dispatch(setCounter('a', n))).toBeNull();
const countIn = (tab: Session<KillTeamLog>) => shown(tab).state.counters['a'];

/** The words of the glyph, and of the notice beside it; null: there is none. */
function said(tab: Session<KillTeamLog>): readonly [string, string | null] {
  const { save } = shown(tab);
  const app = createApp(new FakeBrowser().ports());
  app.store.setState({ ...tab.ports.store.getState(), save });
  const page = render(
    <AppContext value={app}>
      <SaveNotice />
    </AppContext>,
  );
  const notice = screen.queryByRole('status')?.querySelector('p, span')?.textContent ?? page.container.textContent;
  page.unmount();
  return [saveSentence(words, save), notice === '' ? null : notice];
}

/** What befalls the stores of a browser. */
type Befalls = (browser: FakeBrowser) => void;

const firstThrows =
  (fault: Error): Befalls =>
  ({ storage }) => {
    storage.fault = fault;
  };
const firstFull: Befalls = ({ storage }) => {
  storage.room = 10;
};
const secondThrows =
  (fault: Error): Befalls =>
  ({ durable }) => {
    durable.fault = fault;
  };
const secondFull: Befalls = ({ durable }) => {
  durable.commit = () => Promise.reject(FULL);
};
const secondHangs: Befalls = ({ durable }) => void durable.fallSilent();
const well: Befalls = () => undefined;

const CASES = [
  ['both work', well, well, TWO, null],
  ['the second throws', well, secondThrows(OFF), FIRST, FIRST],
  ['the second is broken', well, secondThrows(BROKEN), FIRST, FIRST],
  ['the second is full', well, secondFull, FIRST, FIRST],
  ['the second hangs', well, secondHangs, SILENT, SILENT],
  ['the first throws', firstThrows(OFF), well, SECOND, SECOND],
  ['the first is broken', firstThrows(BROKEN), well, SECOND, SECOND],
  ['the first is full', firstFull, well, SECOND, IS_FULL],
  ['both throw', firstThrows(OFF), secondThrows(OFF), NONE, KEEPS_NOTHING],
  ['both are broken', firstThrows(BROKEN), secondThrows(BROKEN), NONE, GOES_ON],
  ['both are full', firstFull, secondFull, NONE, IS_FULL],
  ['the first throws and the second hangs', firstThrows(OFF), secondHangs, NONE, KEEPS_NOTHING],
  ['the first is full and the second hangs', firstFull, secondHangs, NONE, IS_FULL],
] as const;

/** Whether a battle can be read from one of the stores. */
const canBeRead = (first: Befalls, second: Befalls): boolean =>
  second === well || (second === secondHangs && (first === well || first === firstFull));

/** How many copies each sentence promises, and in which store. */
const PROMISED: Readonly<Record<string, readonly ('storage' | 'durable')[]>> = {
  [TWO]: ['storage', 'durable'],
  [FIRST]: ['storage'],
  [SILENT]: ['storage'],
  [SECOND]: ['durable'],
  [NONE]: [],
};

/** The browser after a restart, in which only one of the two stores still has anything. */
function withOnly(browser: FakeBrowser, left: 'storage' | 'durable'): FakeBrowser {
  const next = browser.killed();
  next[left === 'storage' ? 'durable' : 'storage'].texts.clear();
  return next;
}

/** The count of a battle that is opened in a browser whose stores work; null: there is no such battle. */
async function reopened(browser: FakeBrowser, id: string): Promise<number | null> {
  const tab = browser.tab();
  const opening = tab.open(id);
  await wait(MOST);
  return (await opening).kind === 'opened' ? (countIn(tab) ?? null) : null;
}

describe('what is said of a save', () => {
  it.each(CASES)('should be so from the beginning: %s', async (_, first, second, glyph, notice) => {
    const browser = new FakeBrowser();
    first(browser);
    second(browser);
    const tab = browser.tab();
    const id = startSmall(tab);
    for (const n of [1, 2, 3]) count(tab, n);
    await wait(MOST);
    expect(said(tab)).toEqual([glyph, notice]);
    for (const store of ['storage', 'durable'] as const) {
      const kept = await reopened(withOnly(browser, store), id);
      expect(kept, store).toBe(PROMISED[glyph]?.includes(store) === true ? 3 : null);
    }
  });

  it.each(CASES)('should be so when it comes about in the middle: %s', async (_, first, second, glyph, notice) => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    const id = startSmall(tab);
    count(tab, 1);
    await wait();
    expect(said(tab)).toEqual([TWO, null]);
    first(browser);
    second(browser);
    for (const n of [2, 3]) count(tab, n);
    await wait(MOST);
    expect(said(tab)).toEqual([glyph, notice]);
    for (const store of ['storage', 'durable'] as const) {
      const kept = await reopened(withOnly(browser, store), id);
      if (PROMISED[glyph]?.includes(store) === true) expect(kept, store).toBe(3);
      else expect(kept, store).toBeLessThan(3);
    }
  });

  it.each(CASES.filter(([, first, second]) => canBeRead(first, second)))(
    'should be so of a battle that is opened: %s',
    async (_, first, second, glyph, notice) => {
      const begun = new FakeBrowser();
      const before = begun.tab();
      const id = startSmall(before);
      count(before, 1);
      await wait();
      const browser = begun.killed();
      first(browser);
      second(browser);
      const tab = browser.tab();
      const opening = tab.open(id);
      await wait(MOST);
      expect(await opening).toEqual({ kind: 'opened' });
      count(tab, 2);
      await wait(MOST);
      expect(said(tab)).toEqual([glyph, notice]);
    },
  );

  it('should be so again once a store takes what it refused', async () => {
    const browser = new FakeBrowser();
    browser.storage.fault = OFF;
    browser.durable.fault = OFF;
    const tab = browser.tab();
    const id = startSmall(tab);
    count(tab, 1);
    await wait(MOST);
    expect(said(tab)[0]).toBe(NONE);
    browser.storage.fault = null;
    browser.durable.fault = null;
    count(tab, 2);
    await wait();
    expect(said(tab)).toEqual([TWO, null]);
    expect(await reopened(withOnly(browser, 'storage'), id)).toBe(2);
    expect(await reopened(withOnly(browser, 'durable'), id)).toBe(2);
  });
});

describe('a store that is wiped', () => {
  it.each(['storage', 'durable'] as const)('should be filled again when a battle is opened: %s', async (wiped) => {
    const begun = new FakeBrowser();
    const before = begun.tab();
    const id = startSmall(before);
    for (const n of [1, 2]) count(before, n);
    await wait();
    const browser = begun.killed();
    browser[wiped].texts.clear();
    const tab = browser.tab();
    const opening = tab.open(id);
    await wait(MOST);
    expect(await opening).toEqual({ kind: 'opened' });
    expect([countIn(tab), ...said(tab)]).toEqual([2, TWO, null]);
    expect(await reopened(withOnly(browser, wiped), id)).toBe(2);
  });

  it.each(['storage', 'durable'] as const)('should be filled again by the next tap: %s', async (wiped) => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    const id = startSmall(tab);
    for (const n of [1, 2]) count(tab, n);
    await wait();
    browser[wiped].texts.clear();
    for (const n of [3, 4]) {
      count(tab, n);
      await wait();
      expect(said(tab)).toEqual([TWO, null]);
      expect(await reopened(withOnly(browser, wiped), id)).toBe(n);
    }
  });

  it('should leave nothing when both are wiped', async () => {
    const browser = new FakeBrowser();
    const id = startSmall(browser.tab());
    await wait();
    const after = browser.killed();
    after.storage.texts.clear();
    after.durable.texts.clear();
    expect(await reopened(after, id)).toBeNull();
  });
});
