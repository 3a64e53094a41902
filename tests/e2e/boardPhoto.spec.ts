import { truncateSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { board } from '../../src/words/en/board.ts';
import { boardEditor as words } from '../../src/words/en/boardEditor.ts';
import { noFindings } from './support/axe.ts';
import type { Hand } from './support/hand.ts';
import { pressed, saved, toShelf } from './support/making.ts';
import { begins, en, heading, sheet } from './support/screen.ts';
import { chooseGround, pressNext } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const { photo, trace } = words;
/** Where the corners of the table are in its photo, clockwise from the far left one. */
const CORNERS = [
  [0.25, 0.2],
  [0.75, 0.25],
  [0.95, 0.9],
  [0.08, 0.85],
] as const;

/** A photo of a light table of 30 by 22 inches on a dark floor, with a dark crate from 12 to 18 inches across and 8 to 14 deep. */
async function photoOfTable(page: Page): Promise<Buffer> {
  const url = await page.evaluate((corners) => {
    const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
    const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
    const [dx, dy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
    const area = ax * by - bx * ay;
    const [g, h] = [(dx * by - bx * dy) / area, (ax * dy - dx * ay) / area];
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 900;
    const context = canvas.getContext('2d');
    if (context === null) return '';
    context.fillStyle = '#222';
    context.fillRect(0, 0, 1200, 900);
    const area4 = (colour: string, box: readonly [number, number, number, number]) => {
      const [left, near, right, far] = box;
      context.fillStyle = colour;
      context.beginPath();
      for (const [x, y] of [
        [left, far],
        [right, far],
        [right, near],
        [left, near],
      ] as const) {
        const [u, v] = [x / 30, 1 - y / 22];
        const depth = g * u + h * v + 1;
        const across = ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / depth;
        const down = ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / depth;
        context.lineTo(across * 1200, down * 900);
      }
      context.fill();
    };
    area4('#ddd', [0, 0, 30, 22]);
    area4('#555', [12, 8, 18, 14]);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, CORNERS);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

type Given = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A file on the disk so large, of which nothing is written: sent to the browser byte by byte it would cost much. */
function emptyFile(file: string, bytes: number): string {
  writeFileSync(file, '');
  truncateSync(file, bytes);
  return file;
}

async function choosePhoto(page: Page, button: Locator, file: Given | string) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.press('Enter')]);
  await chooser.setFiles(file);
}

async function emptyBoard(page: Page, hand: Hand) {
  await toShelf(page, 'boards');
  await hand.tap(pressed(page, words.make));
  await hand.tap(
    sheet(page)
      .getByRole('button', { name: begins(words.empty('')) })
      .first(),
  );
  await expect(heading(page)).toHaveText(words.newName);
  await saved(page);
}

/** Pulls a corner to its place in the photo. */
async function pullCorner(page: Page, which: number) {
  const map = page.getByRole('group', { name: photo.cornersLabel });
  const shown = await map.locator('svg > image').first().boundingBox();
  const from = await map.getByRole('button').nth(which).boundingBox();
  const [across, down] = CORNERS[which] ?? [0, 0];
  if (shown === null || from === null) throw new Error('no photo');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(shown.x + across * shown.width, shown.y + down * shown.height, { steps: 4 });
  await page.mouse.up();
}

/** The crate in the photo. */
const CRATE = [
  [12, 8],
  [18, 8],
  [18, 14],
  [12, 14],
] as const;

/** A tap on the board at a place of it, as it stands on a phone: its left edge below. */
async function tapBoard(hand: Hand, map: Locator, x: number, y: number) {
  const frame = await map.locator('svg > g > path').first().boundingBox();
  if (frame === null) throw new Error('no board');
  const stands = frame.height > frame.width;
  const [across, down] = stands ? [1 - y / 22, 1 - x / 30] : [x / 30, 1 - y / 22];
  await hand.tapAt({ x: frame.x + across * frame.width, y: frame.y + down * frame.height });
}

/** A battle on screen on the first board of one's own. */
async function fightOn(page: Page, hand: Hand) {
  await page.goto('/#/new');
  await chooseGround(hand, begins(words.newName));
  await pressNext(hand, en.deployment.startOn);
}

/** How light the photo under the board is at a place of it, 0 to 255. */
const lightAt = (page: Page, x: number, y: number): Promise<number> =>
  page.getByRole('group', { name: board.label(30, 22) }).evaluate(
    async (map, at) => {
      const image = new Image();
      image.src = map.querySelector('image')?.getAttribute('href') ?? '';
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const [across, down] = [(at.x / 30) * canvas.width, (1 - at.y / 22) * canvas.height];
      return context?.getImageData(across, down, 1, 1).data[0] ?? -1;
    },
    { x, y },
  );

test('should lay a photo of the table flat under the board, where its corners are set', async ({ page, hand }) => {
  await emptyBoard(page, hand);
  const section = page.getByRole('region', { name: photo.title });
  const choose = section.getByRole('button', { name: photo.choose });

  await choosePhoto(page, choose, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(section.getByText(photo.faults.notPicture)).toBeVisible();
  await choosePhoto(page, choose, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(section.getByText(photo.faults.unreadable)).toBeVisible();
  await choosePhoto(page, choose, emptyFile(test.info().outputPath('b.jpg'), 40_000_000));
  await expect(section.getByText(photo.faults.tooLarge)).toBeVisible();

  await hand.tap(page.getByRole('button', { name: 'Wall', exact: true }));
  await hand.tap(page.getByRole('button', { name: words.putInMiddle }));
  const buffer = await photoOfTable(page);
  await choosePhoto(page, choose, { name: 'table.jpg', mimeType: 'image/jpeg', buffer });
  await expect(heading(page)).toHaveText(photo.title);
  await noFindings(page, 'the corners of a photo');
  for (const which of [0, 1, 2, 3]) await pullCorner(page, which);
  await hand.tap(pressed(page, photo.layFlat));
  await expect(heading(page)).toHaveText(words.newName);
  await expect(page.getByRole('button', { name: begins('Wall, 15 inches') })).toBeVisible();

  await expect(page.getByRole('group', { name: board.label(30, 22) }).locator('image')).toBeVisible();
  expect(await lightAt(page, 15, 11)).toBeLessThan(120);
  for (const [x, y] of [
    [11.3, 11],
    [18.7, 11],
    [15, 7.3],
    [15, 14.7],
    [1, 1],
    [29, 21],
  ] as const)
    expect(await lightAt(page, x, y)).toBeGreaterThan(180);

  const map = page.getByRole('group', { name: board.label(30, 22) });
  await hand.tap(page.getByRole('button', { name: trace.kinds.outline, exact: true }));
  for (const [x, y] of CRATE) await tapBoard(hand, map, x, y);
  await hand.tap(page.getByRole('button', { name: trace.close }));
  const pieces = page.getByRole('region', { name: words.pieces });
  await expect(pieces.getByRole('button', { name: /^Traced piece, 1(?:4\.[89]|5|5\.[01])\d* inches/u })).toBeVisible();

  await hand.tap(page.getByRole('button', { name: trace.kinds.outline, exact: true }));
  for (const [x, y] of [
    [2, 2],
    [6, 6],
    [6, 2],
    [2, 6],
  ] as const)
    await tapBoard(hand, map, x, y);
  await hand.tap(page.getByRole('button', { name: trace.close }));
  await expect(page.getByText(trace.faults.crosses)).toBeVisible();
  await hand.tap(page.getByRole('button', { name: trace.kinds.box, exact: true }));
  for (const [x, y] of [
    [3, 16],
    [6, 20],
  ] as const)
    await tapBoard(hand, map, x, y);
  await expect(pieces.getByRole('button', { name: /^Traced piece, 4\.[3-7]\d* inches/u })).toBeVisible();
  await saved(page);
  await noFindings(page, 'a board in the making');

  await fightOn(page, hand);
  const fought = page.getByRole('group', { name: board.label(22, 30) });
  await expect(fought.locator('image')).toBeVisible();
  await expect(fought).toContainText(trace.pieceName);
});
