import { noFindings as look } from './support/axe.ts';
import { Player } from './support/player.ts';
import {
  actionButton,
  applies,
  cardButton,
  en,
  fr,
  heading,
  menuButton,
  named,
  nextButton,
  sheet,
  woundsButton,
} from './support/screen.ts';
import {
  HALE,
  HOUND,
  VEX,
  activate,
  endActivation,
  firstFirefight,
  playFirst,
  pressNext,
  pressStep,
  openByHand,
} from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const FOE = 'Fighter 1';
/** On the event table: one operative by lot. */
const WEAPON_JAM = 3;
const { battle, common, home } = en;

test('should have no findings at home, in deployment and in settings', async ({ page, hand }) => {
  await page.goto('/');
  await expect(nextButton(page)).toHaveAccessibleName(named(home.playFirst));
  await look(page, 'home, first opening');
  await hand.tap(page.getByRole('radio', { name: home.playerCount(2) }));
  await look(page, 'home, two players');
  await hand.tap(page.getByRole('button', { name: home.doors.alone.title }));
  await expect(heading(page)).toBeVisible();
  await expect(nextButton(page)).toHaveAccessibleName(named(en.deployment.start));
  await look(page, 'deployment');
  for (const title of [en.deployment.mission, en.deployment.retinue, en.deployment.enemy, en.deployment.table]) {
    await pressStep(hand, title);
    await look(page, `deployment, ${title}`);
  }
  await page.goto('/#/settings');
  await expect(heading(page)).toHaveText(en.settings.title);
  await look(page, 'settings');
  await page.goto('/#/settings/battle');
  await look(page, 'settings of new battles');
  await page.goto('/#/nowhere');
  await expect(page.getByRole('heading', { name: en.faults.notFoundTitle })).toBeVisible();
  await look(page, 'nothing here');
});

test('should have no findings in the turning point and back at home', async ({ page, hand }) => {
  await playFirst(hand, 'table');
  await look(page, 'initiative, to be typed');
  await hand.tap(page.getByRole('button', { name: en.dice.face(6), exact: true }));
  await expect(nextButton(page)).toHaveAccessibleName(named(en.turningPoint.startFirefight));
  await look(page, 'strategy');
  await hand.tap(page.getByRole('button', { name: battle.menuHome, exact: true }));
  await expect(nextButton(page)).toHaveAccessibleName(named(home.continueBattle));
  await look(page, 'home, returning');
  await hand.tap(page.getByRole('button', { name: common.more }).first());
  await expect(sheet(page)).toBeVisible();
  await look(page, 'home, what to do with a battle');
});

test('should have no findings on the table', async ({ page, hand }) => {
  await firstFirefight(hand);
  await look(page, 'nobody acting');
  await hand.tap(woundsButton(page, FOE));
  await expect(sheet(page)).toBeVisible();
  await look(page, 'wounds picker');
  await hand.tap(page.getByRole('button', { name: battle.woundsSet(2) }));
  await hand.hold(cardButton(page, VEX), sheet(page));
  await look(page, 'operative sheet');
  await openByHand(hand);
  await look(page, 'operative sheet, by hand');
  await hand.tap(sheet(page).getByRole('button', { name: common.close }));
  await activate(hand, HALE);
  await look(page, 'acting');
  await hand.tap(actionButton(page, 'shoot'));
  await look(page, 'target choice');
  await hand.tap(page.getByRole('button', { name: common.cancel, exact: true }));
  await hand.tap(actionButton(page, 'reposition'));
  await look(page, 'acting, a move told');
  for (const open of [en.turningPoint.cells.cp, en.turningPoint.cells.initiative, battle.menu, en.saving.saved]) {
    await hand.tap(page.getByRole('button', { name: new RegExp(`^${open}`) }).first());
    await expect(sheet(page)).toBeVisible();
    await look(page, `sheet of ${open}`);
    await hand.tap(sheet(page).getByRole('button', { name: common.close }).first());
  }
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  await look(page, 'keys');
});

test('should have no findings in what holds now', async ({ page, hand }) => {
  await firstFirefight(hand);
  await hand.tap(page.getByRole('button', { name: new RegExp(`^${en.turningPoint.cells.initiative}`) }).first());
  const begin = sheet(page).getByRole('combobox', { name: battle.table.beginEnvironment });
  await begin.selectOption({ index: 1 });
  await hand.tap(sheet(page).getByRole('button', { name: common.close }).first());
  await hand.tap(page.getByRole('button', { name: en.effects.expires.battle }).first());
  await expect(sheet(page)).toHaveAccessibleName(battle.table.holds);
  await look(page, 'what holds now');
});

