import { en } from './support/screen.ts';
import { HESK, OLD_BELL, Rounds, THORN } from './support/rounds.ts';
import { screenSaid } from './support/said.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const VANGUARD = en.deployment.systems.vanguard;
const TWO = en.common.playerName(2);
/** Three of each side are enough for everything that can come to pass. */
const LEFT_OUT = [
  ['Marrow', 'Sparrow'],
  ['Chorister 3', 'Chorister 2'],
];
const BASS = 'Bass';
const CHORISTER = 'Chorister';
const PRECENTOR = 'Precentor';
const RELAY = 'Middle relay';
const MOST_UNDONE = 20;

/** The first round’s shot: two sixes bring a die each, and the page is loaded again between them. */
async function shootsWithSixes(battle: Rounds): Promise<void> {
  const { hand, page } = battle;
  const { attack, tray } = battle.told.rounds;
  await battle.activate(THORN);
  await hand.tap(battle.act('Hotgun'));
  await battle.tapCard(CHORISTER);
  await battle.next(tray.options.noAbility({}));
  await battle.type(tray.roll.hit(3, THORN), [6, 4, 1]);
  await battle.type(tray.roll.hitMore(1, THORN), [6]);
  const pool = page.getByRole('region', { name: attack.hitRoll });
  await expect(pool.getByRole('img')).toHaveCount(5);
  await expect(battle.tray(tray.roll.hitMore(1, THORN))).toBeVisible();
  const [screen, dice] = [await screenSaid(page), await pool.ariaSnapshot()];
  await page.reload();
  await expect.poll(() => pool.ariaSnapshot()).toBe(dice);
  await expect.poll(() => screenSaid(page)).toBe(screen);
  await battle.type(tray.roll.hitMore(1, THORN), [2]);
  await battle.next(tray.options.keepDice({}));
  await expect(page.getByRole('button', { name: `3 ${attack.line.hits}` })).toBeVisible();
  await battle.finishAttack();
  await battle.end(THORN);
}

/** Bass charges Hesk and strikes him down; he recovers, and lies there, tired. */
async function strikesDown(battle: Rounds): Promise<void> {
  const { hand } = battle;
  const { acts, attack, tray } = battle.told.rounds;
  await battle.activate(BASS);
  await hand.tap(battle.act(acts.names.charge));
  await battle.tapCard(HESK);
  await battle.says(HESK, /engaged with Bass/u);
  await hand.tap(battle.act('Yoked bell'));
  await battle.next(tray.options.asHit({}));
  await battle.typeOf(tray.roll.hit(3, BASS), [5, 2, 2]);
  await battle.next(tray.options.keepDice({}));
  await battle.type(tray.roll.armour(1, HESK), [1]);
  await battle.next(tray.options.keepDice({}));
  await battle.type(attack.recovery(HESK), [6]);
  await battle.finishAttack();
  await battle.says(HESK, /1 of 1 wounds, Ready, floored, tired/u);
  await battle.end(BASS);
}

/** Whoever lies and is tired can do nothing but stand up (V-31). */
async function standsUp(battle: Rounds): Promise<void> {
  const { acts } = battle.told.rounds;
  await battle.activate(HESK);
  await expect(battle.act(acts.names.walk)).toBeDisabled();
  await battle.hand.tap(battle.act(acts.names.standUp));
  await battle.end(HESK);
  await battle.says(HESK, /Activated(?!.*tired)/u);
}

/** Old Bell charges the Precentor, and leaves it at that. */
async function engages(battle: Rounds): Promise<void> {
  await battle.activate(OLD_BELL);
  await battle.hand.tap(battle.act(battle.told.rounds.acts.names.charge));
  await battle.tapCard(PRECENTOR);
  await battle.says(PRECENTOR, /engaged with Old Bell/u);
  await battle.end(OLD_BELL);
}

/** Old Bell walks away from the Precentor, which strikes at once, and hits once (V-41). */
async function leaves(battle: Rounds): Promise<void> {
  const { acts, tray } = battle.told.rounds;
  await battle.activate(OLD_BELL);
  await battle.hand.tap(battle.act(acts.names.walk));
  await battle.next(acts.move.apply.walk);
  await strikesAtLeaving(battle, [3, 1, 1]);
  await battle.next(tray.options.keepDice({}));
  await battle.type(tray.roll.armour(1, OLD_BELL), [6]);
  await battle.finishAttack();
  await battle.says(OLD_BELL, /2 of 2 wounds, Acting(?!.*engaged)/u);
  await battle.end(OLD_BELL);
}

