import { describe, expect, it } from 'vitest';
import { type Subject, keepCopy, listCopies, readCopy } from '../../../src/persistence/backupRing.ts';
import { listAside } from '../../../src/persistence/quarantine.ts';
import { BackupClock } from '../../../src/state/library/backups.ts';
import { copierOf } from '../../../src/state/library/copierOf.ts';
import { deleteStored, discardStored } from '../../../src/state/library/library.ts';
import { exportPlay } from '../../../src/state/log/exportPlay.ts';
import { lostSavesIn } from '../../../src/state/library/lostSaves.ts';
import { newestCopy, restoreCopy } from '../../../src/state/library/restore.ts';
import type { Session } from '../../../src/state/log/session.ts';
import type { Shelves } from '../../../src/state/library/shelves.ts';
import { asAny, FakeBrowser, settle, shown, startSmall } from '../../support/fakeBrowser.ts';
import { setCounter, smallMeta, smallSetup } from '../../support/smallBattle.ts';
import { campaignTab, setClues, shownCampaign, smallFounding, smallPlan } from '../../support/smallCampaign.ts';
import { asVersion0, BATTLE_NOW } from '../../support/versions.ts';
import type { KillTeamLog } from '../../../src/state/battle/killTeam.ts';

const OFF = new DOMException('off', 'SecurityError');

/** A browser whose saves are copied at once, and the shelves of one of its tabs. */
async function kept(browser = new FakeBrowser()) {
  const now = () => new Date().toISOString();
  const clock = new BackupClock({ durable: browser.durable, now, soon: (task) => task() });
  browser.copier = copierOf(clock);
  const campaigns = await campaignTab(browser);
  const packs = () => Promise.reject(new Error('no packs'));
  const shelves: Shelves = {
    battles: asAny(campaigns.battles),
    campaigns: () => Promise.resolve(campaigns),
    keeper: clock,
    packs,
  };
  return { browser, clock, campaigns, shelves, tab: campaigns.battles };
}

/** Plays a battle up to a counter of 3, copied there, and on to 5. */
async function played() {
  const here = await kept();
  const id = startSmall(here.tab);
  for (const n of [1, 2, 3]) here.tab.dispatch(setCounter('a', n));
  await settle();
  await here.clock.flush();
  for (const n of [4, 5]) here.tab.dispatch(setCounter('a', n));
  await settle();
  return { ...here, id, subject: { kind: 'battle', id } as const };
}

const texts = ({ durable }: FakeBrowser, prefix: string) =>
  [...durable.texts].filter(([key]) => key.startsWith(prefix));

function wipe({ storage, durable }: FakeBrowser, alsoSecond: boolean): void {
  storage.texts.clear();
  if (!alsoSecond) return;
  for (const key of durable.texts.keys()) if (!key.startsWith('ring')) durable.texts.delete(key);
}

const countersOf = (tab: Session<KillTeamLog>) => shown(tab).state.counters;

async function newestOf(browser: FakeBrowser, subject: Subject, counter: number) {
  const copies = await listCopies(browser.durable, subject);
  for (const copy of copies)
    if ((await readCopy(browser.durable, copy.key))?.includes(`"to":${counter}`) === true) return copy;
  throw new Error('no such copy');
}

