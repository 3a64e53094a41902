import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { quickStart } from '../../../src/content/quickStart.ts';
import { createApp } from '../../../src/state/base/app.ts';
import { playOf } from '../../../src/state/battle/play.ts';
import { binOf } from '../../../src/state/library/bin.ts';
import { packsOf } from '../../../src/state/library/ownPacks.ts';
import { crewFiles } from '../../support/ownPack.ts';
import { FakeBrowser, settle } from '../../support/fakeBrowser.ts';

const DAY = 24 * 60 * 60 * 1000;
const OFF = new DOMException('off', 'SecurityError');
const copyName = (name: string) => `${name}, copy`;

/** An app of a browser, as it is a number of days later. */
const opened = (browser: FakeBrowser, days = 0) => {
  const ports = browser.ports();
  const app = createApp({ ...ports, now: () => new Date(Date.parse(ports.now()) + days * DAY).toISOString() });
  return { app, bin: binOf(app), play: playOf(app), packs: packsOf(app) };
};

/** A browser in which a battle was played and removed. */
async function removedBattle(prepare: (browser: FakeBrowser) => void = () => undefined) {
  const browser = new FakeBrowser();
  prepare(browser);
  const here = opened(browser);
  const dice = { retinue: 'table', enemy: 'screen' } as const;
  const state = quickStart(await loadBundledPack(), { players: [], dice, seed: 'bin' });
  const made = { title: 'The cellar', ruleset: { id: 'acolyte', version: '1' }, packs: [] };
  const id = here.play.startBattle(state, made);
  here.play.dispatch({ type: 'startBattle' });
  await settle();
  expect(await here.play.discardBattle(id)).toBe(true);
  await settle();
  return { browser, id, ...here };
}

describe('what was removed', () => {
  it('should be nothing at first', async () => {
    expect(await opened(new FakeBrowser()).bin.list()).toEqual([]);
  });

  it('should hold a battle after a restart, and bring it back whole', async () => {
    const { browser, id } = await removedBattle();
    const next = opened(browser.killed());
    expect(await next.play.openBattle(id)).toEqual({ kind: 'absent' });
    const [item, ...others] = await next.bin.list();
    expect([item, others]).toMatchObject([{ kind: 'battle', id, name: 'The cellar' }, []]);
    expect(item && (await next.bin.bringBack(item, copyName))).toEqual({ kind: 'back', name: 'The cellar' });
    await settle();
    expect(await next.bin.list()).toEqual([]);
    expect(await next.play.openBattle(id)).toEqual({ kind: 'opened' });
    expect(next.app.store.getState().battle?.length).toBe(1);
  });

  it('should hold it in the first store where there is no second one', async () => {
    const { browser, id, bin, play } = await removedBattle(({ durable }) => {
      durable.fault = OFF;
    });
    expect([...browser.storage.texts.keys()].filter((key) => key.startsWith('retinue/battle'))).toEqual([]);
    const [item] = await bin.list();
    expect(item).toMatchObject({ kind: 'battle', id, name: 'The cellar' });
    expect(item && (await bin.bringBack(item, copyName))).toEqual({ kind: 'back', name: 'The cellar' });
    expect(await bin.list()).toEqual([]);
    expect(await play.openBattle(id)).toEqual({ kind: 'opened' });
  });

  it('should bring a pack back as it was, and beside another that has its id by now', async () => {
    const { bin, packs } = opened(new FakeBrowser());
    await packs.storePack(crewFiles());
    const [listed] = (await packs.listPacks()) ?? [];
    const id = listed?.id ?? '';
    await packs.removePack(id);
    const [item] = await bin.list();
    expect(item).toMatchObject({ kind: 'pack', id, name: 'Lamplighters' });
    await packs.storePack(crewFiles());
    expect(item && (await bin.bringBack(item, copyName))).toMatchObject({ kind: 'back' });
    expect((await packs.listPacks())?.map((pack) => pack.id).toSorted()).toEqual([id, `${id}-2`]);
    expect(await bin.list()).toEqual([]);
  });

  it('should be let go of after thirty days, and no sooner', async () => {
    const { browser, packs } = await removedBattle();
    await packs.storePack(crewFiles());
    const [listed] = (await packs.listPacks()) ?? [];
    await packs.removePack(listed?.id ?? '');
    expect((await opened(browser, 29.9).bin.list()).map(({ kind }) => kind)).toEqual(['pack', 'battle']);
    expect(await opened(browser, 30.1).bin.list()).toEqual([]);
    expect([...browser.durable.texts.keys()].filter((key) => /^(?:ring|removed)/u.test(key))).toEqual([]);
  });

  it('should be let go of for good when it is emptied, and nothing else with it', async () => {
    const { browser, bin, packs } = await removedBattle();
    await packs.storePack(crewFiles());
    const before = [...browser.durable.texts.keys()].filter((key) => key.startsWith('pack/'));
    expect(await bin.empty()).toBe(true);
    expect(await bin.list()).toEqual([]);
    expect([...browser.durable.texts.keys()]).toEqual(before);
  });

  it('should say so where it could not be emptied', async () => {
    const { browser, bin } = await removedBattle();
    browser.durable.commit = () => Promise.reject(OFF);
    expect(await bin.empty()).toBe(false);
    expect(await bin.list()).toHaveLength(1);
  });
});
