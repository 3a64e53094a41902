import { making as words } from '../../src/words/en/making/making.ts';
import { scenario } from '../../src/words/en/scenario/scenario.ts';
import { strategy } from '../../src/words/en/strategy.ts';
import { killTeams } from '../../src/words/en/killTeams.ts';
import { twoSides } from '../../src/words/en/twoSides.ts';
import { drawn, field, pressed, saved, toShelf } from './support/making.ts';
import { noFindings } from './support/axe.ts';
import { begins, cardButton, en, heading, sheet } from './support/screen.ts';
import { pressNext, pressStep } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

const WARDENS = 'Salt wardens';
const OWN = words.copyName(WARDENS);
const PLOY = 'Out of the reeds';
const { parts } = scenario;
const { orders } = en;

test('a ploy is made by screens alone, offered in a battle of its game, and carried out', async ({ page, hand }) => {
  test.slow();
  await toShelf(page, 'content');
  const made = page.getByRole('region', { name: words.section });
  await click(made.getByRole('radio', { name: words.systemNames.kt2021 }));
  await click(made.getByRole('button', { name: begins(words.kinds.retinues.many) }));
  await expect(heading(page)).toHaveText(words.kinds.retinues.many);
  await click(page.getByRole('region', { name: words.ofTheApp }).getByRole('button', { name: begins(WARDENS) }));
  await expect(heading(page)).toHaveText(OWN);

  await click(pressed(page, words.one['ploys'] ?? ''));
  const ploys = page.getByRole('group', { name: words.fields.ploys, exact: true });
  await field(page, words.fields.name).last().fill(PLOY);
  await expect(ploys.getByRole('group', { name: words.fields.effects, exact: true })).toBeVisible();
  const does = ploys.getByRole('group', { name: words.fields.effects, exact: true });
  await click(does.getByRole('button', { name: parts.addEffect, exact: true }));
  await does.getByLabel(parts.effect, { exact: true }).selectOption({ label: scenario.effectNames.order });
  await expect(drawn(page)).toContainText(PLOY);
  await expect(pressed(page, words.share)).toBeVisible();
  await saved(page);
  await noFindings(page, 'a roster with a ploy of its own');

  await page.goto('/');
  await hand.tap(page.getByRole('button', { name: en.home.doors.alone.title }));
  await hand.tap(page.getByRole('radio', { name: en.deployment.systems.kt2021, exact: true }));
  await pressStep(hand, en.common.playerName(1));
  const half = page.getByRole('region', { name: killTeams.team(en.common.playerName(1)) });
  await hand.tap(half.getByRole('button', { name: new RegExp(WARDENS, 'u') }));
  await hand.tap(sheet(page).getByRole('radio', { name: begins(OWN) }));
  await hand.tap(page.getByRole('button', { name: begins(en.deployment.start) }));
  const all = page.getByRole('radiogroup', { name: en.deployment.ordersOfAll(OWN) });
  await hand.tap(all.getByRole('radio', { name: orders.conceal.name }));
  await pressNext(hand, twoSides.setUp.begin);
  for (const [side, face] of [
    [OWN, 6],
    ['Gutter saints', 2],
  ] as const) {
    await expect(page.getByText(en.dice.rollOff(side), { exact: true })).toBeVisible();
    await hand.tap(page.getByRole('button', { name: en.dice.face(face), exact: true }));
  }
  await pressNext(hand);
  await expect(page.getByRole('heading', { name: strategy.strategy.ask.ploys(OWN) })).toBeVisible();
  await hand.tap(page.getByRole('checkbox', { name: begins(PLOY) }));
  await pressNext(hand, PLOY);
  await expect(page.getByRole('list', { name: strategy.strategy.said })).toContainText(PLOY);
  for (let passed = 0; passed < 6 && !(await cardButton(page, 'Ada Quill').isVisible()); passed += 1)
    await pressNext(hand);
  await expect(cardButton(page, 'Ada Quill')).toHaveAccessibleName(new RegExp(orders.engage.name, 'u'));
});
