import { expect, type Page } from '@playwright/test';
import { misfits } from './misfits.ts';

/** Devices, in px, the sizes of text at which they are looked at, in percent, and whether fingers or keys and a mouse are at them. */
const DEVICES = [
  { width: 320, height: 568, texts: [100, 130, 150], by: 'touch' },
  { width: 360, height: 740, texts: [115], by: 'touch' },
  { width: 390, height: 844, texts: [100, 150], by: 'touch' },
  { width: 640, height: 400, texts: [100], by: 'touch' },
  { width: 844, height: 390, texts: [100, 150], by: 'touch' },
  { width: 820, height: 1180, texts: [100], by: 'either' },
  { width: 1280, height: 800, texts: [100, 150], by: 'keys' },
  { width: 1920, height: 1080, texts: [100], by: 'keys' },
] as const;
const LANGUAGES = ['en', 'fr'];

/** Whether there are fingers at it. */
const hasTouch = (page: Page): Promise<boolean> => page.evaluate(() => matchMedia('(pointer: coarse)').matches);

/**
 * Looks at the screen as it is at every size that goes with the hand at it, in text of every size and both languages; leaves it
 * as it was, in English.
 */
export async function fitsEverySize(page: Page, screen: string): Promise<void> {
  const usual = page.viewportSize();
  if (usual === null) throw new Error('a page of no size');
  const found = new Map<string, string[]>();
  const own = (await hasTouch(page)) ? 'touch' : 'keys';
  for (const { texts, by, ...size } of DEVICES) {
    if (by !== own && by !== 'either') continue;
    await page.setViewportSize(size);
    for (const [what, where] of await misfits(page, { width: size.width, languages: LANGUAGES, texts }))
      found.set(what, [...(found.get(what) ?? []), where]);
  }
  await page.setViewportSize(usual);
  await misfits(page, { width: usual.width, languages: ['en'], texts: [100] });
  const told = [...found].map(([what, where]) => `${what} (${where.join(', ')})`);
  expect.soft(told, screen).toEqual([]);
}
