import type { Locator, Page } from '@playwright/test';
import type { Hand } from './support/hand.ts';
import type { CardSeen } from './support/look.ts';
import { Player } from './support/player.ts';
import {
  actionButton,
  applies,
  cardButton,
  en,
  ends,
  fr,
  heading,
  named,
  nextButton,
  undoButton,
} from './support/screen.ts';
import { HALE, VEX, activate, firstFirefight, playFirst, shoot, startFirefight } from './support/table.ts';
import { expect, test } from './support/test.ts';
import type { SpokenWords } from '../support/words.ts';

test.use({ reducedMotion: 'reduce' });

const FOE = 'Fighter 1';
const soft = expect.configure({ soft: true });

interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly settings?: Readonly<Record<string, unknown>>;
}

const PHONES: readonly View[] = [
  { name: '390x844', width: 390, height: 844 },
  { name: '390x664', width: 390, height: 664 },
  { name: '360x740', width: 360, height: 740 },
  { name: '320x640', width: 320, height: 640 },
  { name: '844x390', width: 844, height: 390 },
  { name: 'text at 150 %', width: 390, height: 844, settings: { textSize: 150 } },
  { name: 'French', width: 390, height: 844, settings: { language: 'fr' } },
  { name: 'French at 320x640', width: 320, height: 640, settings: { language: 'fr' } },
  { name: 'table mode', width: 390, height: 844, settings: { tableMode: true } },
  { name: 'left thumb', width: 390, height: 844, settings: { thumbSide: 'left' } },
];
const DESKTOPS: readonly View[] = [
  { name: '1280x800', width: 1280, height: 800 },
  { name: '768x1024', width: 768, height: 1024 },
  { name: '1280x800, text at 150 %', width: 1280, height: 800, settings: { textSize: 150 } },
  { name: 'table mode, 1024x768', width: 1024, height: 768, settings: { tableMode: true } },
];

/** What sticks out of the page sideways: the page itself, and controls that nobody can scroll to. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth;
    const out = wide > innerWidth ? [`the page is ${wide} px wide in ${innerWidth}`] : [];
    const scrolls = (element: Element) => {
      for (let at = element.parentElement; at !== null; at = at.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
      return false;
    };
    for (const control of document.querySelectorAll('button, input, h1:not(.visually-hidden), h2')) {
      const { left, right, width } = control.getBoundingClientRect();
      if (width === 0 || !control.checkVisibility() || control.closest('.visually-hidden') !== null) continue;
      if ((left < -1 || right > innerWidth + 1) && !scrolls(control))
        out.push(`${control.getAttribute('aria-label') ?? control.textContent} from ${left} to ${right}`);
    }
    return out;
  });

/** The screen fits, and what is under the thumb can be seen and pressed. */
async function fits(page: Page, screen: string, words: SpokenWords): Promise<void> {
  await expect(nextButton(page, words), screen).toBeInViewport({ ratio: 1 });
  await soft.poll(() => overflow(page), { message: screen }).toEqual([]);
}

/** Stored as the settings screen stores it. */
async function withSettings(page: Page, changed: View['settings']): Promise<void> {
  if (changed === undefined) return;
  await page.evaluate((change) => {
    const key = 'retinue/settings';
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as { data: object } | null;
    if (stored === null) throw new Error('no settings are stored yet');
    localStorage.setItem(key, JSON.stringify({ ...stored, data: { ...stored.data, ...change } }));
  }, changed);
  await page.reload();
}

async function walk(page: Page, hand: Hand, { name, settings, ...size }: View): Promise<void> {
  const words = settings?.['language'] === 'fr' ? fr : en;
  const table = settings?.['tableMode'] === true;
  await page.setViewportSize(size);
  await firstFirefight(hand);
  await withSettings(page, settings);
  await expect(nextButton(page, words)).toHaveAccessibleName(named(words.battle.tapToActivate('retinue')));
  await fits(page, `${name}: nobody acting`, words);
  await expect(undoButton(page, words)).toBeInViewport({ ratio: 1 });
  const who = (full: string) =>
    table ? page.getByRole('button', { name: new RegExp(`^${full},`) }) : cardButton(page, full);
  await hand.tap(who(HALE));
  await expect(nextButton(page, words)).toHaveAccessibleName(ends(words));
  await fits(page, `${name}: acting`, words);
  if (table) await hand.tap(page.getByRole('button', { name: /^Sabine Hale/ }).first());
  await hand.tap(actionButton(page, 'shoot', words));
  await fits(page, `${name}: target choice`, words);
  await aim(page, hand, { table, words });
  await expect(heading(page)).toHaveText(words.attack.shootTitle);
  await fits(page, `${name}: dice to roll`, words);
  await hand.tap(nextButton(page, words));
  await expect(nextButton(page, words)).toHaveAccessibleName(named(words.dice.roll(3)));
  await hand.tap(nextButton(page, words));
  await expect(nextButton(page, words)).toHaveAccessibleName(applies(words));
  await fits(page, `${name}: saves to choose`, words);
  await hand.tap(nextButton(page, words));
  for (const [view, title] of [
    ['log', words.logScreen.title],
    ['end', words.end.confirm],
  ] as const) {
    await page.evaluate((to) => (location.hash = `${location.hash.replace(/\/(log|end)$/u, '')}/${to}`), view);
    await expect(heading(page)).toHaveText(title);
    await fits(page, `${name}: ${view}`, words);
  }
  await page.evaluate(() => (location.hash = '/'));
  await expect(nextButton(page, words)).toHaveAccessibleName(named(words.home.continueBattle));
  await fits(page, `${name}: home`, words);
  await page.evaluate(() => (location.hash = '/new'));
  await expect(nextButton(page, words)).toHaveAccessibleName(named(words.deployment.start));
  await fits(page, `${name}: deployment`, words);
  await page.evaluate(() => (location.hash = '/settings'));
  await expect(heading(page)).toHaveText(words.settings.title);
  await soft.poll(() => overflow(page), { message: `${name}: settings` }).toEqual([]);
}

