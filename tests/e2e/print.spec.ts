import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { prepareCampaign as Prepare } from '../bench/campaignTimes.ts';
import { builtModule } from '../../src/tools/builtModule.mjs';
import { heading } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

type Stored = Awaited<ReturnType<typeof Prepare>>['long'];

const BATTLES = 6;
const A4 = { width: 595, height: 842 };

// One worker plays the campaign once for all; paper is the same whatever it is printed from.
test.describe.configure({ mode: 'serial' });

let stored: Stored | null = null;

/** Ten operatives and six battles, as a browser has stored them. */
async function played(): Promise<Stored> {
  const { module, outDir } = await builtModule('tests/bench/campaignTimes.ts');
  const prepare: typeof Prepare = module.prepareCampaign;
  const { long } = await prepare({ battles: BATTLES, events: 0 });
  rmSync(outDir, { recursive: true, force: true });
  return long;
}

/** Opens what is to be printed of that campaign. */
async function open(page: Page, what: 'cards' | 'roster' | 'chronicle'): Promise<void> {
  stored ??= await played();
  await page.addInitScript((pairs) => {
    for (const [key, text] of pairs) localStorage.setItem(key, text);
  }, stored.local);
  await page.goto(`/#/campaign/${stored.id}/print/${what}`);
  await expect(heading(page)).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

/** The sheet as the browser prints it, by what its dictionaries say. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ tagged: true, preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/gu)];
  return {
    pages: (pdf.match(/\/Type\s*\/Page(?![s\w])/gu) ?? []).length,
    sizes: boxes.map(([, width, height]) => ({ width: Math.round(Number(width)), height: Math.round(Number(height)) })),
    tagged: pdf.includes('/StructTreeRoot') && /\/MarkInfo\s*<<[^>]*\/Marked\s+true/u.test(pdf),
    tags: new Set([...pdf.matchAll(/\/S\s*\/(\w+)/gu)].map(([, tag]) => tag)),
  };
}

/** Each card with the page it begins and ends on. */
const pagesOfCards = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll('section')].filter((section) => section.querySelector('article'));
    return sheets.map((sheet) => {
      const paper = sheet.getBoundingClientRect();
      const cards = [...sheet.querySelectorAll('article')];
      const inside = cards.every((card) => {
        const box = card.getBoundingClientRect();
        return box.top >= paper.top && box.bottom <= paper.bottom && box.right <= paper.right && box.height > 300;
      });
      const cut = cards.filter((card) =>
        [card, ...card.querySelectorAll('ul')].some((part) => part.scrollHeight > part.clientHeight + 1),
      );
      return { cards: cards.length, inside, cut: cut.length };
    });
  });

/** What is seen of the app on paper beside the sheet: buttons, and grounds that are not white. */
const strayOnPaper = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 1;
    const buttons = [...document.querySelectorAll('button')].filter(shown).map((button) => button.textContent);
    const white = new Set(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']);
    const dark = [...document.querySelectorAll('body, body *')]
      .filter((element) => shown(element) && !white.has(getComputedStyle(element).backgroundColor))
      .map((element) => `${element.tagName} ${element.className}`);
    return { buttons, dark };
  });

/** As the browser lays it out for paper: the width of A4 in pixels of 96 to the inch. */
async function asPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
}

