import { describe, expect, it } from 'vitest';
import { refreshBattlesIn } from '../../../src/state/battle/battles.ts';
import { exportPlay } from '../../../src/state/log/exportPlay.ts';
import { discardStored, exportStored } from '../../../src/state/library/library.ts';
import { bringLog } from '../../../src/state/library/merge.ts';
import { battleNaming } from '../../../src/state/library/naming.ts';
import type { Session } from '../../../src/state/log/session.ts';
import { asAny, FakeBrowser, settle, shown, startSmall } from '../../support/fakeBrowser.ts';
import { setCounter } from '../../support/smallBattle.ts';
import { BATTLE_NOW } from '../../support/versions.ts';
import type { KillTeamLog } from '../../../src/state/battle/killTeam.ts';

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

function textOf({ play }: Session<KillTeamLog>): string {
  if (play === null) throw new Error('no battle is open');
  return exportPlay(play).text;
}

const bring = (session: Session<KillTeamLog>, text: string) => bringLog(asAny(session), battleNaming, text);

async function listed({ ports }: Session<KillTeamLog>) {
  await refreshBattlesIn(ports);
  return ports.store.getState().battles;
}

describe('taking away and bringing', () => {
  it('should bring a battle from one browser to another, as it was', async () => {
    const { tab, id } = await played();
    const other = new FakeBrowser().tab();
    expect(await bring(other, textOf(tab))).toEqual({
      kind: 'here',
      subject: { kind: 'battle', id },
      title: 'A night',
    });
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

  it('should refuse a truncated, an edited and a newer file, and store nothing', async () => {
    const { tab } = await played();
    const text = textOf(tab);
    const other = new FakeBrowser();
    const there = other.tab();
    expect(await bring(there, text.slice(0, -9))).toMatchObject({ kind: 'refused' });
    expect(await bring(there, text.replace('"seq":2', '"seq":7'))).toMatchObject({
      kind: 'refused',
      problems: [{ path: 'entries[1].seq' }],
    });
    expect(await bring(there, text.replace(`"version":${BATTLE_NOW}`, '"version":92'))).toEqual({
      kind: 'newer',
      version: 92,
    });
    expect([other.storage.texts.size, other.durable.texts.size]).toEqual([0, 0]);
  });

  it('should be content with one store, and say when neither took the battle', async () => {
    const { tab, id } = await played();
    const other = new FakeBrowser();
    const there = other.tab();
    other.storage.fault = new DOMException('full', 'QuotaExceededError');
    expect(await bring(there, textOf(tab))).toMatchObject({ kind: 'here', subject: { id } });
    other.durable.texts.clear();
    other.durable.fault = OFF;
    expect(await bring(there, textOf(tab))).toEqual({ kind: 'full' });
  });

  it('should leave nothing of it where there was no room, whatever was written before', async () => {
    const { tab, id } = await played();
    const text = textOf(tab);
    for (let room = 0; room < 2 * text.length; room += 150) {
      const other = new FakeBrowser();
      const there = other.tab();
      other.storage.room = room;
      expect((await bring(there, text)).kind).toBe('here');
      const slot = [...other.storage.texts.keys()].filter((key) => key.includes(`/v${BATTLE_NOW}/`));
      expect([0, 2]).toContain(slot.length);
      other.storage.texts.clear();
      other.durable.texts.clear();
      other.durable.fault = OFF;
      const { kind } = await bring(there, text);
      expect(['here', 'full']).toContain(kind);
      expect(other.storage.texts.has(`retinue/battle/${id}/v${BATTLE_NOW}/tail`)).toBe(kind === 'here');
      if (kind === 'full') expect([...other.storage.texts.keys()]).toEqual([]);
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
