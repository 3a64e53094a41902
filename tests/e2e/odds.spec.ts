import { odds as en } from '../../src/words/en/odds.ts';
import { odds as fr } from '../../src/words/fr/odds.ts';
import { noFindings as look } from './support/axe.ts';
import { heading } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

test('should answer at once, keep what is asked in the address, and work a fight out', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: en.title, exact: true }).click();
  await expect(heading(page)).toHaveText(en.title);
  const answer = page.getByRole('region', { name: en.answer }).getByRole('status');
  const before = await answer.innerText();
  await page.getByRole('button', { name: en.more(en.numbers.dice, en.weapon) }).click();
  await page.getByRole('button', { name: 'Rending', exact: true }).click();
  await expect(answer).not.toHaveText(before);
  await expect(page).toHaveURL(/#\/odds\/dice=5&rules=rending$/u);
  await look(page, 'a shot');
  const after = await answer.innerText();
  await page.reload();
  await expect(answer).toHaveText(after);
  await page.getByRole('radio', { name: en.kinds.fight }).click();
  await expect(answer).toContainText(en.riskSentence.fight(0, 0).split(':')[0] ?? '');
  await expect(page.getByRole('table', { name: en.table }).getByRole('row')).not.toHaveCount(0);
});

test('should say in French what cannot be read or worked out', async ({ page }) => {
  const huge = ['', 'foe-'].map((side) => `${side}dice=20&${side}wounds=60`).join('&');
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr'] }));
  await page.goto(`/#/odds/kind=fight&hit=9&${huge}`);
  await expect(heading(page)).toHaveText(fr.title);
  await expect(page.getByText(fr.wrongLink)).toBeVisible();
  await expect(page.getByText(fr.tooMany)).toBeVisible();
  await page.getByRole('radio', { name: fr.kinds.shoot }).click();
  await expect(page.getByRole('region', { name: fr.answer }).getByRole('status')).toHaveText(/^Mettre à terre/u);
  await look(page, 'a shot in French');
});
