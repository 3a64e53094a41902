import { board } from '../../src/words/en/board.ts';
import { behaviour } from '../../src/words/en/behaviour/behaviour.ts';
import { BoardBattle, type Standing } from './support/boardBattle.ts';
import { begins, en, nextButton, undoButton } from './support/screen.ts';
import { LOAM, PIM, pressNext, startFirefight, VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';

const SEED = 5;
const MOST_STEPS = 250;
/** How far a finger goes towards an enemy, in px: about three inches. */
const STRIDE = 52;
/** What the bar says where the table has to answer first. */
const ASKS = [behaviour.turn.playByHand, en.battle.answerAbove] as const;

/** Plays both sides with fingers on the map: everybody goes for the nearest enemy, and shoots it where it can. */
class Fingers extends BoardBattle {
  moves = 0;
  shots = 0;
  enemies = 0;
  #tried = new Set<string>();

  #first(what: string): boolean {
    const isFirst = !this.#tried.has(what);
    this.#tried.add(what);
    return isFirst;
  }

  async activate(): Promise<void> {
    this.#tried = new Set();
    const ready = (await this.standing()).find(
      ({ own, sentence }) => own && sentence.includes(`, ${en.states.ready},`),
    );
    if (ready === undefined) throw new Error('nobody of the own side is ready on the map');
    await this.finger(ready.at);
    await expect(nextButton(this.page)).toHaveAccessibleName(begins(en.battle.endActivation));
  }

  /** A finger on the target, one on what is done to it where several things are legal, and brass. */
  async #shoot({ at, name }: Standing): Promise<void> {
    const { hand, page } = this;
    await this.finger(at);
    const shot = nextButton(page).and(page.getByRole('button', { name: begins(board.shot.shoot('')) }));
    const which = page.getByRole('heading', { name: board.deed(name) });
    await expect(shot.or(which)).toBeVisible();
    if (await which.isVisible()) await hand.tap(page.getByRole('button', { name: en.actions.shoot.name, exact: true }));
    await pressNext(hand, board.shot.shoot(name));
    this.shots += 1;
  }

  /** A finger on the map where it goes, and brass. */
  async #move(): Promise<void> {
    await this.hand.tap(this.tile('reposition'));
    await expect(nextButton(this.page)).toHaveAccessibleName(begins(board.move.tap));
    const pair = await this.nearest();
    if (pair !== null) await this.finger(this.towards(pair, STRIDE));
    await pressNext(this.hand, board.move.here(en.actions.reposition.name));
    this.moves += 1;
  }

  async #act(): Promise<void> {
    const target = (await this.standing()).find(({ own, sentence }) => !own && this.isTarget(sentence));
    if (target !== undefined && this.#first('shoot')) return this.#shoot(target);
    if ((await this.tile('reposition').count()) > 0 && this.#first('move')) return this.#move();
    return pressNext(this.hand, en.battle.endActivation);
  }

  /** Goes on by one thing; true: the battle is over. */
  async step(): Promise<boolean> {
    const { heading, next } = await this.see();
    const is = (title: string) => next?.startsWith(title) === true;
    if (await this.page.getByText(en.end.title, { exact: true }).isVisible()) return true;
    expect(ASKS.filter(is), `nothing is asked that the board knows, on ${heading}`).toEqual([]);
    if (is(en.battle.enemyActivates)) this.enemies += 1;
    if (is(en.battle.tapToActivate('retinue'))) await this.activate();
    else if (is(en.battle.endActivation)) await this.#act();
    else if (next !== null) await pressNext(this.hand);
    return false;
  }
}

test('should play a whole battle on the map by touch, from home to its end', async ({ page, hand }) => {
  const battle = new Fingers(hand);
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
  console.log(`${moves} moves, ${shots} shots, ${enemies} enemies, ${hand.taps} taps`);
  expect(Math.min(moves, shots, enemies)).toBeGreaterThan(0);
});

/** Half a millimetre of the block between them makes the difference between these two places of Pump Hall. */
const [VEX_AT, FOE_AT] = [
  ['9.5', '8'],
  ['15', '9'],
] as const;
const FOE = 'Fighter 1';

test('should tell a close call with what it would be else, be told otherwise at a tap, and take that back', async ({
  page,
  hand,
}) => {
  const battle = new Fingers(hand);
  await battle.begin(/^Pump Hall/u, [PIM, LOAM], SEED);
  await startFirefight(hand);
  await battle.putDown(VEX, VEX_AT);
  await battle.putDown(FOE, FOE_AT);
  await battle.activate();
  await hand.tap(battle.tile('shoot'));
  const facts = page.getByRole('group', { name: board.shot.facts });
  const fact = (title: string, note: string) => facts.getByRole('button', { name: `${title} ${note}`, exact: true });
  const close = fact(board.shot.notInCover, board.shot.close);
  await expect(close).toBeVisible();
  await expect(page.getByText(board.shot.decides(board.verdicts.cover))).toBeVisible();
  await hand.tap(close);
  const byHand = fact(board.shot.inCover, board.shot.byHand);
  await expect(byHand).toBeVisible();
  await hand.tap(undoButton(page));
  await expect(close).toBeVisible();
  await expect(byHand).toHaveCount(0);
});
