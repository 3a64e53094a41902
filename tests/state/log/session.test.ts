import { describe, expect, it } from 'vitest';
import { FakeBrowser, settle, shown, startSmall } from '../../support/fakeBrowser.ts';
import { setCounter } from '../../support/smallBattle.ts';
import { asVersion0, BATTLE_NOW } from '../../support/versions.ts';
import { killTeamIn } from '../../../src/state/battle/killTeam.ts';

const OFF = new DOMException('off', 'SecurityError');

/** A browser whose tab was closed after some commands. */
async function played(commands = 3) {
  const browser = new FakeBrowser();
  const tab = browser.tab();
  const id = startSmall(tab);
  for (let n = 1; n <= commands; n += 1) tab.dispatch(setCounter('a', n));
  await settle();
  return { browser: browser.killed(), id };
}
const tailOf = (id: string) => `retinue/battle/${id}/v${BATTLE_NOW}/tail`;
const keptIn = (browser: FakeBrowser) =>
  [...browser.storage.texts].filter(([key]) => key.includes('quarantine')).map(([, text]) => JSON.parse(text));

describe('opening', () => {
  it('should find no battle of an unknown id', async () => {
    expect(await new FakeBrowser().tab().open('nobody')).toEqual({ kind: 'absent' });
  });

  it('should be one opening for a double tap', async () => {
    const { browser, id } = await played();
    const tab = browser.tab();
    expect(await Promise.all([tab.open(id), tab.open(id)])).toEqual([{ kind: 'opened' }, { kind: 'opened' }]);
    expect(shown(tab).save).toEqual({ kind: 'saved' });
    expect(tab.dispatch(setCounter('a', 9))).toBeNull();
  });

  it('should take the copy with the higher revision when the live save lost its last writes', async () => {
    const { browser, id } = await played(2);
    const lost = new Map(browser.storage.texts);
    const tab = browser.tab();
    await tab.open(id);
    for (const n of [7, 8]) tab.dispatch(setCounter('a', n));
    await settle();
    const after = browser.killed();
    for (const [key, text] of lost) after.storage.texts.set(key, text);
    const next = after.tab();
    await next.open(id);
    expect(shown(next)).toMatchObject({ length: 4, state: { counters: { a: 8 } } });
    next.dispatch(setCounter('a', 9));
    await settle();
    const last = after.killed();
    last.durable.texts.clear();
    const final = last.tab();
    await final.open(id);
    expect(shown(final)).toMatchObject({ length: 5, state: { counters: { a: 9 } } });
  });

  it('should take the live save when the second copy is behind, and bring that up to date', async () => {
    const { browser, id } = await played(2);
    const behind = new Map(browser.durable.texts);
    const tab = browser.tab();
    await tab.open(id);
    tab.dispatch(setCounter('a', 7));
    await settle();
    const after = browser.killed();
    after.durable.texts.clear();
    for (const [key, text] of behind) after.durable.texts.set(key, text);
    const next = after.tab();
    await next.open(id);
    expect(shown(next)).toMatchObject({ length: 3 });
    await settle();
    after.storage.texts.clear();
    const last = after.killed().tab();
    await last.open(id);
    expect(shown(last)).toMatchObject({ length: 3, state: { counters: { a: 7 } } });
  });

  it('should refuse a truncated save when there is no other copy, and leave it as it is', async () => {
    const { browser, id } = await played();
    browser.durable.texts.clear();
    const broken = (browser.storage.texts.get(tailOf(id)) ?? '').slice(0, 150);
    browser.storage.texts.set(tailOf(id), broken);
    const found = await browser.tab().open(id);
    expect(found).toMatchObject({
      kind: 'unreadable',
      problems: [{ path: `v${BATTLE_NOW}/tail`, message: 'not JSON' }],
    });
    expect(found.kind === 'unreadable' && JSON.parse(found.raw)[tailOf(id)]).toBe(broken);
    expect(browser.storage.texts.get(tailOf(id))).toBe(broken);
  });

  it.each(['cut off', 'of which a letter was changed'])(
    'should open what stands before the damage of a save %s, say so, and put the damaged text aside',
    async (damage) => {
      const { browser, id } = await played(4);
      browser.durable.texts.clear();
      const whole = browser.storage.texts.get(tailOf(id)) ?? '';
      const third = whole.indexOf('"to":3');
      const broken = damage === 'cut off' ? whole.slice(0, third) : whole.replace(/"to":3(?=.*"events")/u, '"to":9');
      expect(broken).not.toBe(whole);
      browser.storage.texts.set(tailOf(id), broken);
      const tab = browser.tab();
      expect(await tab.open(id)).toEqual({ kind: 'opened' });
      await settle();
      expect(shown(tab)).toMatchObject({ length: 2, state: { counters: { a: 2 } }, save: { kind: 'torn' } });
      expect((await tab.listQuarantine()).map(({ text }) => JSON.parse(text)[tailOf(id)])).toEqual([broken]);
      expect(tab.dispatch(setCounter('a', 7))).toBeNull();
      await settle();
      const next = browser.killed().tab();
      await next.open(id);
      await settle();
      expect(shown(next)).toMatchObject({ length: 3, state: { counters: { a: 7 } }, save: { kind: 'saved' } });
    },
  );

  it('should take the second copy of a damaged save where that has more, and say nothing of it', async () => {
    const { browser, id } = await played(4);
    const whole = browser.storage.texts.get(tailOf(id)) ?? '';
    browser.storage.texts.set(tailOf(id), whole.replace('"to":3', '"to":9'));
    const tab = browser.tab();
    await tab.open(id);
    await settle();
    expect(shown(tab)).toMatchObject({ length: 4, state: { counters: { a: 4 } }, save: { kind: 'saved' } });
    expect(await tab.listQuarantine()).toHaveLength(1);
  });

  it('should take the second copy of a truncated save, after the broken text was put aside', async () => {
    const { browser, id } = await played();
    browser.storage.texts.set(tailOf(id), '{"format"');
    const tab = browser.tab();
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
    expect(shown(tab).length).toBe(3);
    expect(keptIn(browser)).toMatchObject([{ why: 'unreadable', text: expect.stringContaining('{\\"format\\"') }]);
    expect(await tab.listQuarantine()).toHaveLength(1);
  });

  it('should mend the slot of a broken text at once', async () => {
    const { browser, id } = await played();
    browser.storage.texts.set(tailOf(id), '{"format"');
    await browser.tab().open(id);
    const next = browser.killed();
    next.durable.texts.clear();
    const tab = next.tab();
    await tab.open(id);
    expect(shown(tab).length).toBe(3);
  });

  it('should keep a broken text aside once, however often and in whatever tab the battle is opened', async () => {
    let { browser, id } = await played();
    browser.storage.texts.set(tailOf(id), '{"format"');
    for (const writer of ['one', 'two', 'three']) {
      browser = browser.killed();
      browser.storage.texts.set(`retinue/battle/${id}/writer`, writer);
      browser.storage.room = 10;
      const tab = browser.tab();
      expect(await tab.open(id)).toEqual({ kind: 'opened' });
      expect(await tab.listQuarantine()).toHaveLength(1);
    }
  });

  it('should say so when the slot of a broken text cannot be mended', async () => {
    const { browser, id } = await played();
    browser.storage.texts.set(tailOf(id), '{"format"');
    browser.storage.room = 10;
    const tab = browser.tab();
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
    await settle();
    expect(shown(tab)).toMatchObject({ length: 3, save: { kind: 'once', in: 'second', lacks: 'full' } });
  });

  it.each([
    ['missing', null],
    ['spoiled', '{"version":2'],
  ])('should put aside what follows a change of the second copy that is %s', async (_what, text) => {
    for (const slotToo of [true, false]) {
      const { browser, id } = await played(4);
      const second = `battle/${id}/change/0000000002`;
      if (text === null) browser.durable.texts.delete(second);
      else browser.durable.texts.set(second, text);
      const unread = browser.durable.texts.get(`battle/${id}/change/0000000004`) ?? '';
      if (!slotToo) browser.storage.texts.clear();
      const tab = browser.tab();
      expect(await tab.open(id)).toEqual({ kind: 'opened' });
      const length = slotToo ? 4 : 1;
      expect(shown(tab).length).toBe(length);
      await settle();
      expect(shown(tab).save).toEqual({ kind: slotToo ? 'saved' : 'torn' });
      const [kept, ...more] = await tab.listQuarantine();
      expect([kept?.why, more]).toEqual(['unreadable', []]);
      expect(JSON.parse(kept?.text ?? '')[`battle/${id}/change/0000000004`]).toBe(unread);
      for (const n of [7, 8]) expect(tab.dispatch(setCounter('a', n))).toBeNull();
      await settle();
      expect(shown(tab).save).toEqual({ kind: slotToo ? 'saved' : 'torn' });
      const after = browser.killed();
      after.storage.texts.clear();
      const next = after.tab();
      await next.open(id);
      await settle();
      expect(shown(next).save).toEqual({ kind: 'saved' });
      expect(shown(next)).toMatchObject({ length: length + 2, state: { counters: { a: 8 } } });
    }
  });

  it('should refuse changes whose beginning is gone when there is no other copy, and leave them as they are', async () => {
    const { browser, id } = await played();
    browser.storage.texts.clear();
    browser.durable.texts.delete(`battle/${id}/base`);
    const before = new Map(browser.durable.texts);
    expect(await browser.tab().open(id)).toMatchObject({ kind: 'unreadable', problems: [{ path: 'base' }] });
    expect(browser.durable.texts).toEqual(before);
  });

  it.each(['{"type":"correct"}', '{"type":"answer","requestId":"q.0"}'])(
    'should open with a last command that nobody can read, and undo it: %s',
    async (command) => {
      const { browser, id } = await played(2);
      browser.durable.texts.clear();
      const tail = JSON.parse(browser.storage.texts.get(tailOf(id)) ?? '');
      tail.data.entries[1].command = JSON.parse(command);
      // As an app before the checksums wrote it.
      delete tail.sums;
      browser.storage.texts.set(tailOf(id), JSON.stringify(tail));
      const tab = browser.tab();
      await tab.open(id);
      expect(shown(tab)).toMatchObject({ length: 2, undoes: { type: 'unknown', was: JSON.parse(command) } });
      expect(tab.undo()).toBe(true);
      expect([tab.droppedAnswer('q.0'), shown(tab).length, tab.redo()]).toEqual([null, 1, true]);
      expect(shown(tab).state.counters).toEqual({ a: 2 });
    },
  );

  it('should not open over a broken text that cannot be put aside', async () => {
    const { browser, id } = await played();
    browser.storage.texts.set(tailOf(id), '{"format"');
    browser.storage.room = 10;
    browser.durable.commit = () => Promise.reject(OFF);
    expect(await browser.tab().open(id)).toMatchObject({ kind: 'unreadable' });
    expect(browser.storage.texts.get(tailOf(id))).toBe('{"format"');
  });

  it('should refuse what a newer app wrote, in either copy, and change none of it', async () => {
    const { browser, id } = await played();
    const base = `battle/${id}/base`;
    browser.durable.texts.set(
      base,
      (browser.durable.texts.get(base) ?? '').replace(`"version":${BATTLE_NOW}`, '"version":94'),
    );
    const before = new Map([...browser.storage.texts, ...browser.durable.texts]);
    expect(await browser.tab().open(id)).toMatchObject({ kind: 'newer', version: 94 });
    expect(new Map([...browser.storage.texts, ...browser.durable.texts])).toEqual(before);
    browser.storage.texts.set(`retinue/battle/${id}/v93/tail`, '{}');
    expect(await browser.tab().open(id)).toMatchObject({ kind: 'newer', version: 93 });
  });

  it('should keep the old text of an older version before it writes', async () => {
    const { browser, id } = await played();
    const older = new FakeBrowser();
    for (const [key, text] of asVersion0(browser.storage.texts)) older.storage.texts.set(key, text);
    const tab = older.tab();
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
    expect(keptIn(older)).toMatchObject([{ why: 'migrated' }]);
    expect(JSON.parse(keptIn(older)[0].text)[`retinue/battle/${id}/v0/tail`]).toContain('"version":0');
    tab.dispatch(setCounter('a', 9));
    await settle();
    const next = older.killed().tab();
    await next.open(id);
    expect(shown(next)).toMatchObject({ length: 4, state: { counters: { a: 9 } } });
  });

  it('should close the battle before, and show none afterwards', async () => {
    const { browser, id } = await played();
    const tab = browser.tab();
    startSmall(tab);
    await tab.open(id);
    expect(shown(tab).id).toBe(id);
    await tab.close();
    expect(killTeamIn(tab.ports.store.getState().battle)).toBeNull();
  });
});