describe('copies', () => {
  it('should be made of battles as they are saved, with their figures', async () => {
    const { browser, subject } = await played();
    const copies = await listCopies(browser.durable, subject);
    expect(copies.length).toBeGreaterThan(0);
    expect(copies[0]).toMatchObject({ title: 'A night', line: { turningPoint: 1 } });
  });

  it('should be made of campaigns, and at the closing of a book as a milestone', async () => {
    const { browser, campaigns, clock } = await kept();
    const id = campaigns.found(smallFounding);
    campaigns.dispatch(setClues(2));
    campaigns.dispatch({ type: 'rename', name: 'The Long Ledger' });
    await settle();
    await clock.flush();
    expect((await listCopies(browser.durable, { kind: 'campaign', id }))[0]).toMatchObject({
      title: 'The Long Ledger',
      line: { entries: 2, scenarios: 0, slain: 0, days: 1 },
    });
    campaigns.dispatch({ type: 'deploy', battle: 'b9', ...smallPlan });
    campaigns.dispatch({ type: 'closeBook' });
    await settle();
    const [newest] = await listCopies(browser.durable, { kind: 'campaign', id });
    expect(newest).toMatchObject({ why: 'milestone', line: { entries: 4, scenarios: 1 } });
  });

  it('should be made of a save of an older version before it is written in this one', async () => {
    const { browser: now, id, subject } = await played();
    const old = new FakeBrowser();
    for (const [key, text] of asVersion0(now.storage.texts)) old.storage.texts.set(key, text);
    const { browser, tab, shelves, clock } = await kept(old);
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
    await clock.flush();
    const [copy] = await listCopies(browser.durable, subject);
    expect(copy).toMatchObject({ why: 'before', line: { entries: 5 } });
    expect(await readCopy(browser.durable, copy?.key ?? '')).toContain('"version":0');
    tab.dispatch(setCounter('a', 9));
    expect(await restoreCopy(shelves, browser.durable, copy?.key ?? '')).toBe('restored');
    await tab.open(id);
    expect(countersOf(tab)).toEqual({ a: 5 });
  });

  it('should be made of nothing that was removed on purpose', async () => {
    const { browser, tab, id, clock } = await played();
    await tab.close();
    await discardStored(tab.ports, id);
    await clock.flush();
    expect(await listCopies(browser.durable, { kind: 'battle', id })).not.toEqual([]);
    expect(await lostSavesIn(browser.storage, browser.durable)).toEqual([]);
  });
});