test('should have no findings in a shot', async ({ page, hand }) => {
  await firstFirefight(hand, 'table');
  await activate(hand, HALE);
  await hand.tap(actionButton(page, 'shoot'));
  await hand.tap(cardButton(page, FOE));
  await expect(heading(page)).toHaveText(en.attack.shootTitle);
  await look(page, 'shot, dice to type');
  for (const face of [6, 4, 1, 4]) await hand.tap(page.getByRole('button', { name: en.dice.face(face), exact: true }));
  await expect(nextButton(page)).toHaveAccessibleName(named(en.dice.roll(3)));
  await look(page, 'shot, defence to roll');
  await pressNext(hand);
  await expect(nextButton(page)).toHaveAccessibleName(applies());
  await look(page, 'shot, saves to choose');
  await hand.tap(
    page.getByRole('button', { name: new RegExp(`^Why: .*damage|${en.attack.line.damage}`, 'iu') }).first(),
  );
  await look(page, 'shot, why the damage');
});

test('should have no findings in a fight', async ({ page, hand }) => {
  await firstFirefight(hand);
  await activate(hand, HOUND);
  await hand.tap(actionButton(page, 'charge'));
  await hand.tap(cardButton(page, FOE));
  await look(page, 'charge, enemies chosen');
  await pressNext(hand, en.actions.charge.name);
  await hand.tap(actionButton(page, 'fight'));
  await expect(heading(page)).toHaveText(en.attack.fightTitle);
  await look(page, 'fight, dice to roll');
  await pressNext(hand, en.dice.roll(4));
  await pressNext(hand, en.dice.roll(3));
  await look(page, 'fight, a die to resolve');
});

test('should have no findings in the log and at the end', async ({ page, hand }) => {
  await firstFirefight(hand);
  await activate(hand, VEX);
  await endActivation(hand);
  await hand.tap(menuButton(page));
  await hand.tap(page.getByRole('button', { name: battle.menuLog }));
  await expect(heading(page)).toHaveText(en.logScreen.title);
  await look(page, 'log');
  await hand.tap(page.getByRole('listitem').first().getByRole('button'));
  await expect(sheet(page)).toBeVisible();
  await look(page, 'log, back to here');
  await hand.tap(sheet(page).getByRole('button', { name: common.close }));
  await page.goto(page.url().replace(/log$/u, 'end'));
  await expect(nextButton(page)).toHaveAccessibleName(named(en.end.confirm));
  await look(page, 'how does it end');
  await pressNext(hand);
  await expect(page.getByText(en.end.title, { exact: true })).toBeVisible();
  await look(page, 'end');
  await hand.tap(page.getByRole('button', { name: en.end.goOn }));
  await look(page, 'the enemy to activate');
});

test('should have no findings from one turning point to the next', async ({ page, hand }) => {
  await firstFirefight(hand);
  await hand.tap(menuButton(page));
  await hand.tap(page.getByRole('button', { name: battle.menuSettings }));
  const events = page.getByRole('radiogroup', { name: en.settings.events });
  await hand.tap(events.getByRole('radio', { name: en.settings.eventModes.hand }));
  await hand.tap(page.getByRole('button', { name: common.back }));
  const player = new Player(hand, true);
  await player.playUntil(({ next }) => next?.startsWith(en.turningPoint.next) ?? false);
  await look(page, 'the turning point is over');
  await pressNext(hand);
  await pressNext(hand, en.dice.roll(1));
  await expect(nextButton(page)).toHaveAccessibleName(named(en.dice.rollForMe));
  await look(page, 'event, to be typed');
  await hand.tap(page.getByRole('button', { name: en.dice.face(WEAPON_JAM), exact: true }));
  await expect(page.getByRole('region', { name: en.questions.randomOperative() })).toBeVisible();
  await look(page, 'event, with a question');
  await pressNext(hand);
  await expect(nextButton(page)).toHaveAccessibleName(named(en.turningPoint.startFirefight));
  await look(page, 'event, done');
});

test('should have no findings in French', async ({ page, hand }) => {
  await page.goto('/');
  await hand.tap(page.getByRole('radio', { name: fr.common.languages.fr }));
  await expect(nextButton(page, fr)).toHaveAccessibleName(named(fr.home.playFirst));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await look(page, 'accueil');
  await hand.tap(nextButton(page, fr));
  await hand.tap(page.getByRole('button', { name: fr.dice.face(6), exact: true }));
  await expect(nextButton(page, fr)).toHaveAccessibleName(named(fr.turningPoint.startFirefight));
  await look(page, 'stratégie');
  await hand.tap(nextButton(page, fr));
  await expect(nextButton(page, fr)).toHaveAccessibleName(named(fr.battle.tapToActivate('retinue')));
  await look(page, 'combat');
  await hand.tap(cardButton(page, HALE));
  await hand.tap(actionButton(page, 'shoot', fr));
  await look(page, 'choix de la cible');
});
