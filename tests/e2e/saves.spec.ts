import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { Hand } from './support/hand.ts';
import { door } from '../../src/words/en/door.ts';
import { sharing } from '../../src/words/en/sharing.ts';
import { storagePanel } from '../../src/words/en/campaign/storagePanel.ts';
import { found as foundCampaign, said } from './support/campaign.ts';
import {
  actionButton,
  begins,
  card,
  cardButton,
  en,
  heading,
  menuButton,
  named,
  nextButton,
  sheet,
  undoButton,
  woundsButton,
} from './support/screen.ts';
import { HALE, VEX, activate, endActivation, firstFirefight, pressNext } from './support/table.ts';
import { giveFile } from './support/opening.ts';
import { screenSaid } from './support/said.ts';
import { expect, faultsOf, test } from './support/test.ts';

const FOE = 'Fighter 1';
const { battle, common, home, saving, storage } = en;

const glyph = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');

/** Presses what gives a file, and reads it. */
async function fileFrom(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toMatch(/^retinue-.*\.json$/u);
  return textOf(download);
}

/** Everything in localStorage of a battle, by key without its id. */
const slotOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter((key) => key.startsWith('retinue/battle/'))
        .map((key) => [key.split('/').slice(3).join('/'), localStorage.getItem(key) ?? '']),
    ),
  );

/** Changes one stored text of the battle, by the end of its key. */
async function changeSlot(page: Page, ending: string, change: (text: string) => string): Promise<void> {
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).map((key): [string, string] => [key, localStorage.getItem(key) ?? '']),
  );
  const found = stored.find(([key]) => key.startsWith('retinue/battle/') && key.endsWith(ending));
  if (found === undefined) throw new Error(`nothing stored under ${ending}`);
  const [key, text] = found;
  await page.evaluate((pair) => localStorage.setItem(...pair), [key, change(text)] as [string, string]);
}

type Pairs = [string, string][];

/** Everything in the second copy. */
const secondCopy = (page: Page): Promise<Pairs> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
      });
    const store = (await done(indexedDB.open('retinue', 1))).transaction('texts').objectStore('texts');
    const [keys, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return keys.map((key, index): [string, string] => [typeof key === 'string' ? key : '', String(texts[index])]);
  });

/** Changes every text of the second copy. */
async function changeSecondCopy(page: Page, change: (text: string) => string): Promise<void> {
  const pairs = (await secondCopy(page)).map(([key, text]): [string, string] => [key, change(text)]);
  await page.evaluate(async (changed) => {
    const opening = indexedDB.open('retinue', 1);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const transaction = opening.result.transaction('texts', 'readwrite');
    for (const [key, text] of changed) transaction.objectStore('texts').put(text, key);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  }, pairs);
}

/** Leaves the app, so that the page can be changed while no battle is open. */
async function leave(page: Page): Promise<string> {
  const address = page.url();
  await expect(glyph(page, saving.saved)).toBeVisible();
  await page.goto('/robots.txt');
  return address;
}

const fill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let count = 0;
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) {
          localStorage.setItem(`filler/${count}`, 'x'.repeat(size));
          count += 1;
        }
      } catch {
        // That much does not fit any more: try half of it.
      }
    }
  });

test.describe('two tabs', () => {
  test('should show in the second tab what the first does, and let it take over', async ({
    page,
    hand,
    context,
    hasTouch,
  }) => {
    await firstFirefight(hand);
    const second = await context.newPage();
    const faults = faultsOf(second);
    const other = new Hand(second, hasTouch);
    await second.goto(page.url());
    await expect(notice(second, saving.readOnly)).toBeVisible();
    await expect(glyph(second, saving.readOnlyFull)).toBeVisible();
    await activate(hand, VEX);
    await expect(card(second, VEX)).toHaveAttribute('data-state', 'acting');

    // The second one only reads.
    await other.tap(actionButton(second, 'reposition'));
    await expect(undoButton(second)).toHaveAccessibleName(`Undo: ${VEX} activated on Engage`);

    await other.tap(second.getByRole('button', { name: saving.takeOver }).first());
    await expect(notice(second, saving.readOnly)).toHaveCount(0);
    await expect(notice(page, saving.readOnly)).toBeVisible();
    await other.tap(actionButton(second, 'dash'));
    await expect(undoButton(second)).toHaveAccessibleName(/^Undo: .+ dashes$/u);
    await expect(undoButton(page)).toHaveAccessibleName(/^Undo: .+ dashes$/u);

    // The first one writes again when the other is closed.
    await second.close();
    await expect(notice(page, saving.readOnly)).toHaveCount(0);
    await hand.tap(actionButton(page, 'reposition'));
    await expect(undoButton(page)).toHaveAccessibleName(/^Undo: .+ repositions$/u);
    expect(faults).toEqual([]);
  });
});

