import { budget } from './support/budget.ts';
import {
  actionButton,
  applies,
  card,
  cardButton,
  en,
  menuButton,
  named,
  nextButton,
  undoButton,
  woundsButton,
} from './support/screen.ts';
import {
  HALE,
  PIM,
  VEX,
  activate,
  endActivation,
  firstFirefight,
  pressNext,
  startFirefight,
  undo,
} from './support/table.ts';
import type { Hand } from './support/hand.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const FOE = 'Fighter 1';
/** A bit more than the 18 px of one wound. */
const ONE_WOUND_PX = 24;
const { dice, attack, settings } = en;

async function typeFaces(hand: Hand, faces: readonly number[]): Promise<void> {
  for (const face of faces) await hand.tap(hand.page.getByRole('button', { name: dice.face(face), exact: true }));
}

/** Where the enemy's dice are rolled, changed in the settings and back to the table. */
async function enemyDice(hand: Hand, mode: 'table' | 'screen'): Promise<void> {
  const { page } = hand;
  await hand.tap(menuButton(page));
  await hand.tap(page.getByRole('button', { name: en.battle.menuSettings }));
  const group = page.getByRole('radiogroup', { name: settings.diceOf.enemy });
  await hand.tap(group.getByRole('radio', { name: settings.diceModes[mode] }));
  await hand.tap(page.getByRole('button', { name: en.common.back }));
  await expect(page.getByRole('heading', { name: en.battle.title, level: 1 })).toBeAttached();
}

test('should reach the first activation from the first opening in five taps', async ({ page, hand }) => {
  await page.goto('/');
  await budget(hand, 'first opening → the first activation can be chosen', 5, async () => {
    await pressNext(hand, en.home.playFirst);
    await startFirefight(hand);
    await expect(nextButton(page)).toHaveAccessibleName(named(en.battle.tapToActivate('retinue')));
  });
  await activate(hand, VEX);
  await expect(card(page, VEX)).toHaveAttribute('data-state', 'acting');
});

test('should change wounds in one drag or two taps', async ({ page, hand }) => {
  await firstFirefight(hand);
  const wounds = (of: string, now: number) =>
    expect(woundsButton(page, of)).toHaveAccessibleName(new RegExp(`^${of}: ${now} of `));
  await wounds(FOE, 7);
  await budget(hand, 'wounds −1', 1, () => hand.dragUp(woundsButton(page, FOE), -ONE_WOUND_PX));
  await wounds(FOE, 6);
  await budget(hand, 'wounds +1', 1, () => hand.dragUp(woundsButton(page, FOE), ONE_WOUND_PX));
  await wounds(FOE, 7);
  await budget(hand, 'wounds −1 by a tap', 1, () => hand.tapLow(woundsButton(page, FOE)));
  await wounds(FOE, 6);
  await budget(hand, 'undo', 1, () => undo(hand));
  await wounds(FOE, 7);
  await budget(hand, 'wounds by any amount', 2, async () => {
    await hand.tap(woundsButton(page, FOE));
    await hand.tap(page.getByRole('button', { name: en.battle.woundsSet(2) }));
  });
  await wounds(FOE, 2);
});

test('should activate in one tap, with the other order in two', async ({ page, hand }) => {
  await firstFirefight(hand);
  const acts = (who: string, order: 'engage' | 'conceal') =>
    expect(card(page, who)).toHaveAccessibleName(new RegExp(`${en.states.acting}, ${en.orders[order].name}`));
  await budget(hand, 'activate, usual order', 1, () => activate(hand, VEX));
  await acts(VEX, 'engage');
  await budget(hand, 'undo', 1, () => undo(hand));
  await expect(card(page, VEX)).toHaveAttribute('data-state', 'ready');
  await budget(hand, 'activate, the other order', 2, async () => {
    await activate(hand, VEX);
    await hand.tap(page.getByRole('button', { name: `${en.orders.conceal.name}, ${en.battle.changeOrder}` }));
  });
  await acts(VEX, 'conceal');
  await expect(undoButton(page)).toHaveAccessibleName(`Undo: ${VEX} activated on Conceal`);
});

test('should attack in four taps with digital dice', async ({ page, hand }) => {
  await firstFirefight(hand);
  await activate(hand, HALE);
  await hand.tap(actionButton(page, 'shoot'));
  await budget(hand, 'attack, digital dice: target → damage applied', 4, async () => {
    await hand.tap(cardButton(page, FOE));
    await pressNext(hand, dice.roll(4));
    await pressNext(hand, dice.roll(3));
    await expect(nextButton(page)).toHaveAccessibleName(applies());
    await pressNext(hand);
  });
  await expect(nextButton(page)).toHaveAccessibleName(named(en.battle.endActivation));
});

test('should attack in two taps and one for each die typed', async ({ page, hand }) => {
  await firstFirefight(hand, 'table');
  const attackWith = async (who: string, defence: () => Promise<void>) => {
    await activate(hand, who);
    await hand.tap(actionButton(page, 'shoot'));
    return async () => {
      await hand.tap(cardButton(page, FOE));
      await typeFaces(hand, [4, 5, 1, 2]);
      await defence();
      await expect(nextButton(page)).toHaveAccessibleName(applies());
      await pressNext(hand);
      await expect(nextButton(page)).toHaveAccessibleName(named(en.battle.endActivation));
    };
  };
  const rolled = await attackWith(HALE, () => pressNext(hand, dice.roll(3)));
  await budget(hand, 'attack, 4 dice typed, the enemy on screen', 6 + 4, rolled);
  await endActivation(hand);
  await activate(hand, 'The Voice');
  await endActivation(hand);
  await enemyDice(hand, 'table');
  const typed = await attackWith(PIM, () => typeFaces(hand, [1, 2, 3]));
  await budget(hand, 'attack, all 7 dice typed', 2 + 7, typed);
});

test('should take the next step of the turning point in one tap', async ({ page, hand }) => {
  await firstFirefight(hand);
  await budget(hand, 'activate', 1, () => activate(hand, VEX));
  await budget(hand, 'end the activation', 1, () => pressNext(hand, en.battle.endActivation));
  await new Player(hand, true).playUntil(({ next }) => next?.startsWith(en.turningPoint.next) ?? false);
  await budget(hand, 'next turning point', 1, () => pressNext(hand, en.turningPoint.next));
  await budget(hand, 'initiative', 1, () => pressNext(hand, dice.roll(1)));
  await expect(page.getByRole('heading', { name: en.turningPoint.title(2) })).toBeVisible();
});

test('should have a labelled undo on every screen of a battle', async ({ page, hand }) => {
  await firstFirefight(hand);
  const says = async (what: string) => {
    await expect(undoButton(page)).toBeVisible();
    await expect(undoButton(page)).toBeInViewport({ ratio: 1 });
    await expect(undoButton(page)).toHaveAccessibleName(what);
  };
  await says('Undo: the start of the firefight');
  await activate(hand, HALE);
  await says(`Undo: ${HALE} activated on Engage`);
  await hand.tap(actionButton(page, 'shoot'));
  await says(`Undo: ${HALE} activated on Engage`);
  await hand.tap(cardButton(page, FOE));
  await says(`Undo: ${HALE}’s shot at ${FOE}`);
  await pressNext(hand, dice.roll(4));
  await says(`Undo: Attack dice, ${HALE}’s shot at ${FOE}`);
  await budget(hand, 'undo in an attack', 1, () => undo(hand));
  await says(`Undo: ${HALE}’s shot at ${FOE}`);
  await expect(page.getByRole('heading', { name: attack.shootTitle, level: 1 })).toBeVisible();
});