describe('restoring a copy', () => {
  it('should put it in the place of the open battle, and keep that one twice', async () => {
    const { browser, tab, id, subject, shelves } = await played();
    const before = tab.play === null ? '' : exportPlay(tab.play).text;
    const copy = await newestOf(browser, subject, 3);
    expect(await restoreCopy(shelves, browser.durable, copy.key)).toBe('restored');
    expect(tab.play).toBeNull();
    await tab.open(id);
    expect(countersOf(tab)).toEqual({ a: copy.line['entries'] });
    const kinds = (await listAside(tab.ports)).map(({ why, text }) => [why, text === before]);
    expect(kinds).toEqual([['replaced', true]]);
    const ring = await listCopies(browser.durable, subject);
    const copied = await Promise.all(ring.map(({ key }) => readCopy(browser.durable, key)));
    expect(copied[ring.findIndex(({ why }) => why === 'before')]).toBe(before);
  });

  it('should count more than what both stores had, also after a kill, and play on', async () => {
    const { browser, id, subject, shelves } = await played();
    const copy = await newestOf(browser, subject, 3);
    await restoreCopy(shelves, browser.durable, copy.key);
    const next = browser.killed();
    const tab = next.tab();
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
    expect(countersOf(tab)['a']).toBeLessThan(5);
    tab.dispatch(setCounter('a', 9));
    await settle();
    const last = next.killed();
    last.storage.texts.clear();
    const after = last.tab();
    await after.open(id);
    expect(countersOf(after)).toEqual({ a: 9 });
  });

  it('should win over a second copy that could not be replaced', async () => {
    const { browser, id, subject, shelves } = await played();
    const copy = await newestOf(browser, subject, 3);
    const { commit } = browser.durable;
    browser.durable.commit = (change) =>
      (change.put ?? []).some(([key]) => key.endsWith('/base')) ? Promise.reject(OFF) : commit(change);
    expect(await restoreCopy(shelves, browser.durable, copy.key)).toBe('restored');
    const tab = browser.killed().tab();
    await tab.open(id);
    expect(countersOf(tab)).toEqual({ a: copy.line['entries'] });
  });

  it('should make a corrupted save readable again and keep the corrupted texts', async () => {
    const { browser, id, subject, tab, shelves, clock } = await played();
    await tab.close();
    browser.storage.texts.set(`retinue/battle/${id}/v${BATTLE_NOW}/tail`, '{"format"');
    for (const [key] of texts(browser, `battle/${id}/`)) browser.durable.texts.set(key, '{');
    expect((await tab.open(id)).kind).toBe('unreadable');
    await clock.flush();
    const copy = await newestCopy(shelves, browser.durable, subject);
    expect(copy).not.toBeNull();
    expect(await restoreCopy(shelves, browser.durable, copy?.key ?? '')).toBe('restored');
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
    const aside = (await listAside(tab.ports)).map(({ text }) => text).join(' ');
    expect(aside).toContain('{\\"format\\"');
  });

  it('should pass over copies that cannot be read, and find none where all are broken', async () => {
    const { browser, subject, shelves } = await played();
    const [newest] = await listCopies(browser.durable, subject);
    await keepCopy({ durable: browser.durable, now: () => '2099-01-01T00:00:00.000Z' }, subject, 'time', {
      text: '{"half":',
      revision: 99,
      title: '',
      line: {},
    });
    expect((await newestCopy(shelves, browser.durable, subject))?.key).toBe(newest?.key);
    for (const [key] of texts(browser, 'ring/')) browser.durable.texts.set(key, '[]');
    expect(await newestCopy(shelves, browser.durable, subject)).toBeNull();
    expect(await restoreCopy(shelves, browser.durable, newest?.key ?? '')).toBe('unreadable');
    expect(await restoreCopy(shelves, browser.durable, 'picture/x')).toBe('unreadable');
  });

  it('should replace nothing that could not be kept before', async () => {
    const { browser, tab, id, subject, shelves } = await played();
    const copy = await newestOf(browser, subject, 3);
    const text = await readCopy(browser.durable, copy.key);
    browser.durable.commit = () => Promise.reject(OFF);
    browser.storage.room = 0;
    expect(text).not.toBeNull();
    expect(await restoreCopy(shelves, browser.durable, copy.key)).toBe('full');
    expect(tab.play?.meta.id).toBe(id);
    expect(countersOf(tab)).toEqual({ a: 5 });
  });

  it('should leave a save of a newer version alone', async () => {
    const { browser, tab, id, subject, shelves } = await played();
    await tab.close();
    const copy = await newestOf(browser, subject, 3);
    browser.storage.texts.set(`retinue/battle/${id}/v99/tail`, '{}');
    const before = new Map(browser.storage.texts);
    expect(await restoreCopy(shelves, browser.durable, copy.key)).toBe('newer');
    expect(browser.storage.texts).toEqual(before);
  });

  it('should reach the tab that writes: it shows the restored state and writes on', async () => {
    const { browser, tab, id, subject } = await played();
    const other = await kept(browser);
    const copy = await newestOf(browser, subject, 3);
    expect(await restoreCopy(other.shelves, browser.durable, copy.key)).toBe('restored');
    await settle();
    expect(countersOf(tab)).toEqual({ a: copy.line['entries'] });
    expect(tab.dispatch(setCounter('a', 7))).toBeNull();
    await settle();
    const next = browser.killed().tab();
    await next.open(id);
    expect(countersOf(next)).toEqual({ a: 7 });
  });
});