describe('entries', () => {
  it('should say who made them, each under an id of its own', async () => {
    const { browser, id } = await played(2);
    const tab = browser.tab();
    await tab.open(id);
    tab.dispatch(setCounter('a', 7));
    const [first, second, third] = tab.entriesBetween(1, 9);
    expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3);
    expect(first?.by).toMatch(/^device-/u);
    expect([second?.by === first?.by, third?.by === first?.by]).toEqual([true, false]);
    await settle();
    const next = browser.killed().tab();
    await next.open(id);
    expect(next.entriesBetween(1, 9)).toEqual(tab.entriesBetween(1, 9));
  });

  it('should be taken back by their id, with all that came after, and only while they are there', async () => {
    const { browser, id } = await played(5);
    const tab = browser.tab();
    await tab.open(id);
    const [, second, , fourth] = tab.entriesBetween(1, 9);
    expect(tab.undoBefore(second?.id ?? '')).toBe(true);
    expect(shown(tab)).toMatchObject({ length: 1, state: { counters: { a: 1 } } });
    expect(tab.undoBefore(fourth?.id ?? '')).toBe(false);
    tab.dispatch(setCounter('a', 9));
    expect(tab.undoBefore(second?.id ?? '')).toBe(false);
    expect(shown(tab)).toMatchObject({ length: 2, state: { counters: { a: 9 } } });
  });
});

