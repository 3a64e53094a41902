import { expect, type Page } from '@playwright/test';
import { misfits } from './misfits.ts';

/** Devices, in px, and the sizes of text at which they are looked at, in percent. */
const DEVICES = [
  { width: 320, height: 568, texts: [100, 130, 150] },
  { width: 360, height: 740, texts: [115] },
  { width: 390, height: 844, texts: [100, 150] },
  { width: 640, height: 400, texts: [100] },
  { width: 844, height: 390, texts: [100, 150] },
  { width: 820, height: 1180, texts: [100] },
  { width: 1280, height: 800, texts: [100, 150] },
  { width: 1920, height: 1080, texts: [100] },
] as const;
const USUAL = { width: 390, height: 844 };
const LANGUAGES = ['en', 'fr'];

/** Looks at the screen as it is at every size, in text of every size and both languages; leaves it as on a usual phone, in English. */
export async function fitsEverySize(page: Page, screen: string): Promise<void> {
  const found = new Map<string, string[]>();
  for (const { texts, ...size } of DEVICES) {
    await page.setViewportSize(size);
    for (const [what, where] of await misfits(page, { width: size.width, languages: LANGUAGES, texts }))
      found.set(what, [...(found.get(what) ?? []), where]);
  }
  await page.setViewportSize(USUAL);
  await misfits(page, { width: USUAL.width, languages: ['en'], texts: [100] });
  const told = [...found].map(([what, where]) => `${what} (${where.join(', ')})`);
  expect.soft(told, screen).toEqual([]);
}
