import { board } from '../../../src/words/en/board.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { behaviour } from '../../../src/words/en/behaviour/behaviour.ts';
import type { Hand } from './hand.ts';
import { seedChance } from './seeded.ts';
import { look, type Seen } from './look.ts';
import { actionButton, cardButton, en, named, nextButton, sheet, undoButton } from './screen.ts';

/** Names in the quick start, as their cards say them. */
export const RETINUE = ['Isaura Vex', 'Sabine Hale', 'Pim Latchkey', 'Ignace Loam', 'Cyber-hound'] as const;
export const [VEX, HALE, PIM, LOAM, HOUND] = RETINUE;

/** Reads the table. */
export const see = (hand: Hand): Promise<Seen> => look(hand.page, en.battle.bar, en.battle.panelLabel);

/** Presses the bar's large button once it says so. */
export async function pressNext(hand: Hand, title?: string): Promise<void> {
  const next = nextButton(hand.page);
  if (title !== undefined) await expect(next).toHaveAccessibleName(named(title));
  await hand.tap(next);
}

/** A step of a deployment. */
export const step = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** Opens a step of a deployment, or folds it. */
export const pressStep = (hand: Hand, title: string): Promise<void> =>
  hand.tap(step(hand.page, title).locator('[aria-expanded]'));

export const undo = (hand: Hand): Promise<void> => hand.tap(undoButton(hand.page));

/** Where the retinue's dice are rolled; the enemy's are on the screen. */
export type Dice = 'screen' | 'table';

/** Begins battles in which the retinue has the first initiative. */
export const SEED = 5;

/** Opens the app for the first time and begins the ready-made battle, always with the same seed. */
export async function playFirst(hand: Hand, dice: Dice = 'screen', seed = SEED): Promise<void> {
  await seedChance(hand.page, seed);
  await hand.page.goto('/');
  if (dice === 'screen') await hand.tap(hand.page.getByRole('radio', { name: en.home.diceNone }));
  await pressNext(hand, en.home.playFirst);
  await expect(hand.page.getByRole('heading', { name: en.turningPoint.title(1) })).toBeVisible();
}

/** In the preparation of a battle: without miniatures, on this killzone. */
export async function chooseGround(hand: Hand, killzone: RegExp): Promise<void> {
  const { page } = hand;
  await hand.tap(page.getByRole('radio', { name: en.deployment.ground.screen }));
  await hand.tap(page.locator('summary', { hasText: board.take.killzone }));
  await hand.tap(page.getByRole('radio', { name: killzone }));
}

/** From the map on which both sides are put down into the battle, whoever waits put down later. */
export const beginWithout = (hand: Hand): Promise<void> =>
  hand.tap(hand.page.getByRole('button', { name: new RegExp(`^${board.setUp.without(2).replace('2', '\\d+')}`, 'u') }));

/** From a turning point's first question to its firefight. */
export async function startFirefight(hand: Hand, face = 6): Promise<void> {
  const next = nextButton(hand.page);
  await expect(hand.page.getByRole('heading', { name: /^Turning point \d/u, level: 1 })).toBeVisible();
  const asks = [en.dice.roll(1), en.dice.rollForMe, en.turningPoint.startFirefight];
  await expect(next).toHaveAccessibleName(new RegExp(`^(?:${asks.join('|')})`, 'u'));
  const first = hand.page.getByRole('button', { name: en.dice.face(face), exact: true });
  const name = (await next.getAttribute('aria-label')) ?? '';
  if (name.startsWith(en.dice.roll(1))) await pressNext(hand);
  else if (name.startsWith(en.dice.rollForMe)) await hand.tap(first);
  await pressNext(hand, en.turningPoint.startFirefight);
  await expect(hand.page.getByRole('heading', { name: en.battle.title, level: 1 })).toBeAttached();
}

/** The first battle, in its first firefight, the retinue to activate. */
export async function firstFirefight(hand: Hand, dice: Dice = 'screen'): Promise<void> {
  await playFirst(hand, dice);
  await startFirefight(hand);
  await expect(nextButton(hand.page)).toHaveAccessibleName(named(en.battle.tapToActivate('retinue')));
}

/** One tap: activates it in its usual order. */
export const activate = (hand: Hand, name: string): Promise<void> => hand.tap(cardButton(hand.page, name));

/** Declares a shot of the one that acts, up to its first roll. */
export async function shoot(hand: Hand, target: string): Promise<void> {
  await hand.tap(actionButton(hand.page, 'shoot'));
  await hand.tap(cardButton(hand.page, target));
  await expect(hand.page.getByRole('heading', { name: en.attack.shootTitle, level: 1 })).toBeVisible();
}

/** Answers whatever the attack in hand still asks, each time with what the bar offers. */
export async function finishAttack(hand: Hand): Promise<void> {
  const title = hand.page.getByRole('heading', { level: 1 });
  const table = hand.page.getByRole('heading', { name: en.battle.title, level: 1 });
  for (let asked = 0; asked < 40; asked += 1) {
    await expect(title).toBeAttached();
    if ((await table.count()) > 0) return;
    await pressNext(hand);
  }
  throw new Error('the attack does not end');
}

/** Opens what can be set by hand on the sheet of an operative. */
export const openByHand = (hand: Hand): Promise<void> =>
  hand.tap(sheet(hand.page).getByText(en.battle.card.byHand, { exact: true }));

/** Closes the sheet that is open. */
export async function shut(hand: Hand): Promise<void> {
  await hand.tap(sheet(hand.page).getByRole('button', { name: en.common.close }).first());
  await expect(sheet(hand.page)).toHaveCount(0);
}

/** The retinue is to activate next, whatever the rules say. */
export async function retinueNext(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.tap(page.getByRole('group', { name: en.battle.stripLabel }).getByRole('button').first());
  const turn = sheet(page).getByRole('radiogroup', { name: en.battle.toActivate });
  await hand.tap(turn.getByRole('radio', { name: en.common.retinue }));
  await shut(hand);
}

/** Ends an activation; nobody of an enemy that is still unaware has noticed, if that is asked. */
export async function endActivation(hand: Hand): Promise<void> {
  const { page } = hand;
  const no = page.getByRole('button', { name: behaviour.turn.no, exact: true });
  const next = nextButton(page);
  await pressNext(hand, en.battle.endActivation);
  await expect
    .poll(
      async () =>
        (await no.isVisible()) ||
        (await sheet(page).isVisible()) ||
        ((await next.isVisible()) && !(await next.textContent())?.includes(en.battle.endActivation)),
    )
    .toBe(true);
  if (await no.isVisible()) await hand.tap(no);
}
