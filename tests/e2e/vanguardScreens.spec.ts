import { bandRows } from '../../src/words/fr/bandRows.ts';
import { noFindings } from './support/axe.ts';
import { budget } from './support/budget.ts';
import { Rounds, SAID } from './support/rounds.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

/** Taps from the target to its wounds, but for the dice typed. */
const ATTACK_TAPS = 6;
/** Taps around it: who acts, the walk and two more to say it exactly, the attack, the end. */
const OTHER_TAPS = 6;
const TYPED = { hit: [6, 4, 1], hitMore: [2] };

/** A name as the packs have it, as it is said in a language. */
const NAMED = {
  en: (name: string) => name,
  fr: (name: string) => bandRows.content.byName[name] ?? name,
} as const;

/** Nothing reaches over the edge of the screen. */
async function fits(battle: Rounds, screen: string): Promise<void> {
  const { page } = battle;
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${screen}, sideways`).toBeLessThanOrEqual(0);
  await noFindings(page, screen);
}

/** From set-up to the first turn, with a look at each screen. */
async function toFirstTurn(battle: Rounds, system: string): Promise<void> {
  const { round, tray } = battle.told.rounds;
  const side = tray.questions.tableSide('').trim().split(' ')[0] ?? '';
  await battle.begin(system);
  await fits(battle, 'the roll-off');
  await battle.winRollOff('rollOffSetUp');
  await expect(battle.page.getByRole('heading', { name: new RegExp(`^${side}`, 'u') })).toBeVisible();
  await fits(battle, 'the side of the table');
  await battle.next();
  await expect(battle.heading(battle.told.rounds.table.title)).toBeVisible();
  await fits(battle, 'deployment');
  await battle.playOn(({ heading }) => heading === round.start.title(1));
  await battle.winRollOff();
  await fits(battle, 'the start of a round');
  await battle.next(round.start.go(1));
}

for (const language of ['en', 'fr'] as const) {
  const say = NAMED[language];
  const thorn = say('Thorn');

  test(`should have no findings in the screens of a battle of war bands, ${language}`, async ({ hand, page }) => {
    const battle = new Rounds(hand, language);
    const { acts, round, table, tray } = battle.told.rounds;
    if (language === 'fr') {
      await page.goto('/');
      await hand.tap(page.getByRole('radio', { name: SAID.fr.other.common.languages.fr }));
    }
    await toFirstTurn(battle, battle.told.other.deployment.systems.vanguard);
    await fits(battle, 'the table');
    const most = ATTACK_TAPS + OTHER_TAPS + TYPED.hit.length + TYPED.hitMore.length;
    await budget(hand, `a whole activation of Vanguard, its dice on the table, ${language}`, most, async () => {
      await battle.activate(thorn);
      await fits(battle, 'acting');
      await hand.tap(battle.act(acts.names.walk));
      await hand.tap(page.getByRole('button', { name: acts.move.more }));
      await fits(battle, 'a move');
      await battle.next(acts.move.apply.walk);
      await hand.tap(battle.act(say('Hotgun')));
      await fits(battle, 'targets');
      await battle.tapCard(say('Precentor'));
      await battle.next();
      await battle.type(tray.roll.hit(3, thorn), TYPED.hit);
      await expect(battle.tray(tray.roll.hitMore(1, thorn))).toBeVisible();
      await fits(battle, 'a six brings a die');
      await battle.type(tray.roll.hitMore(1, thorn), TYPED.hitMore);
      await battle.finishAttack();
      await battle.end(thorn);
    });
    await hand.tap(page.getByRole('button', { name: table.menu, exact: true }));
    await fits(battle, 'the menu');
    await hand.tap(page.getByRole('dialog').getByRole('button', { name: table.menuRows.log }));
    await expect(battle.heading(battle.told.rounds.logScreen.title)).toBeVisible();
    await fits(battle, 'the log');
    await page.goBack();
    await battle.playOn(({ heading }) => heading === round.end.title(1));
    await fits(battle, 'the end of a round');
  });
}