/** Where one side is shown at a time, the other one is already there when a target is wanted. */
async function aim(page: Page, hand: Hand, { table, words }: { table: boolean; words: SpokenWords }): Promise<void> {
  const foe = words === fr ? fr.content.byName : {};
  const name = FOE.replace('Fighter', foe['Fighter'] ?? 'Fighter');
  const target = table ? page.getByRole('button', { name: new RegExp(`^${name},`) }) : cardButton(page, name);
  await hand.tap(target);
}

for (const view of PHONES) {
  test(`should fit the screen: ${view.name}`, async ({ page, hand, hasTouch }) => {
    test.skip(!hasTouch, 'a phone');
    await walk(page, hand, view);
  });
}

for (const view of DESKTOPS) {
  test(`should fit the screen: ${view.name}`, async ({ page, hand, hasTouch }) => {
    test.skip(hasTouch, 'no phone');
    await walk(page, hand, view);
  });
}

/** Sizes at which the faces of a die are short of room; `text` in percent. */
const CROWDED = [
  { name: 'text at 150 %', width: 390, height: 844, text: 150 },
  { name: 'text at 130 %, small', width: 320, height: 640, text: 130 },
  { name: 'text at 150 %, small', width: 320, height: 640, text: 150 },
  { name: 'text at 150 %, on its side', width: 844, height: 390, text: 150 },
  { name: 'zoomed to 200 %', width: 195, height: 422, text: 100 },
  { name: 'a desk zoomed to 200 %', width: 640, height: 400, text: 100 },
];

/** Buttons that a thumb cannot hit whole in a screen so wide; each is scrolled to, but never sideways. */
const cutOff = (buttons: Locator, screenWidth: number): Promise<string[]> =>
  buttons.evaluateAll((all, wide) => {
    const least = 48;
    return all.flatMap((button) => {
      button.scrollIntoView({ block: 'center' });
      for (let at = button.parentElement; at !== null; at = at.parentElement) at.scrollLeft = 0;
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
      const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
      const hit = corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
      const mark = (button.firstElementChild ?? button).getBoundingClientRect();
      const holds = mark.left >= left && mark.right <= right && mark.height <= height;
      const whole = left >= 0 && right <= wide && Math.min(width, height) >= least;
      const name = button.getAttribute('aria-label') ?? button.textContent;
      return hit && holds && whole ? [] : [`${name}: from ${left} to ${right}, ${width} by ${height}`];
    });
  }, screenWidth);

/** Measures the tray in which a die is typed at every crowded size. */
async function facesFit(page: Page, where: string): Promise<void> {
  const six = page.getByRole('button', { name: en.dice.face(6), exact: true });
  const buttons = page.locator('section', { has: six }).last().getByRole('button');
  await expect(six).toBeVisible();
  for (const { name, text, ...size } of CROWDED) {
    await page.setViewportSize(size);
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text);
    expect.soft(await cutOff(buttons, size.width), `${where}, ${name}`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '100%'));
}

test('should show every face of a die whole, however large the text', async ({ page, hand, hasTouch }) => {
  test.skip(!hasTouch, 'any size, set here');
  await playFirst(hand, 'table');
  await facesFit(page, 'initiative');
  await startFirefight(hand);
  await activate(hand, HALE);
  await shoot(hand, FOE);
  await facesFit(page, 'an attack');
});

test('should show a battle for the README', async ({ page, hand, hasTouch }) => {
  test.skip(!hasTouch || process.env['UPDATE_SCREENSHOT'] !== '1', 'only with UPDATE_SCREENSHOT=1');
  await page.emulateMedia({ colorScheme: 'dark' });
  await playFirst(hand);
  const acts = (card: CardSeen) => card.name === VEX && card.state === 'acting';
  await new Player(hand).playUntil(
    ({ cards, undo }) =>
      cards.some(acts) &&
      (undo?.endsWith(en.orders.engage.on) ?? false) &&
      cards.some(({ wounds, state }) => wounds < 7 && state !== 'down'),
  );
  await page.screenshot({ path: 'tests/e2e/battle.png' });
});