describe('what only the ring has', () => {
  it('should be nothing while one of the two copies lives', async () => {
    const { browser } = await played();
    expect(await lostSavesIn(browser.storage, browser.durable)).toEqual([]);
    wipe(browser, false);
    expect(await lostSavesIn(browser.storage, browser.durable)).toEqual([]);
  });

  it('should be offered when both are gone, and be there again when restored', async () => {
    const { browser: old, id } = await played();
    const { browser, shelves, tab, clock } = await kept(old.killed());
    wipe(browser, true);
    const [lost, ...others] = await lostSavesIn(browser.storage, browser.durable);
    expect([lost?.subject.id, others]).toEqual([id, []]);
    expect(await restoreCopy(shelves, browser.durable, lost?.key ?? '')).toBe('restored');
    await clock.flush();
    expect(await lostSavesIn(browser.storage, browser.durable)).toEqual([]);
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
  });

  it('should be offered of campaigns too', async () => {
    const { browser: old, campaigns } = await kept();
    const id = campaigns.found(smallFounding);
    campaigns.dispatch(setClues(4));
    await settle();
    const next = await kept(old.killed());
    wipe(next.browser, true);
    const [lost] = await lostSavesIn(next.browser.storage, next.browser.durable);
    expect(lost).toMatchObject({ subject: { kind: 'campaign', id }, title: 'The Carrow Ledger' });
    expect(await restoreCopy(next.shelves, next.browser.durable, lost?.key ?? '')).toBe('restored');
    expect(await next.campaigns.openStored(id)).toEqual({ kind: 'opened' });
    expect(shownCampaign(next.campaigns).id).toBe(id);
  });

  it('should be offered again when what was removed came back and was lost', async () => {
    const { browser, tab, id, clock } = await played();
    await tab.close();
    await discardStored(tab.ports, id);
    await clock.flush();
    const { title, ruleset, packs } = smallMeta();
    tab.start(smallSetup(), { title, ruleset, packs }, id);
    tab.dispatch(setCounter('a', 1));
    await settle();
    await clock.flush();
    wipe(browser, true);
    expect((await lostSavesIn(browser.storage, browser.durable)).map(({ subject }) => subject.id)).toEqual([id]);
  });
});

describe('what is deleted', () => {
  it('should be among the copies as it was last, and come back whole', async () => {
    const { browser, campaigns, shelves } = await kept();
    const id = campaigns.found(smallFounding);
    for (const n of [1, 2, 3]) campaigns.dispatch(setClues(n));
    const { text } = exportPlay(campaigns.open);
    await campaigns.close();
    expect(await deleteStored(campaigns.campaigns.ports, id)).toBe(true);
    await settle();
    expect(await campaigns.openStored(id)).toEqual({ kind: 'absent' });
    const subject = { kind: 'campaign', id } as const;
    const [newest] = await listCopies(browser.durable, subject);
    expect(newest).toMatchObject({ why: 'removed', title: 'The Carrow Ledger', line: { entries: 3 } });
    expect(await readCopy(browser.durable, newest?.key ?? '')).toBe(text);
    expect(await lostSavesIn(browser.storage, browser.durable)).toEqual([]);
    expect(await restoreCopy(shelves, browser.durable, newest?.key ?? '')).toBe('restored');
    await campaigns.openStored(id);
    expect(shownCampaign(campaigns)).toMatchObject({ length: 3, state: { clues: 3 } });
  });

  it('should be deleted also where it cannot be read, its text kept aside', async () => {
    const { browser, tab, id, subject } = await played();
    await tab.close();
    const before = (await listCopies(browser.durable, subject)).length;
    browser.storage.texts.set(`retinue/battle/${id}/v${BATTLE_NOW}/tail`, '{"half');
    for (const key of browser.durable.texts.keys()) if (!key.startsWith('ring')) browser.durable.texts.delete(key);
    expect(await deleteStored(tab.ports, id)).toBe(true);
    expect((await listCopies(browser.durable, subject)).length).toBe(before);
    const aside = await listAside({ storage: browser.storage, durable: browser.durable });
    expect(aside.some(({ text }) => text.includes('half'))).toBe(true);
  });

  it('should stay where nothing of it can be kept', async () => {
    const { browser, tab, id } = await played();
    await tab.close();
    browser.storage.room = 10;
    browser.durable.commit = () => Promise.reject(OFF);
    expect(await deleteStored(tab.ports, id)).toBe(false);
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
  });
});
