import { board } from '../../src/words/en/board.ts';
import { BoardBattle } from './support/boardBattle.ts';
import { KeyHand } from './support/keyHand.ts';
import { begins, en, nextButton } from './support/screen.ts';
import { LOAM, PIM, startFirefight } from './support/table.ts';
import { expect, test } from './support/test.ts';

const SEED = 5;
const MOST_STEPS = 250;
/** How far a move goes towards an enemy, in inches: a step of the arrows with Alt. */
const STRIDE = 5;

/** Plays with keys alone: figures choose who acts, letters acts, arrows where it goes, Space goes on. */
class Keys extends BoardBattle {
  moves = 0;
  shots = 0;
  enemies = 0;
  #tried = new Set<string>();

  #first(what: string): boolean {
    const isFirst = !this.#tried.has(what);
    this.#tried.add(what);
    return isFirst;
  }

  press(...keys: readonly string[]): Promise<void> {
    return keys.reduce(async (before, key) => {
      await before;
      await this.page.keyboard.press(key);
    }, Promise.resolve());
  }

  /** What the bar says, once it is not that any more. */
  async #left(said: string): Promise<void> {
    await expect.poll(async () => (await this.see()).next).not.toBe(said);
  }

  async #activate(said: string): Promise<void> {
    this.#tried = new Set();
    const own = (await this.see()).cards.filter(({ side }) => side === 'retinue');
    await this.press(`${own.findIndex(({ state }) => state === 'ready') + 1}`);
    await this.#left(said);
  }

  async #shoot(): Promise<void> {
    await this.press(en.actions.shoot.key);
    await expect(nextButton(this.page)).toHaveAccessibleName(begins(board.shot.shoot('')));
    await this.press('ArrowDown', 'ArrowUp', 'Space');
    await expect(nextButton(this.page)).not.toHaveAccessibleName(begins(board.shot.shoot('')));
    this.shots += 1;
  }

  /** The arrows that go that far towards the nearest enemy. */
  async #arrows(): Promise<readonly string[]> {
    const pair = await this.nearest();
    if (pair === null) return [];
    const [dx, dy] = [pair.enemy.at.x - pair.acting.at.x, pair.enemy.at.y - pair.acting.at.y];
    const inches = (part: number) => Math.round((Math.abs(part) / Math.hypot(dx, dy)) * STRIDE);
    return [
      ...Array.from({ length: inches(dx) }, () => (dx > 0 ? 'Alt+ArrowRight' : 'Alt+ArrowLeft')),
      ...Array.from({ length: inches(dy) }, () => (dy > 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')),
    ];
  }

  async #move(): Promise<void> {
    await this.press(en.actions.reposition.key);
    await expect(nextButton(this.page)).toHaveAccessibleName(begins(board.move.tap));
    await this.press(...(await this.#arrows()));
    const here = begins(board.move.here(en.actions.reposition.name));
    await expect(nextButton(this.page)).toHaveAccessibleName(here);
    await this.press('Space');
    await expect(nextButton(this.page)).not.toHaveAccessibleName(here);
    this.moves += 1;
  }

  async #act(): Promise<void> {
    const target = (await this.standing()).some(({ own, sentence }) => !own && this.isTarget(sentence));
    if (target && this.#first('shoot')) return this.#shoot();
    if ((await this.tile('reposition').count()) > 0 && this.#first('move')) return this.#move();
    const said = (await this.see()).next ?? '';
    await this.press('Space');
    return this.#left(said);
  }

  /** Goes on by one thing; true: the battle is over. */
  async step(): Promise<boolean> {
    const { next } = await this.see();
    if (await this.page.getByText(en.end.title, { exact: true }).isVisible()) return true;
    if (next === null) return false;
    const is = (title: string) => next.startsWith(title);
    if (is(en.battle.enemyActivates)) this.enemies += 1;
    if (is(en.battle.tapToActivate('retinue'))) await this.#activate(next);
    else if (is(en.battle.endActivation)) await this.#act();
    else await this.press('Space');
    return false;
  }
}

test('should play a whole battle on the map with keys alone, from home to its end', async ({ page }) => {
  const hand = new KeyHand(page, false);
  const battle = new Keys(hand);
  await battle.begin(/^Pump Hall/u, [PIM, LOAM], SEED);
  await startFirefight(hand);
  await expect(battle.map).toBeVisible();
  await hand.tap(page.getByRole('button', { name: begins(board.put.all) }));
  await expect(page.getByRole('button', { name: board.put.rest })).toHaveCount(0);
  let steps = 0;
  while (!(await battle.step())) {
    steps += 1;
    expect(steps, 'the battle ends').toBeLessThan(MOST_STEPS);
  }
  const { moves, shots, enemies } = battle;
  console.log(`${moves} moves, ${shots} shots, ${enemies} enemies`);
  expect(Math.min(moves, shots, enemies)).toBeGreaterThan(0);
});

test('should measure with keys from who acts to any place, and tell it', async ({ page, hand }) => {
  const battle = new Keys(hand);
  await battle.begin(/^Pump Hall/u, [PIM, LOAM], SEED);
  await startFirefight(hand);
  await page.getByRole('button', { name: begins(board.put.all) }).press('Enter');
  await expect(page.getByRole('button', { name: board.put.rest })).toHaveCount(0);
  await battle.press('1');
  await expect(nextButton(page)).toHaveAccessibleName(begins(en.battle.endActivation));
  await battle.press(board.measure.key);
  await expect(page.getByRole('heading', { name: board.measure.title })).toBeVisible();
  await battle.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('log').filter({ hasText: /inches, .* across and 0 up or down$/u })).toHaveCount(1);
  const to = page.getByRole('combobox', { name: board.measure.to });
  await to.selectOption({ label: 'The Voice' });
  await expect(
    page.getByRole('img', {
      name: begins(board.measure.said(['Isaura Vex', 'The Voice'], 0, 0, 0).split(':')[0] ?? ''),
    }),
  ).toBeVisible();
  await to.blur();
  await battle.press('Escape');
  await expect(to).toHaveCount(0);
});
