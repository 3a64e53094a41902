import { chromium } from '@playwright/test';
import { Hand } from './support/hand.ts';
import { actionButton, card, en, menuButton, named, nextButton, undoButton } from './support/screen.ts';
import { VEX, activate, firstFirefight, pressNext } from './support/table.ts';
import { expect, faultsOf, test } from './support/test.ts';

const { saving } = en;

/** From the battle to home. */
async function goHome(hand: Hand): Promise<void> {
  await hand.tap(menuButton(hand.page));
  await hand.tap(hand.page.getByRole('button', { name: en.battle.menuHome }));
  await expect(nextButton(hand.page)).toHaveAccessibleName(named(en.home.continueBattle));
}

test('should work over plain http in the local network, and say once what it lacks', async ({
  baseURL,
  launchOptions,
  hasTouch,
  isMobile,
  viewport,
}) => {
  const port = new URL(baseURL ?? '').port;
  const address = `http://table.lan:${port}/`;
  const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP table.lan 127.0.0.1'];
  const browser = await chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ baseURL: address, hasTouch, isMobile, viewport });
  const page = await context.newPage();
  const faults = faultsOf(page);
  const hand = new Hand(page, hasTouch);
  const notice = page.getByRole('status').filter({ hasText: saving.plainHttp });

  await page.goto('/');
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'locks' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await expect(notice).toBeVisible();
  await hand.tap(notice.getByRole('button', { name: en.common.dismiss }));
  await firstFirefight(hand);
  await activate(hand, VEX);
  await hand.tap(actionButton(page, 'reposition'));
  await expect(undoButton(page)).toHaveAccessibleName(/^Undo: .+ repositions$/u);

  // Said once after a load, not at every visit of the home screen. Whoever left home at once has not been told yet.
  await goHome(hand);
  if (await notice.isVisible()) await hand.tap(notice.getByRole('button', { name: en.common.dismiss }));
  await pressNext(hand, en.home.continueBattle);
  await goHome(hand);
  await expect(notice).toHaveCount(0);
  await pressNext(hand, en.home.continueBattle);
  await expect(card(page, VEX)).toHaveAttribute('data-state', 'acting');

  await page.reload();
  await expect(card(page, VEX)).toHaveAttribute('data-state', 'acting');
  await expect(undoButton(page)).toHaveAccessibleName(/^Undo: .+ repositions$/u);

  // The tabs agree who writes without locks.
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('status').filter({ hasText: saving.readOnly })).toBeVisible();
  await second.close();
  expect(faults).toEqual([]);
  await browser.close();
});
