import { describe, expect, it } from 'vitest';
import { FakeBrowser, settle, shown, startSmall } from '../../support/fakeBrowser.ts';
import { setCounter } from '../../support/smallBattle.ts';
import { BATTLE_NOW } from '../../support/versions.ts';

async function twoTabs() {
  const browser = new FakeBrowser();
  const [first, second] = [browser.tab(), browser.tab()];
  const id = startSmall(first);
  first.dispatch(setCounter('a', 1));
  await settle();
  await second.open(id);
  return { browser, first, second, id };
}
const READ_ONLY = { kind: 'readOnly', cause: 'otherTab' };

describe('two tabs on one battle', () => {
  it('should let the second one only read, and show what the first one does', async () => {
    const { first, second } = await twoTabs();
    expect(shown(second)).toMatchObject({ length: 1, save: READ_ONLY });
    expect(second.dispatch(setCounter('a', 5))).toEqual({ code: 'readOnly', params: {} });
    expect([second.undo(), second.redo()]).toEqual([false, false]);
    for (let n = 2; n <= 205; n += 1) first.dispatch(setCounter('a', n));
    first.undo();
    expect(shown(second)).toMatchObject({ length: 204, redoes: setCounter('a', 205), state: { counters: { a: 204 } } });
    for (let n = 0; n < 150; n += 1) first.undo();
    first.dispatch(setCounter('a', 0));
    expect(shown(second)).toMatchObject({ length: 55, state: { counters: { a: 0 } } });
    expect(second.entriesBetween(1, 999)).toEqual(first.entriesBetween(1, 999));
  });

  it('should let the second one take over, and the first one follow', async () => {
    const { first, second } = await twoTabs();
    first.dispatch(setCounter('a', 2));
    expect(await second.takeOver()).toBe(true);
    expect(second.dispatch(setCounter('a', 3))).toBeNull();
    await settle();
    expect(shown(first)).toMatchObject({ length: 3, save: READ_ONLY, state: { counters: { a: 3 } } });
    expect(first.dispatch(setCounter('a', 9))).toMatchObject({ code: 'readOnly' });
    expect(await first.takeOver()).toBe(true);
    expect(first.dispatch(setCounter('a', 4))).toBeNull();
    expect(shown(second)).toMatchObject({ length: 4, save: READ_ONLY });
  });

  it('should stop writing at once when it sees that another tab has taken over, before it is told', async () => {
    const { browser, first, id } = await twoTabs();
    browser.storage.texts.set(`retinue/battle/${id}/writer`, 'tab2');
    const before = browser.storage.texts.get(`retinue/battle/${id}/v${BATTLE_NOW}/tail`);
    expect(first.dispatch(setCounter('a', 2))).toMatchObject({ code: 'readOnly' });
    expect(browser.storage.texts.get(`retinue/battle/${id}/v${BATTLE_NOW}/tail`)).toBe(before);
    expect(shown(first)).toMatchObject({ length: 1, save: READ_ONLY });
  });

  it('should make the second one write when the first one is closed', async () => {
    const { first, second } = await twoTabs();
    await first.close();
    await settle();
    expect(shown(second).save).toEqual({ kind: 'saved' });
    expect(second.dispatch(setCounter('a', 2))).toBeNull();
  });

  it('should put aside what the first one could not store when the second one takes over', async () => {
    const { browser, first, second } = await twoTabs();
    first.ports.durable.commit({}).catch(() => undefined);
    const { storage } = browser;
    storage.fault = new DOMException('full', 'QuotaExceededError');
    first.dispatch(setCounter('lost', 7));
    expect(shown(first).save).toEqual({ kind: 'writing', first: 'full' });
    await second.takeOver();
    await settle();
    storage.fault = null;
    const kept = await second.listQuarantine();
    expect(kept).toMatchObject([{ why: 'otherTab', text: expect.stringContaining('"lost"') }]);
  });

  it('should show all of what is stored, not what it could not store itself, after it was taken over', async () => {
    const { browser, first, second, id } = await twoTabs();
    for (let n = 2; n <= 150; n += 1) first.dispatch(setCounter('a', n));
    await first.close();
    await second.close();
    await first.open(id);
    await second.open(id);
    const off = new DOMException('off', 'SecurityError');
    browser.storage.fault = off;
    browser.durable.fault = off;
    for (let n = 0; n < 120; n += 1) first.undo();
    first.dispatch(setCounter('lost', 1));
    await settle();
    browser.storage.fault = null;
    browser.durable.fault = null;
    await second.takeOver();
    second.dispatch(setCounter('a', 151));
    expect(shown(first)).toMatchObject({ length: 151, save: READ_ONLY });
    expect(first.entriesBetween(1, 999)).toEqual(second.entriesBetween(1, 999));
  });

  it('should leave no gap in the second copy when the other tab could not write to it', async () => {
    const { browser, first, second, id } = await twoTabs();
    await second.takeOver();
    browser.durable.fault = new DOMException('off', 'InvalidStateError');
    second.dispatch(setCounter('a', 2));
    await settle();
    browser.durable.fault = null;
    await first.takeOver();
    first.dispatch(setCounter('a', 3));
    await settle();
    const after = browser.killed();
    after.storage.texts.clear();
    const next = after.tab();
    await next.open(id);
    expect(shown(next)).toMatchObject({ length: 3, state: { counters: { a: 3 } } });
  });

  it('should put the battle aside and read only when another tab has stored the same revision', async () => {
    const { browser, first, id } = await twoTabs();
    browser.durable.texts.set(`battle/${id}/change/0000000002`, '{}');
    first.dispatch(setCounter('twice', 1));
    await settle();
    expect(shown(first).save).toEqual(READ_ONLY);
    expect(await first.listQuarantine()).toMatchObject([{ why: 'otherTab', text: expect.stringContaining('"twice"') }]);
    expect(await first.takeOver()).toBe(true);
    expect(first.dispatch(setCounter('a', 3))).toBeNull();
  });
});