test.describe('no room', () => {
  test('should play on with the storage full, warn, and export', async ({ page, hand }) => {
    await firstFirefight(hand);
    await fill(page);
    await activate(hand, HALE);
    await expect(card(page, HALE)).toHaveAttribute('data-state', 'acting');
    await expect(glyph(page, saving.savedSecond)).toBeVisible();
    await expect(notice(page, saving.full)).toBeVisible();
    await hand.tap(actionButton(page, 'reposition'));
    await hand.tap(glyph(page, saving.savedSecond));
    const text = await fileFrom(page, () => hand.tap(sheet(page).getByRole('button', { name: saving.export })));
    await hand.tap(sheet(page).getByRole('button', { name: common.close }));
    const file = JSON.parse(text) as { data: { entries: { command: { type: string } }[] } };
    expect(file.data.entries.slice(-2).map(({ command }) => command.type)).toEqual(['activate', 'act']);

    // The second copy has it all.
    await page.reload();
    await expect(undoButton(page)).toHaveAccessibleName(/^Undo: .+ repositions$/u);

    // Room again: the next command is saved, and the warning goes.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('filler/')) localStorage.removeItem(key);
    });
    await hand.tap(actionButton(page, 'dash'));
    await expect(glyph(page, saving.saved)).toBeVisible();
  });

  test('should play on without any storage, say so, and export', async ({ page, hand }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('storage is off', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'indexedDB', { get: refuse });
    });
    await page.goto('/');
    await expect(page.getByText(storage.off)).toBeVisible();
    await firstFirefight(hand);
    await expect(notice(page, storage.off)).toBeVisible();
    await activate(hand, VEX);
    await endActivation(hand);
    const text = await fileFrom(page, () =>
      hand.tap(notice(page, storage.off).getByRole('button', { name: saving.export })),
    );
    expect(text).toContain('"endActivation"');
    await hand.tap(menuButton(page));
    await hand.tap(page.getByRole('button', { name: battle.menuHome }));
    await pressNext(hand, home.continueBattle);
    await expect(undoButton(page)).toHaveAccessibleName('Undo: what the table said');
  });

  test('should play on with localStorage off, on the second copy alone', async ({ page, hand }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('storage is off', 'SecurityError');
        },
      });
    });
    await firstFirefight(hand);
    await activate(hand, VEX);
    // Without localStorage nothing is stored before the tap is dealt with.
    const stored = async () => (await secondCopy(page)).some(([, text]) => text.includes('"activated"'));
    await expect.poll(stored).toBe(true);
    await page.reload();
    await expect(card(page, VEX)).toHaveAttribute('data-state', 'acting');
    await expect(undoButton(page)).toHaveAccessibleName(`Undo: ${VEX} activated on Engage`);
  });
});

test.describe('a second store that does not answer', () => {
  test('should not keep a battle from being opened, listed and played, and say so', async ({ page, hand }) => {
    await firstFirefight(hand);
    await activate(hand, VEX);
    const address = await leave(page);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await page.goto(address);
    await expect(card(page, VEX)).toHaveAttribute('data-state', 'acting');
    await expect(glyph(page, saving.savedSilent)).toBeVisible();
    await expect(notice(page, saving.savedSilent)).toBeVisible();
    await hand.tap(actionButton(page, 'reposition'));
    await page.reload();
    await expect(undoButton(page)).toHaveAccessibleName(/^Undo: .+ repositions$/u);
    await hand.tap(menuButton(page));
    await hand.tap(page.getByRole('button', { name: battle.menuHome }));
    await pressNext(hand, home.continueBattle);
    await expect(undoButton(page)).toHaveAccessibleName(/^Undo: .+ repositions$/u);
  });
});

