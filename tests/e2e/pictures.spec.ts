import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { found, said } from './support/campaign.ts';
import { heading, sheet } from './support/screen.ts';
import { VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const { operative } = said.retinue;
const NOTES = 'Carries the lantern. Never asks twice.';
/** The edge of what is kept of a picture. */
const KEPT_PX = 256;

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
}

/** A square PNG of noise: three bytes a pixel, and not one saved by packing. */
function noisyPng(edge: number): Buffer {
  const rows = randomBytes(edge * (1 + 3 * edge));
  // Each row begins with its filter: none.
  for (let row = 0; row < edge; row += 1) rows[row * (1 + 3 * edge)] = 0;
  const head = Buffer.concat([u32(edge), u32(edge), Buffer.from([8, 2, 0, 0, 0])]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(rows, { level: 0 });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

/** Chooses a picture on the open sheet, off the disk: handed over in memory 20 MB take a minute on a busy machine. */
async function choose(open: Locator, name: string, picture: Buffer): Promise<void> {
  const file = test.info().outputPath(name);
  writeFileSync(file, picture);
  const [chooser] = await Promise.all([
    open.page().waitForEvent('filechooser'),
    // By the key: a second tap at one place would be taken for a trembling thumb.
    open.getByRole('button', { name: operative.choosePicture }).press('Enter'),
  ]);
  await chooser.setFiles(file);
}

const shownPicture = (open: Locator) => open.getByRole('img', { name: operative.ownPicture });
const sourceOf = (picture: Locator) => picture.getAttribute('src');
const edgeOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

test('should keep a picture of 20 MB as a small portrait, and lose nothing to one that cannot be kept', async ({
  page,
  hand,
}) => {
  const id = await found(hand);
  await page.goto(`/#/campaign/${id}/operative/m1`);
  await expect(heading(page)).toHaveText(VEX);
  const describes = page.getByRole('button', { name: operative.describe, exact: true }).last();
  await hand.tap(describes);
  const open = sheet(page);
  await open.getByLabel(operative.notes).fill(NOTES);

  await test.step('20 MB of noise are taken and scaled down', async () => {
    const picture = noisyPng(2_600);
    expect(picture.length).toBeGreaterThan(20_000_000);
    await choose(open, 'noise.png', picture);
    await expect(shownPicture(open)).toBeVisible();
    expect(await edgeOf(shownPicture(open))).toBe(KEPT_PX);
    for (const fault of Object.values(operative.pictureFaults)) await expect(open.getByText(fault)).toHaveCount(0);
    await expect(open.getByLabel(operative.notes)).toHaveValue(NOTES);
  });

  await test.step('it is there after a save and a reload', async () => {
    await hand.tap(open.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText(NOTES)).toBeVisible();
    await page.reload();
    await expect(page.getByText(NOTES)).toBeVisible();
    await hand.tap(describes);
    expect(await edgeOf(shownPicture(open))).toBe(KEPT_PX);
  });

  await test.step('what is larger than any, or no picture at all, is refused, and the first stays', async () => {
    const before = await sourceOf(shownPicture(open));
    await open.getByLabel(operative.notes).fill(`${NOTES} Once.`);
    await choose(open, 'larger.png', noisyPng(3_200));
    await expect(open.getByText(operative.pictureFaults.tooLarge)).toBeVisible();
    await choose(open, 'broken.png', randomBytes(20_000_000));
    await expect(open.getByText(operative.pictureFaults.notPicture)).toBeVisible();
    expect(await sourceOf(shownPicture(open))).toBe(before);
    await expect(open.getByLabel(operative.notes)).toHaveValue(`${NOTES} Once.`);
  });
});