/** The Precentor’s free attack at whoever leaves it, with these dice. */
async function strikesAtLeaving(battle: Rounds, faces: readonly number[]): Promise<void> {
  const { attack, tray } = battle.told.rounds;
  await battle.next(tray.options.with({ name: 'Precentor’s staff' }));
  await expect(battle.heading(attack.titles.disengage)).toBeVisible();
  await battle.typeOf(tray.roll.hit(3, PRECENTOR), faces);
}

/** Thorn charges past the Precentor, is struck at, attacks; then all of it is taken back, and everything is as it was. */
async function chargesAndTakesItBack(battle: Rounds): Promise<void> {
  const { hand, page } = battle;
  const { acts, tray, undoCommand } = battle.told.rounds;
  await battle.activate(THORN);
  const before = await screenSaid(page);
  await hand.tap(battle.act(acts.names.charge));
  await battle.tapCard(BASS);
  await hand.tap(page.getByRole('button', { name: acts.move.more }));
  const left = page.getByRole('group', { name: acts.move.left });
  await hand.tap(left.getByRole('button', { name: PRECENTOR }));
  await battle.next(acts.move.apply.charge);
  await strikesAtLeaving(battle, [1, 1, 1]);
  await battle.next(tray.options.keepDice({}));
  await battle.says(THORN, /engaged with Bass/u);
  await hand.tap(battle.act('Captain’s sabre'));
  await battle.finishAttack();
  await battle.says(THORN, /engaged with Bass/u);
  const activated = named(undoCommand, THORN);
  for (let count = 0; count < MOST_UNDONE; count += 1) {
    if ((await battle.undoButton.getAttribute('aria-label')) === activated) break;
    await hand.tap(battle.undoButton);
  }
  await expect.poll(() => screenSaid(page)).toBe(before);
  await battle.end(THORN);
}

const named = (_: unknown, who: string): string => `Undo: the activation of ${who}`;

/** Thorn acts once more for a command point, and is tired; at the end of the round another makes him fresh again. */
async function actsAgain(battle: Rounds): Promise<void> {
  const { hand } = battle;
  const { acts } = battle.told.rounds;
  await hand.tap(battle.page.getByRole('button', { name: new RegExp(`^${acts.turn.again},`, 'u') }));
  await battle.tapCard(THORN);
  await hand.tap(battle.act(acts.names.aim));
  await battle.end(THORN);
  await battle.says(THORN, /Activated, leader, tired/u);
}

test('should play a battle of five rounds from home to the end screen', async ({ hand, page }) => {
  const battle = new Rounds(hand);
  const { round, tray } = battle.told.rounds;
  const turnOf = (who: string) => battle.waitsFor(who);
  await battle.begin(VANGUARD, LEFT_OUT);
  await battle.winRollOff('rollOffSetUp');
  await battle.playOn(({ heading }) => heading === round.start.title(1));
  await battle.winRollOff();
  await battle.next(round.start.go(1));

  await shootsWithSixes(battle);
  await strikesDown(battle);
  await engages(battle);
  await battle.activate(PRECENTOR);
  await battle.end(PRECENTOR);
  await standsUp(battle);
  await battle.endRound(1, [[RELAY, THORN]]);

  await battle.next(round.start.go(2));
  await turnOf(TWO);
  await battle.activate(BASS);
  await battle.end(BASS);
  await leaves(battle);
  await battle.activate(PRECENTOR);
  await battle.end(PRECENTOR);
  await chargesAndTakesItBack(battle);
  await battle.next(battle.told.rounds.acts.turn.finish);
  await battle.activate(HESK);
  await battle.end(HESK);
  await actsAgain(battle);
  await battle.endRound(2, [], THORN);

  for (const number of [3, 4, 5]) await battle.endRound(number, []);
  await expect(battle.heading(round.length.title)).toBeVisible();
  await battle.typeOf(tray.roll.endDie(TWO), [2]);
  await expect(battle.heading(round.over.title)).toBeVisible();
  const rows = page.getByRole('table', { name: round.over.rounds }).getByRole('row');
  await expect(rows.nth(1)).toHaveText(/Iron Third\s*3\s*3\s*3\s*3\s*3\s*15/u);
  await expect(page.getByRole('region', { name: 'Iron Third' })).toContainText(round.over.winBy(15));
  console.log(`${hand.taps} taps from home to the end screen`);
});