test.describe('a save that is not as it was written', () => {
  const truncated = (text: string) => text.slice(0, Math.floor(text.length / 2));

  test('should go on from the second copy when the first is truncated, and keep the first aside', async ({
    page,
    hand,
  }) => {
    await firstFirefight(hand);
    await activate(hand, VEX);
    const address = await leave(page);
    await changeSlot(page, '/tail', truncated);
    const broken =
      (await slotOf(page))['v2/tail'] ?? Object.values(await slotOf(page)).find((text) => text.includes('battle-tail'));
    await page.goto(address);
    await expect(card(page, VEX)).toHaveAttribute('data-state', 'acting');
    await hand.tap(actionButton(page, 'reposition'));
    await page.goto('/#/settings/device');
    await hand.tap(page.getByRole('button', { name: saving.unreadableList }));
    const kept = await fileFrom(page, () =>
      hand.tap(sheet(page).getByRole('button', { name: saving.whyKept.unreadable }).first()),
    );
    expect(kept).toContain(JSON.stringify(broken ?? '').slice(1, 200));
  });

  test('should leave what it cannot read as it is, and offer it for download', async ({ page, hand }) => {
    await firstFirefight(hand);
    await activate(hand, VEX);
    const address = await leave(page);
    await changeSlot(page, '/tail', (text) => text.slice(0, 40));
    await changeSecondCopy(page, (text) => text.slice(0, 40));
    const before = [await slotOf(page), await secondCopy(page)];
    await page.goto(address);
    await expect(page.getByRole('heading', { name: storage.unreadable })).toBeVisible();
    await expect(nextButton(page)).toHaveAccessibleName(saving.unreadableDownload);
    const text = await fileFrom(page, () => pressNext(hand));
    expect(text.length).toBeGreaterThan(100);
    await page.goto('/robots.txt');
    expect([await slotOf(page), await secondCopy(page)]).toEqual(before);
    // It stops nobody from beginning another battle.
    await page.goto('/');
    await hand.tap(page.getByRole('button', { name: home.newBattle }));
    await pressNext(hand, en.deployment.start);
    await expect(heading(page)).toHaveText(en.turningPoint.title(1));
  });

  test('should refuse a hand-edited save with its problems', async ({ page, hand }) => {
    await firstFirefight(hand);
    const address = await leave(page);
    // As an older app writes it, which counts on nobody's sums.
    const edited = (text: string) => text.replace(/"sums":\[[^\]]*\],/u, '').replace('"seq":2', '"seq":"two"');
    await changeSlot(page, '/tail', edited);
    await changeSecondCopy(page, edited);
    const before = await slotOf(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: storage.unreadable })).toBeVisible();
    await hand.tap(page.getByText(saving.refusedProblems(1)));
    await expect(page.getByRole('listitem').first()).toContainText(/entries/u);
    await page.goto('/robots.txt');
    expect(await slotOf(page)).toEqual(before);
  });

  test('should open a save with commands and events it does not know', async ({ page, hand }) => {
    await firstFirefight(hand);
    await activate(hand, VEX);
    const address = await leave(page);
    const later = (text: string) =>
      text
        .replace('"command":{"type":"activate"', '"command":{"type":"levitate"')
        .replace('"events":[', '"events":[{"type":"floated"},');
    await changeSlot(page, '/tail', later);
    await page.goto(address);
    await expect(card(page, VEX)).toHaveAttribute('data-state', 'acting');
    await page.goto(`${address}/log`);
    await expect(heading(page)).toHaveText(en.logScreen.title);
    await hand.tap(undoButton(page));
    await expect(undoButton(page)).toHaveAccessibleName('Undo: the start of the firefight');
  });

  test('should leave a save of a future version alone', async ({ page, hand }) => {
    await firstFirefight(hand);
    const address = await leave(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        const found = /^(?<head>retinue\/battle\/[^/]+\/v)\d+(?<rest>\/.*)$/u.exec(key)?.groups;
        if (found === undefined) continue;
        const text = (localStorage.getItem(key) ?? '').replace(/"version":\d+/u, '"version":99');
        localStorage.setItem(`${found['head']}99${found['rest']}`, text);
        localStorage.removeItem(key);
      }
    });
    const before = await slotOf(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: saving.newer })).toBeVisible();
    const text = await fileFrom(page, () => pressNext(hand, saving.unreadableDownload));
    expect(text).toContain('v99');
    await page.goto('/robots.txt');
    expect(await slotOf(page)).toEqual(before);
  });
});

