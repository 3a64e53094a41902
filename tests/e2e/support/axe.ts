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

/** Looks at the screen as it is, in both themes. */
export async function noFindings(page: Page, screen: string): Promise<void> {
  for (const { theme, narrowed } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    const { violations } = await narrowed(axe).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
    expect.soft(found, `${screen}, ${theme}`).toEqual([]);
  }
}