/** For whoever wants to look: `PRINT_TO=folder`. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['PRINT_TO'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test('should print the datacards on A4, four to a page, whole and tagged', async ({ page }) => {
  await open(page, 'cards');
  const { pages, sizes, tagged, tags } = await printed(page);
  expect(tagged).toBe(true);
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toEqual(A4);
  for (const tag of ['H1', 'H2', 'Table', 'TH']) expect(tags).toContain(tag);
  await asPaper(page);
  await look(page, 'cards');
  const laidOut = await pagesOfCards(page);
  expect(pages).toBe(laidOut.length);
  expect(pages).toBeGreaterThan(1);
  for (const one of laidOut) expect(one).toMatchObject({ inside: true, cut: 0 });
  for (const { cards } of laidOut.slice(0, -1)) expect(cards).toBe(4);
  expect(await strayOnPaper(page)).toEqual({ buttons: [], dark: [] });
});

for (const { what, most, needs } of [
  { what: 'roster', most: 3, needs: ['H1', 'H2', 'Table', 'TH', 'TD'] },
  { what: 'chronicle', most: 6, needs: ['H1', 'H2', 'P'] },
] as const)
  test(`should print the ${what} on A4, on few pages and tagged`, async ({ page }) => {
    await open(page, what);
    const { pages, sizes, tagged, tags } = await printed(page);
    expect(tagged).toBe(true);
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(most);
    for (const size of sizes) expect(size).toEqual(A4);
    for (const tag of needs) expect(tags).toContain(tag);
    await asPaper(page);
    await look(page, what);
    expect(await strayOnPaper(page)).toEqual({ buttons: [], dark: [] });
  });

const SCENARIO = [
  { sheet: 'briefing', pages: 1, needs: ['H1', 'H2', 'H3', 'P', 'L'] },
  { sheet: 'sheet', pages: 1, needs: ['H1', 'H2', 'H3', 'L'] },
  { sheet: 'aloud', pages: 2, needs: ['H1', 'H2', 'H3', 'P'] },
  { sheet: 'enemies', pages: 2, needs: ['H1', 'H2', 'Table', 'TH'] },
  { sheet: 'tables', pages: 1, needs: ['H1', 'H2', 'Table', 'TH'] },
  { sheet: 'markers', pages: 1, needs: ['H1', 'H2', 'L'] },
] as const;

/** What only the master may know of the starter module's first scenario. */
const SECRET = [/Learn the face/u, /second shift/iu, /Precentor/u, /Seventy-two/u, /For the master/u];

/** Parts of a sheet that are larger than the room they have. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section, main section article, main section > div')]
      .filter((part) => getComputedStyle(part).overflow === 'hidden')
      .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.tagName} ${part.className}`),
  );

test('should print a scenario on A4, tagged and whole, its briefing without a secret', async ({ page }) => {
  for (const { sheet, pages: most, needs } of SCENARIO) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ media: null });
    await page.goto(`/#/print/silent-relay/${sheet}`);
    await expect(page.locator('main section').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const { pages, sizes, tagged, tags } = await printed(page);
    expect({ sheet, tagged, many: pages > most }).toEqual({ sheet, tagged: true, many: false });
    for (const size of sizes) expect(size).toEqual(A4);
    for (const tag of needs) expect(tags, sheet).toContain(tag);
    await asPaper(page);
    await look(page, `scenario-${sheet}`);
    expect(await cutOff(page), sheet).toEqual([]);
    expect(await strayOnPaper(page), sheet).toEqual({ buttons: [], dark: [] });
    const said = await page.locator('main').innerText();
    expect(
      SECRET.some((secret) => secret.test(said)),
      sheet,
    ).toBe(['sheet', 'aloud'].includes(sheet));
  }
});

/** What a page of A4 holds between its margins, in pixels of 96 to the inch. */
const PAGE = 1123 - 2 * 45;

test('should print the cards of both war bands on A4, tagged, each war band on a page of its own, no card cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/#/new');
  await click(page.getByRole('radio', { name: 'Kill Team Vanguard' }));
  await click(page.getByRole('button', { name: /^Print the cards/u }));
  await expect(page.locator('main article')).toHaveCount(10);
  await page.evaluate(() => document.fonts.ready);
  const { pages, sizes, tagged, tags } = await printed(page);
  expect(tagged).toBe(true);
  for (const size of sizes) expect(size).toEqual(A4);
  for (const tag of ['H1', 'H2', 'H3', 'Table', 'TH', 'L']) expect(tags).toContain(tag);
  expect(pages).toBeGreaterThanOrEqual(2);
  expect(pages).toBeLessThanOrEqual(5);
  await asPaper(page);
  await look(page, 'war-bands');
  const cards = await page.locator('main article').evaluateAll((all) =>
    all.map((card) => ({
      height: card.getBoundingClientRect().height,
      breaks: getComputedStyle(card).breakInside,
      cut: card.scrollWidth > card.clientWidth + 1,
    })),
  );
  for (const { height, breaks, cut } of cards) {
    expect({ breaks, cut }).toEqual({ breaks: 'avoid', cut: false });
    expect(height).toBeLessThan(PAGE);
  }
  expect(await strayOnPaper(page)).toEqual({ buttons: [], dark: [] });
});