test.describe('the ring of copies', () => {
  /** Waits until the newest copy has what is asked for, then leaves the app. */
  async function copiedAndLeft(page: Page, text: string): Promise<string> {
    const copied = async () =>
      (await secondCopy(page)).some(([key, kept]) => key.startsWith('ring/') && kept.includes(text));
    const address = page.url();
    // The page is hidden, as when the phone is put away: what has changed is copied at once.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(copied).toBe(true);
    await page.goto('/robots.txt');
    return address;
  }

  /** Removes what is stored but for the copies of the ring. */
  async function wipe(page: Page, alsoSecond: boolean): Promise<void> {
    await page.evaluate(() => localStorage.clear());
    if (!alsoSecond) return;
    const gone = (await secondCopy(page)).flatMap(([key]) => (key.startsWith('ring') ? [] : [key]));
    await page.evaluate(async (keys) => {
      const opening = indexedDB.open('retinue', 1);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const transaction = opening.result.transaction('texts', 'readwrite');
      for (const key of keys) transaction.objectStore('texts').delete(key);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    }, gone);
  }

  /** Spoils both copies of a save, not those of the ring. */
  async function spoil(page: Page, kind: 'battle' | 'campaign'): Promise<void> {
    await page.evaluate((prefix) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(`retinue/${prefix}/`)) localStorage.setItem(key, '{"format":');
    }, kind);
    const pairs = (await secondCopy(page)).filter(([key]) => key.startsWith(`${kind}/`));
    await page.evaluate(
      async (keys) => {
        const opening = indexedDB.open('retinue', 1);
        await new Promise((resolve) => opening.addEventListener('success', resolve));
        const transaction = opening.result.transaction('texts', 'readwrite');
        for (const key of keys) transaction.objectStore('texts').put('{"format":', key);
        await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      },
      pairs.map(([key]) => key),
    );
  }

  test('should restore a corrupted battle in one tap, and keep what was corrupted', async ({ page, hand }) => {
    await firstFirefight(hand);
    await activate(hand, VEX);
    const address = await copiedAndLeft(page, '"type":"activate"');
    await spoil(page, 'battle');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: storage.unreadable })).toBeVisible();
    await pressNext(hand, storagePanel.found.restore);
    await expect(card(page, VEX)).toHaveAttribute('data-state', 'acting');
    await hand.tap(actionButton(page, 'reposition'));
    await expect(glyph(page, saving.saved)).toBeVisible();
    await page.reload();
    await expect(undoButton(page)).toHaveAccessibleName(/^Undo: .+ repositions$/u);
    await page.goto('/#/storage');
    await expect(page.getByRole('button', { name: begins(saving.whyKept.replaced) }).first()).toBeVisible();
  });

  test('should restore a corrupted campaign in one tap', async ({ page, hand }) => {
    const id = await foundCampaign(hand);
    const address = await copiedAndLeft(page, id);
    await spoil(page, 'campaign');
    await page.goto(address);
    await pressNext(hand, storagePanel.found.restore);
    await expect(nextButton(page)).toHaveAccessibleName(named(said.home.next.deploy));
  });

  test('should go on from the second copy when localStorage was wiped', async ({ page, hand }) => {
    await firstFirefight(hand);
    await activate(hand, VEX);
    await leave(page);
    await wipe(page, false);
    await page.goto('/');
    await pressNext(hand, home.continueBattle);
    await expect(card(page, VEX)).toHaveAttribute('data-state', 'acting');
    await hand.tap(actionButton(page, 'reposition'));
    await expect(glyph(page, saving.saved)).toBeVisible();
  });

  test('should offer what only the ring still has, and restore it in one tap', async ({ page, hand }) => {
    await firstFirefight(hand);
    await activate(hand, VEX);
    await copiedAndLeft(page, '"type":"activate"');
    await wipe(page, true);
    await page.goto('/');
    await hand.tap(page.getByRole('button', { name: begins(storagePanel.found.title) }));
    await expect(card(page, VEX)).toHaveAttribute('data-state', 'acting');
    await expect(undoButton(page)).toHaveAccessibleName(`Undo: ${VEX} activated on Engage`);
    await hand.tap(menuButton(page));
    await hand.tap(page.getByRole('button', { name: battle.menuHome }));
    await expect(nextButton(page)).toHaveAccessibleName(named(home.continueBattle));
    await expect(page.getByRole('region', { name: storagePanel.found.title })).toHaveCount(0);
  });
});

test.describe('two tabs with one campaign', () => {
  test('should let the second read, and take over', async ({ page, hand, context, hasTouch }) => {
    await foundCampaign(hand);
    const second = await context.newPage();
    const faults = faultsOf(second);
    const other = new Hand(second, hasTouch);
    await second.goto(page.url());
    await expect(notice(second, saving.readOnly)).toBeVisible();
    await other.tap(notice(second, saving.readOnly).getByRole('button', { name: saving.takeOver }));
    await expect(notice(second, saving.readOnly)).toHaveCount(0);
    await expect(notice(page, saving.readOnly)).toBeVisible();
    await other.tap(nextButton(second));
    await expect(heading(second)).toHaveText(said.retinue.deploying.title);
    await other.tap(nextButton(second));
    await expect(second.getByRole('heading', { name: en.turningPoint.title(1) })).toBeVisible();
    // The first one shows what the second did, and does not write.
    await expect(nextButton(page)).toHaveAccessibleName(named(said.home.next.battle));
    expect(faults).toEqual([]);
  });
});