describe('saving', () => {
  it('should be saved once both copies are', async () => {
    const tab = new FakeBrowser().tab();
    startSmall(tab);
    tab.dispatch(setCounter('a', 1));
    expect(shown(tab).save).toEqual({ kind: 'writing', first: null });
    await settle();
    expect(shown(tab).save).toEqual({ kind: 'saved' });
  });

  it('should be content without a second copy, and never call one copy two', async () => {
    const browser = new FakeBrowser();
    browser.durable.fault = new ReferenceError('no indexedDB');
    const tab = browser.tab();
    const id = startSmall(tab);
    tab.dispatch(setCounter('a', 1));
    await settle();
    expect(shown(tab).save).toEqual({ kind: 'once', in: 'first', lacks: 'failed' });
    browser.durable.fault = null;
    tab.dispatch(setCounter('a', 1));
    await settle();
    expect(shown(tab).save).toEqual({ kind: 'saved' });
    browser.durable.fault = OFF;
    tab.undo();
    await settle();
    expect(shown(tab).save).toEqual({ kind: 'once', in: 'first', lacks: 'failed' });
    tab.redo();
    await settle();
    browser.durable.texts.clear();
    const after = browser.killed();
    const next = after.tab();
    await next.open(id);
    expect(shown(next).length).toBe(2);
  });

  it('should not call a battle unsaved that the second store has', async () => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    const id = startSmall(tab);
    await settle();
    browser.storage.fault = OFF;
    tab.dispatch(setCounter('a', 1));
    expect(shown(tab).save).toEqual({ kind: 'writing', first: 'off' });
    await settle();
    expect(shown(tab).save).toEqual({ kind: 'once', in: 'second', lacks: 'off' });
    browser.storage.fault = null;
    const after = browser.killed();
    const next = after.tab();
    await next.open(id);
    expect(shown(next)).toMatchObject({ length: 1, save: { kind: 'saved' } });
    after.durable.texts.clear();
    const last = after.killed().tab();
    await last.open(id);
    expect(shown(last).length).toBe(1);
  });

  it('should not call two copies what the second store lacks when it is opened', async () => {
    const { browser, id } = await played();
    browser.durable.texts.clear();
    browser.durable.commit = () => Promise.reject(OFF);
    const tab = browser.tab();
    await tab.open(id);
    await settle();
    expect(shown(tab).save).toEqual({ kind: 'once', in: 'first', lacks: 'failed' });
  });

  it('should say that only the second store has it when it is opened and the first is full', async () => {
    const { browser, id } = await played();
    browser.storage.texts.clear();
    browser.storage.room = 10;
    const tab = browser.tab();
    await tab.open(id);
    await settle();
    expect(shown(tab)).toMatchObject({ length: 3, save: { kind: 'once', in: 'second', lacks: 'full' } });
  });

  it.each([
    ['off', OFF],
    ['full', new DOMException('full', 'QuotaExceededError')],
    ['failed', new Error('disk')],
  ] as const)(
    'should go on in memory when the store is %s, say so, and store everything once it can',
    async (cause, fault) => {
      const browser = new FakeBrowser();
      browser.durable.fault = OFF;
      const tab = browser.tab();
      const id = startSmall(tab);
      tab.dispatch(setCounter('a', 1));
      browser.storage.fault = fault;
      for (const n of [2, 3]) expect(tab.dispatch(setCounter('a', n))).toBeNull();
      await settle();
      expect(shown(tab)).toMatchObject({ length: 3, save: { kind: 'unsaved', cause } });
      expect(tab.undo()).toBe(true);
      browser.storage.fault = null;
      tab.dispatch(setCounter('a', 4));
      await settle();
      expect(shown(tab).save).toEqual({ kind: 'once', in: 'first', lacks: 'failed' });
      const next = browser.killed().tab();
      await next.open(id);
      expect(shown(next)).toMatchObject({ length: 3, state: { counters: { a: 4 } } });
    },
  );

  it('should leave nothing of a battle that could not be stored, and store all of it once it can', async () => {
    const roomy = new FakeBrowser();
    const whole = startSmall(roomy.tab());
    const setup = `retinue/battle/${whole}/v${BATTLE_NOW}/setup`;
    const browser = new FakeBrowser();
    browser.durable.fault = OFF;
    browser.storage.room = setup.length + (roomy.storage.texts.get(setup) ?? '').length + 60;
    const tab = browser.tab();
    const id = startSmall(tab);
    expect(browser.storage.written.some((key) => key.endsWith(`/v${BATTLE_NOW}/setup`))).toBe(true);
    expect([...browser.storage.texts.keys()].filter((key) => key.includes(`/v${BATTLE_NOW}/`))).toEqual([]);
    await settle();
    expect(shown(tab).save).toEqual({ kind: 'unsaved', cause: 'full' });
    browser.storage.room = Number.POSITIVE_INFINITY;
    tab.dispatch(setCounter('a', 1));
    const next = browser.killed().tab();
    await next.open(id);
    expect(shown(next).length).toBe(1);
  });

  it('should start a battle with no store at all', async () => {
    const browser = new FakeBrowser();
    browser.durable.fault = OFF;
    browser.storage.fault = OFF;
    const tab = browser.tab();
    startSmall(tab);
    tab.dispatch(setCounter('a', 1));
    await settle();
    expect(shown(tab)).toMatchObject({ length: 1, save: { kind: 'unsaved', cause: 'off' } });
  });

  it('should store everything again after the stores were cleared while playing', async () => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    const id = startSmall(tab);
    for (let n = 1; n <= 120; n += 1) tab.dispatch(setCounter('a', n));
    browser.storage.texts.clear();
    tab.dispatch(setCounter('a', 0));
    await settle();
    browser.durable.texts.clear();
    const next = browser.killed().tab();
    await next.open(id);
    expect(shown(next).length).toBe(121);
  });

  it('should lose at most the command that was being stored when the browser was killed', async () => {
    for (const steps of [0, 1, 2, 3, 4]) {
      const { browser, id } = await played(99);
      const tab = browser.tab();
      await tab.open(id);
      browser.storage.stepsLeft = steps;
      browser.durable.commit = () => Promise.reject(OFF);
      tab.dispatch(setCounter('a', 100));
      tab.dispatch(setCounter('a', 101));
      const next = browser.killed().tab();
      await next.open(id);
      const { length, state } = shown(next);
      expect([99, 100, 101]).toContain(length);
      expect(state.counters['a']).toBe(length);
    }
  });
});
