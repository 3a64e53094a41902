import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Everything in the dark; what can differ by daylight, the colours, there. The app has no frames: one run sees all of it. */
const LOOKS = [
  { theme: 'dark', narrowed: (axe: AxeBuilder) => axe.withTags(TAGS) },
  { theme: 'light', narrowed: (axe: AxeBuilder) => axe.withRules(COLOURS) },
] as const;

const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const AXE = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');
/** Nothing that passes, nor where in the page it is; what plays by itself would have to be fetched, and nothing does. */
const ASKED = { resultTypes: ['violations' as const], selectors: false, preload: false };
/** What the builder brings in place of axe, whose whole text it would else bring twice at every look. */
const NOTHING_MORE = ';';

/** Sees to it that a page has axe: once, as long as it is not loaded anew. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

/** Looks at the screen as it is, in both themes. */
export async function noFindings(page: Page, screen: string): Promise<void> {
  for (const { theme, narrowed } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await bringAxe(page);
    const axe = new AxeBuilder({ page, axeSource: NOTHING_MORE }).options(ASKED).setLegacyMode();
    const { violations } = await narrowed(axe).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
    expect.soft(found, `${screen}, ${theme}`).toEqual([]);
  }
}
