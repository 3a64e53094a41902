import { describe, expect, it } from 'vitest';
import { refreshBattlesIn } from '../../src/state/battles.ts';
import { exportPlay } from '../../src/state/exportPlay.ts';
import { discardStored, exportStored, importInto } from '../../src/state/library.ts';
import type { Session } from '../../src/state/session.ts';
import { FakeBrowser, settle, shown, startSmall } from '../support/fakeBrowser.ts';
import { setCounter } from '../support/smallBattle.ts';
import { BATTLE_NOW } from '../support/versions.ts';

const OFF = new DOMException('off', 'SecurityError');

async function played() {
  const browser = new FakeBrowser();
  const tab = browser.tab();
  const id = startSmall(tab);
  for (const n of [1, 2, 3]) tab.dispatch(setCounter('a', n));
  tab.undo();
  await settle();
  return { browser, tab, id };
}

function textOf({ play }: Session): string {
  if (play === null) throw new Error('no battle is open');
  return exportPlay(play).text;
}

async function listed({ ports }: Session) {
  await refreshBattlesIn(ports);
  return ports.store.getState().battles;
}

describe('export and import', () => {
  it('should bring a battle from one browser to another, as it was', async () => {
    const { tab, id } = await played();
    const other = new FakeBrowser().tab();
    expect(await importInto(other.ports, textOf(tab))).toEqual({ kind: 'imported', id });
    await other.open(id);
    const { save: _here, ...battle } = shown(tab);
    expect(shown(other)).toMatchObject(battle);
    expect(other.redo()).toBe(true);
  });

  it('should name the file after the battle and its last day', async () => {
    const { tab, id } = await played();
    const name = 'retinue-a-night-1970-01-01.json';
    expect(await exportStored(tab.ports, id)).toMatchObject({ fileName: name, text: textOf(tab) });
    expect(await exportStored(tab.ports, 'nobody')).toBeNull();
  });

  it('should export the raw text of what cannot be read', async () => {
    const { browser, tab, id } = await played();
    browser.durable.texts.clear();
    browser.storage.texts.set(`retinue/battle/${id}/v${BATTLE_NOW}/tail`, '{"format"');
    const file = await exportStored(tab.ports, id);
    expect(file?.text).toContain('{\\"format\\"');
  });

  it('should give a new id to a battle that is here already, and leave that one alone', async () => {
    const { browser, tab, id } = await played();
    const outcome = await importInto(tab.ports, textOf(tab));
    expect(outcome.kind).toBe('imported');
    expect((await listed(tab)).map((battle) => battle.id)).toHaveLength(2);
    expect(outcome.kind === 'imported' && outcome.id).not.toBe(id);
    const next = browser.killed().tab();
    await next.open(id);
    expect(shown(next).length).toBe(2);
  });

  it('should refuse a truncated, an edited and a newer file with its text, and store nothing', async () => {
    const { tab } = await played();
    const text = textOf(tab);
    const other = new FakeBrowser();
    const { ports } = other.tab();
    expect(await importInto(ports, text.slice(0, -9))).toMatchObject({ kind: 'unreadable', raw: text.slice(0, -9) });
    expect(await importInto(ports, text.replace('"seq":2', '"seq":7'))).toMatchObject({
      problems: [{ path: 'entries[1].seq' }],
    });
    expect(await importInto(ports, text.replace(`"version":${BATTLE_NOW}`, '"version":92'))).toMatchObject({
      kind: 'newer',
      version: 92,
    });
    expect([other.storage.texts.size, other.durable.texts.size]).toEqual([0, 0]);
  });

  it('should be content with one store, and say when neither took the battle', async () => {
    const { tab, id } = await played();
    const other = new FakeBrowser();
    const { ports } = other.tab();
    other.storage.fault = new DOMException('full', 'QuotaExceededError');
    expect(await importInto(ports, textOf(tab))).toEqual({ kind: 'imported', id });
    other.durable.fault = OFF;
    expect(await importInto(ports, textOf(tab))).toEqual({ kind: 'unsaved', cause: 'full' });
  });

  it('should leave nothing of it where there was no room, whatever was written before', async () => {
    const { tab, id } = await played();
    const text = textOf(tab);
    for (let room = 0; room < 2 * text.length; room += 150) {
      const other = new FakeBrowser();
      const { ports } = other.tab();
      other.storage.room = room;
      expect((await importInto(ports, text)).kind).toBe('imported');
      const slot = [...other.storage.texts.keys()].filter((key) => key.includes(`/v${BATTLE_NOW}/`));
      expect([0, 2]).toContain(slot.length);
      other.storage.texts.clear();
      other.durable.texts.clear();
      other.durable.fault = OFF;
      const { kind } = await importInto(ports, text);
      expect(other.storage.texts.has(`retinue/battle/${id}/v${BATTLE_NOW}/tail`)).toBe(kind === 'imported');
      if (kind === 'unsaved') expect([...other.storage.texts.keys()]).toEqual([]);
    }
  });
});