test.describe('a shared retinue', () => {
  test('should go by a link to somebody else, who sees it before it is taken', async ({
    page,
    hand,
    browser,
    hasTouch,
    viewport,
    baseURL,
  }) => {
    const id = await foundCampaign(hand);
    await page.goto(`/#/campaign/${id}/share`);
    await expect(page.getByRole('img', { name: begins('QR') })).toBeVisible();
    const field = page.getByRole('textbox', { name: sharing.linkField });
    await expect(field).toHaveValue(/^http/u);
    const link = await field.inputValue();
    const elsewhere = await browser.newContext({ hasTouch, viewport, baseURL: baseURL ?? '' });
    const other = new Hand(await elsewhere.newPage(), hasTouch);
    const faults = faultsOf(other.page);
    await other.page.goto(link);
    await expect(other.page.getByText('Isaura Vex')).toBeVisible();
    expect(await other.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await pressNext(other, sharing.take.take);
    await expect(nextButton(other.page)).toHaveAccessibleName(named(said.home.next.deploy));
    expect(other.page.url()).not.toContain(id);
    expect(faults).toEqual([]);
    await elsewhere.close();
  });
});

test.describe('files', () => {
  /** Brings a file by the door of home. */
  async function bring(hand: Hand, name: string, text: string): Promise<void> {
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
    await giveFile(hand.page, hand.page.getByRole('button', { name: begins(home.bringFile) }), file);
  }

  async function exported(hand: Hand): Promise<string> {
    await hand.tap(glyph(hand.page, saving.saved));
    const text = await fileFrom(hand.page, () =>
      hand.tap(sheet(hand.page).getByRole('button', { name: saving.export })),
    );
    await hand.tap(sheet(hand.page).getByRole('button', { name: common.close }));
    return text;
  }

  test('should bring an exported battle back as it was', async ({
    page,
    hand,
    browser,
    hasTouch,
    viewport,
    baseURL,
  }) => {
    await firstFirefight(hand);
    await activate(hand, HALE);
    await hand.dragUp(woundsButton(page, FOE), -40);
    const screen = await screenSaid(page);
    const file = await exported(hand);

    const elsewhere = await browser.newContext({ hasTouch, viewport, baseURL: baseURL ?? '' });
    const other = new Hand(await elsewhere.newPage(), hasTouch);
    const faults = faultsOf(other.page);
    await other.page.goto('/');
    await bring(other, 'battle.json', file);
    await other.tap(other.page.getByRole('button', { name: door.next.battle, exact: true }));
    await expect(nextButton(other.page)).toHaveAccessibleName(named(battle.endActivation));
    await expect.poll(() => screenSaid(other.page)).toBe(screen);
    expect(JSON.parse(await exported(other))).toEqual(JSON.parse(file));
    expect(faults).toEqual([]);
    await elsewhere.close();
  });

  test('should refuse a broken file with what is wrong, and lose nothing', async ({ page, hand }) => {
    await firstFirefight(hand);
    await activate(hand, HALE);
    const file = await exported(hand);
    await hand.tap(menuButton(page));
    await hand.tap(page.getByRole('button', { name: battle.menuHome }));
    await expect(nextButton(page)).toHaveAccessibleName(named(home.continueBattle));
    const before = await slotOf(page);
    const refuses = async (name: string, text: string, why: string) => {
      await bring(hand, name, text);
      await expect(page.getByRole('region', { name: door.refusedTitle })).toContainText(why);
      await hand.tap(page.getByRole('button', { name: common.back }).first());
    };
    await refuses('photo.json', 'no JSON at all', door.unknown);
    await refuses('half.json', file.slice(0, file.length / 2), door.unknown);
    await refuses('typo.json', file.replace('"seq":2', '"seq":"two"'), saving.refusedProblems(1));
    await refuses('hole.json', file.replace('"seq":2', '"seq":5'), 'entries[1].seq');
    await refuses('future.json', file.replace(/"version":\d+/u, '"version":99'), saving.refusedNewerFile);
    expect(await slotOf(page)).toEqual(before);
    await pressNext(hand, home.continueBattle);
    await expect(cardButton(page, HALE)).toHaveAttribute('aria-current', 'true');
  });
});
