import type { Page } from '@playwright/test';
import { en } from './screen.ts';

/** What may be brought back, the dice for the table, which make room for it on a narrow screen, and how its saves stand. */
const COMES_AND_GOES = [
  /button "(?:Bring back|Redo)/u,
  new RegExp(`button "${en.battle.menuDice}"`, 'u'),
  new RegExp(`button "(?:${en.saving.writing}|${en.saving.saved})"`, 'u'),
];

/** Everything that the screen says, whatever it is; but what comes and goes beside it. */
export async function screenSaid(page: Page): Promise<string> {
  const lines = (await page.getByRole('main').ariaSnapshot()).split('\n');
  return lines.filter((line) => !COMES_AND_GOES.some((each) => each.test(line))).join('\n');
}