async function finished() {
  const { browser, tab, id } = await played();
  tab.dispatch({ type: 'endBattle', reason: 'primaryDone' });
  return { browser, tab, id };
}
const liveKeys = (browser: FakeBrowser) => [...browser.storage.texts.keys()];

describe('a finished battle', () => {
  it('should move whole to the archive when it is left, and leave its summary', async () => {
    const { browser, tab, id } = await finished();
    const text = textOf(tab);
    await tab.close();
    expect(liveKeys(browser)).toEqual([`retinue/battle/${id}/summary`]);
    expect(await listed(tab)).toMatchObject([
      { id, ended: true, archived: true, readable: true, mission: 'Silence the Voice' },
    ]);
    expect((await exportStored(tab.ports, id))?.text).toBe(text);
  });

  it('should stay where it is when the archive cannot take it', async () => {
    const { browser, tab, id } = await finished();
    await settle();
    browser.durable.commit = () => Promise.reject(OFF);
    await tab.close();
    expect(liveKeys(browser)).toContain(`retinue/battle/${id}/v${BATTLE_NOW}/tail`);
  });

  it('should stay where it is when the archive does not hold what it was given', async () => {
    const { browser, tab, id } = await finished();
    await settle();
    browser.durable.commit = () => Promise.resolve();
    await tab.close();
    expect(liveKeys(browser)).toContain(`retinue/battle/${id}/v${BATTLE_NOW}/tail`);
  });

  it('should be opened again, undone and gone on with', async () => {
    const { browser, tab, id } = await finished();
    await tab.close();
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
    expect(tab.undo()).toBe(true);
    tab.dispatch(setCounter('b', 1));
    await settle();
    const next = browser.killed().tab();
    await next.open(id);
    expect(shown(next)).toMatchObject({ length: 3, state: { result: null, counters: { b: 1 } } });
    expect(await listed(next)).toMatchObject([{ ended: false, archived: false }]);
  });
});

describe('a battle that is thrown away', () => {
  it('should be put aside and gone from both stores', async () => {
    const { tab, id } = await played();
    await tab.close();
    expect(await discardStored(tab.ports, id)).toBe(true);
    expect(await listed(tab)).toEqual([]);
    expect(await tab.open(id)).toEqual({ kind: 'absent' });
    expect((await tab.listQuarantine()).map(({ why }) => why)).toEqual(['discarded', 'discarded']);
  });

  it('should give its room in the first store back, also where that is full', async () => {
    const { browser, tab, id } = await played();
    await tab.close();
    browser.storage.room = 10;
    expect(await discardStored(tab.ports, id)).toBe(true);
    expect([...browser.storage.texts.keys()]).toEqual([]);
  });

  it('should be gone for good once its text is removed', async () => {
    const { browser, tab, id } = await played();
    await tab.close();
    await discardStored(tab.ports, id);
    for (const { key } of await tab.listQuarantine()) await tab.removeKept(key);
    expect([...browser.storage.texts.keys(), ...browser.durable.texts.keys()]).toEqual([]);
  });

  it('should stay when it cannot be put aside', async () => {
    const { browser, tab, id } = await played();
    await tab.close();
    browser.storage.room = 10;
    browser.durable.commit = () => Promise.reject(OFF);
    expect(await discardStored(tab.ports, id)).toBe(false);
    expect(await listed(tab)).toMatchObject([{ id }]);
  });
});

describe('the list of battles', () => {
  it('should hold the newest first, those of the second copy too', async () => {
    const { browser, tab, id } = await played();
    const second = startSmall(tab);
    await settle();
    expect(await listed(tab)).toMatchObject([{ id: second }, { id, title: 'A night', turningPoint: 1, ended: false }]);
    browser.storage.texts.clear();
    expect((await listed(tab)).map((battle) => battle.id)).toEqual([second, id]);
  });
});
