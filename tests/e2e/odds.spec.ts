import type { Locator } from '@playwright/test';
import { odds as en } from '../../src/words/en/odds.ts';
import { odds as fr } from '../../src/words/fr/odds.ts';
import { noFindings as look } from './support/axe.ts';
import { heading } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

/** The answer is to what is asked now. */
const isWorkedOut = (answer: Locator) => expect(answer).toHaveAttribute('data-new', 'true');

test('should answer at once, keep what is asked in the address, and work a fight out', async ({ page }) => {
  await page.goto('/');
  await click(page.getByRole('button', { name: en.title, exact: true }));
  await expect(heading(page)).toHaveText(en.title);
  const region = page.getByRole('region', { name: en.answer });
  const answer = region.getByRole('status');
  await isWorkedOut(region);
  const before = await answer.innerText();
  await click(page.getByRole('button', { name: en.more(en.numbers.dice, en.weapon) }));
  await click(page.getByRole('button', { name: 'Rending', exact: true }));
  await expect(answer).not.toHaveText(before);
  await expect(page).toHaveURL(/#\/odds\/dice=5&rules=rending$/u);
  await look(page, 'a shot');
  await isWorkedOut(region);
  const after = await answer.innerText();
  await page.reload();
  await expect(answer).toHaveText(after);
  await click(page.getByRole('radio', { name: en.kinds.fight }));
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
  await click(page.getByRole('radio', { name: fr.kinds.shoot }));
  await expect(page.getByRole('region', { name: fr.answer }).getByRole('status')).toHaveText(/^Mettre à terre/u);
  await look(page, 'a shot in French');
});

test('should pick out of the packs, explain the chance, and give the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/odds');
  await click(page.getByRole('button', { name: en.pick.openFor(en.weapon) }));
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(en.pick.search).fill('PLASMA');
  await look(page, 'the sheet to pick from');
  await click(sheet.getByRole('button', { name: /^Hired gun/u }));
  await click(sheet.getByRole('button', { name: /^Plasma pistol \(supercharge\)/u }));
  await expect(sheet).toHaveCount(0);
  const weapon = page.getByRole('region', { name: en.weapon });
  await expect(weapon).toContainText('Hired gun, Plasma pistol (supercharge)');
  await expect(weapon).toContainText(en.pick.uncounted(['Range 8″']));
  await expect(weapon.getByRole('button', { name: 'Lethal 5+' })).toHaveAttribute('aria-pressed', 'true');
  await click(page.getByRole('button', { name: en.pick.openFor(en.target) }));
  await click(sheet.getByRole('button', { name: /^Hulk/u }));
  const target = page.getByRole('region', { name: en.target });
  await expect(target).toContainText('Hulk');
  const answer = page.getByRole('region', { name: en.answer });
  await isWorkedOut(answer);
  const chance = await answer.locator('b').first().innerText();
  await click(page.locator('summary', { hasText: en.why.title(chance) }));
  await expect(page.getByRole('region', { name: en.why.steps })).toContainText(en.why.so.shoot(chance));
  await expect(page.getByRole('region', { name: en.why.parts })).toContainText('Lethal 5+');
  await look(page, 'why');
  await click(page.getByRole('button', { name: /^Copy/u }));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.reload();
  await expect(target).toContainText('Hulk');
  await click(target.getByRole('button', { name: en.more(en.numbers.wounds, en.target) }));
  await expect(target).not.toContainText('Hulk');
});

test('should ask rare things behind a fold, and several attackers one after the other', async ({ page }) => {
  await page.goto('/#/odds/rules=relentless');
  const answer = page.getByRole('region', { name: en.answer });
  const status = answer.getByRole('status');
  await expect(page.getByRole('radio', { name: en.moreOf.editions.kt21 })).toBeHidden();
  await click(page.locator('summary', { hasText: en.moreOf.title }));
  await click(page.getByRole('radio', { name: new RegExp(`^${en.moreOf.rerollsAs.best.title}`, 'u') }));
  await click(page.getByRole('button', { name: en.moreOf.injured.shoot }));
  await click(page.getByRole('button', { name: en.others.add }));
  await expect(page).toHaveURL(/rerolls=best&rules=relentless&injured=1&others=1&2-rules=relentless$/u);
  await expect(status).toContainText('after each attacker');
  await isWorkedOut(answer);
  const before = await status.innerText();
  await click(page.getByRole('radio', { name: en.moreOf.editions.kt21 }));
  await expect(page.getByRole('radiogroup', { name: en.moreOf.invulnerable })).toBeVisible();
  await click(page.getByRole('radio', { name: en.onDie(2), exact: true }));
  await expect(status).not.toHaveText(before);
  await look(page, 'what is rare');
  await click(page.getByRole('button', { name: en.others.remove(2) }));
  await expect(status).not.toContainText('after each attacker');
  await click(page.getByRole('radio', { name: en.kinds.fight }));
  await click(page.getByRole('button', { name: en.more(en.numbers.rounds, en.moreOf.rounds) }));
  await expect(page.getByRole('button', { name: en.moreOf.injuries })).toBeVisible();
  await expect(status).toContainText(en.riskSentence.fight(0, 0).split(':')[0] ?? '');
});

const never = 'Chance to take it down: never.';
const ODD: readonly (readonly [asked: string, says: string])[] = [
  ['dice=0', never],
  ['normal=0&critical=0', never],
  ['dice=30&rules=accurate9.relentless.ceaseless.balanced', 'Chance to take it down'],
  ['hit=1', en.wrongLink],
  ['hit=7', en.wrongLink],
  ['foe-wounds=0', en.wrongLink],
  ['rules=lethal1', en.wrongLink],
  ['dice=31&others=9', en.wrongLink],
  ['edition=kt21&rules=hot.relentless&rerolls=best', en.hotRerolls],
  ['kind=fight&dice=30&foe-dice=30&wounds=99&foe-wounds=99', en.tooMany],
];

test('should say something clear to numbers at the edge and beyond, and go on', async ({ page }) => {
  await page.goto('/#/odds');
  await expect(heading(page)).toHaveText(en.title);
  const answer = page.getByRole('region', { name: en.answer });
  for (const [asked, says] of ODD) {
    await page.evaluate((hash) => location.assign(hash), `#/odds/${asked}`);
    await expect(page.getByRole('main'), asked).toContainText(says);
    await click(page.getByRole('radio', { name: en.kinds.shoot }));
    const dice = page.getByRole('group', { name: en.numbers.dice, exact: true });
    const before = Number(await dice.getByRole('status').innerText());
    const isMost = before === 30;
    await click(
      dice.getByRole('button', {
        name: isMost ? en.less(en.numbers.dice, en.weapon) : en.more(en.numbers.dice, en.weapon),
      }),
    );
    await expect(dice.getByRole('status'), asked).toHaveText(String(before + (isMost ? -1 : 1)));
    await isWorkedOut(answer);
  }
});
